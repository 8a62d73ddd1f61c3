import type { ViewerMenu } from '#contract/pages.ts'

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
