import type { MenuColors, ViewerMenu } from '#contract/pages/viewer-menu.ts'
import { relativeLuminance } from '#domain/design/contrast.ts'

/** Papers darker than this need light scrollbars and controls. */
const DARK_PAPER_LUMINANCE = 0.18

export const paperTone = ({ paper }: Pick<MenuColors, 'paper'>): 'dark' | 'light' =>
  relativeLuminance(paper) < DARK_PAPER_LUMINANCE ? 'dark' : 'light'

/** What the style sheet asks of the body. */
export function bodyLook({
  colors,
  paperUrl,
  template,
  tokens,
  fontFamily,
  fontSize,
  headerStyle,
}: ViewerMenu['look']) {
  const tone = paperTone(colors)
  return {
    'data-paper': paperUrl === null ? tone : `${tone} picture`,
    'data-template': template,
    'data-headings': tokens.alignment.headings,
    'data-font': fontFamily,
    'data-size': fontSize,
    'data-header': headerStyle,
  }
}

/** Other colors for those who want dark pages; on paper the day's hold. */
export const nightOf = (colors: MenuColors): string =>
  `@media screen and (prefers-color-scheme:dark){${block(':root', { ...colors })}}`

/**
 * The design's colors and the template's tokens, as the style sheet reads them. All of it is written by us:
 * nothing in it needs escaping for CSS. Tokens are set on the body, where they see the colors as the sheet
 * may have changed them.
 */
export function variablesOf({ colors, paperUrl, tokens }: ViewerMenu['look']): string {
  const { alignment, faces, sizes, rules } = tokens
  return (
    block(':root', {
      ...colors,
      ...(paperUrl !== null && { picture: `url("${paperUrl}")` }),
    }) +
    block('body', {
      aside: faces.descriptionStyle,
      'display-weight': faces.headingWeight,
      'price-weight': faces.priceWeight,
      'name-size': sizes.name,
      'name-spacing': sizes.nameSpacing,
      'section-size': sizes.section,
      'section-spacing': sizes.sectionSpacing,
      'section-case': faces.sectionCase,
      'joined-section-size': sizes.joinedSection,
      'wide-measure': sizes.wideMeasure,
      'wide-columns': sizes.wideColumns,
      leader: rules.leader,
      'section-rule': rules.overSections ? '2px' : '0',
      'section-inset': rules.overSections ? '0.625rem' : '0',
      'section-mark': rules.underSections ? 'inline-block' : 'none',
      ...(alignment.sections === 'center' && { 'section-side': 'center' }),
      ground: tokens.ground,
    })
  )
}

function block(selector: string, variables: Readonly<Record<string, string | number>>): string {
  const declarations = Object.entries(variables).map(([name, value]) => `--${name}:${value}`)
  return `${selector}{${declarations.join(';')}}`
}
