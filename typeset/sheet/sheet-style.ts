import type { Design } from '#domain/design/settings.ts'
import type { PageSetting } from './page-setting.ts'

/** What an owner has changed of a template's page, as its Typst file reads it; sizes as shares of the template's. */
export interface SheetStyle
  extends Pick<
    Design,
    | 'pricePlacement'
    | 'leaders'
    | 'frame'
    | 'ornament'
    | 'ornamentFamily'
    | 'headingCase'
    | 'logoColor'
    | 'isLogoInsteadOfName'
  > {
  readonly title: number
  readonly name: number
  readonly description: number
  readonly price: number
  readonly logo: number
  readonly image: number
  /** Of the white space between the lines of a text. */
  readonly leading: number
}

const TITLE = { small: 0.72, medium: 1, large: 1.28 } as const
const TEXT = { small: 0.92, medium: 1, large: 1.1 } as const
const LOGO = { small: 0.65, medium: 1, large: 1.6 } as const
const IMAGE = { small: 0.75, medium: 1, large: 1.7 } as const
const LEADING = { airy: 1.12, normal: 1, tight: 0.88 } as const

export function styleOf(design: Design, { titlePercent }: PageSetting): SheetStyle {
  const {
    pricePlacement,
    leaders,
    frame,
    ornament,
    ornamentFamily,
    headingCase,
    logoColor,
    isLogoInsteadOfName,
  } = design
  return {
    pricePlacement,
    leaders,
    frame,
    ornament,
    ornamentFamily,
    headingCase,
    logoColor,
    isLogoInsteadOfName,
    title: (TITLE[design.titleSize] * titlePercent) / 100,
    name: TEXT[design.nameSize],
    description: TEXT[design.descriptionSize],
    price: TEXT[design.priceSize],
    logo: LOGO[design.logoSize],
    image: IMAGE[design.imageSize],
    leading: LEADING[design.density],
  }
}
