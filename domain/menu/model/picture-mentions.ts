import type { Design } from '../../design/settings.ts'
import { showsPictureOf, showsSectionPictures } from '../../design/shown-pictures.ts'
import type { MenuContent } from './menu.ts'
import { ownPath } from './own-path.ts'
import type { Restaurant } from './restaurant.ts'

export interface PictureMention {
  readonly address: string
  /** Where in the document. */
  readonly path: readonly (string | number)[]
  /** Whether its guests are sent there: they see the paper, which is made of the background, and not the file. */
  readonly isShown: boolean
}

/** Every picture that a menu names, whether its design shows it or not. */
export function picturesOfMenu(content: MenuContent, design: Design): PictureMention[] {
  const hasLogo = design.logoPosition !== 'none'
  return [
    ...picturesOfRestaurant(content.restaurant).map((mention) => ({
      ...mention,
      path: ['content', 'restaurant', ...mention.path],
      isShown: hasLogo && mention.path[0] === 'logoUrl',
    })),
    ...content.sections.flatMap(({ imageUrl: ofSection = null, items }, section) => {
      const path = ['content', 'sections', section]
      return [
        ...mentioned(ofSection, [...path, 'imageUrl'], showsSectionPictures(design)),
        ...items.flatMap((item, at) =>
          mentioned(item.imageUrl, [...path, 'items', at, 'imageUrl'], showsPictureOf(design, item)),
        ),
      ]
    }),
    ...mentioned(design.customBackgroundUrl, ['design', 'customBackgroundUrl'], false),
    ...mentioned(design.coverImageUrl, ['design', 'coverImageUrl'], false),
  ]
}

/** The pictures of a profile, which only its owner sees. */
export const picturesOfRestaurant = ({
  imageUrl,
  logoUrl,
}: Pick<Restaurant, 'imageUrl' | 'logoUrl'>): PictureMention[] => [
  ...mentioned(imageUrl, ['imageUrl'], false),
  ...mentioned(logoUrl, ['logoUrl'], false),
]

/** The picture of a dish of the day, which its guests see. */
export const picturesOfSpecial = ({ imageUrl }: { readonly imageUrl: string | null }): PictureMention[] =>
  mentioned(imageUrl, ['imageUrl'], true)

const mentioned = (
  address: string | null,
  path: PictureMention['path'],
  isShown: boolean,
): PictureMention[] => (address === null || address === '' ? [] : [{ address, path, isShown }])

/**
 * Whether an address can be a picture's: a path on this server, or a page of the web that is asked for
 * safely. What else an address may be (`javascript:`, `//elsewhere`, a page without encryption) is kept nowhere.
 */
export const isPictureAddress = (address: string): boolean =>
  ownPath(address) !== null || /^https:\/\/[^\s/?#\\]+[^\s\\]*$/.test(address)
