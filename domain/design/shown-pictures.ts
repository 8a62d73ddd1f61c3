import type { Design } from './settings.ts'

export type PictureChoice = Pick<Design, 'showImages' | 'itemImages' | 'showSectionImages'>

export const showsPictureOf = (
  { showImages, itemImages }: PictureChoice,
  item: { readonly isFeatured?: boolean | undefined },
): boolean => showImages && (itemImages === 'all' || (itemImages === 'featured' && item.isFeatured === true))

export const showsSectionPictures = ({ showImages, showSectionImages }: PictureChoice): boolean =>
  showImages && showSectionImages
