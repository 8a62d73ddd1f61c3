import type { GuestPage } from '#contract/pages/guest-page.ts'
import type { MenuColors, ViewerMenu } from '#contract/pages/viewer-menu.ts'
import { relativeLuminance } from '#domain/design/contrast.ts'
import { type Design, defaultDesign } from '#domain/design/settings.ts'
import { DEFAULT_TEMPLATE_ID, templateById } from '#domain/design/templates.ts'
import { pageColors } from '#typeset/pictures/page-colors.ts'

/** Ground and words of pages at night: near black and near white, a little warm. */
const NIGHT_PAPER = '#171412'
const NIGHT_INK = '#ece6de'

/** Papers darker than this are dark by day already. */
const DARK_LUMINANCE = 0.18

/** The look of a page, that of the first menu it shows; of a page without menus, the usual one. */
export function pageLook(
  first: ViewerMenu | undefined,
  design: Design = defaultDesign,
): Pick<GuestPage, 'look' | 'night'> {
  const look = first?.look ?? usualLook()
  const isDark = relativeLuminance(look.colors.paper) < DARK_LUMINANCE
  return {
    // A banner and a picture of paper are the menu's own; a page of several has a plain ground.
    look: { ...look, colors: pageColors(design), paperUrl: null, headerStyle: calm(look.headerStyle) },
    night: isDark ? null : nightColors(design),
  }
}

/** Light words on a dark ground; the accent stays, made only as much lighter as it has to be. */
const nightColors = ({ accentColor }: Design): MenuColors =>
  pageColors({ accentColor, primaryColor: NIGHT_INK, secondaryColor: NIGHT_PAPER })

const calm = (style: Design['headerStyle']): Design['headerStyle'] =>
  style === 'banner' ? 'centered' : style

function usualLook(): ViewerMenu['look'] {
  const template = templateById(DEFAULT_TEMPLATE_ID)
  if (!template) throw new Error('There is no template that menus have by default.')
  const { fontFamily, fontSize, headerStyle, logoPosition, punctuation } = defaultDesign
  return {
    template: template.key,
    tokens: template.tokens,
    fontFamily,
    fontSize,
    headerStyle,
    logoPosition,
    punctuation,
    colors: pageColors(defaultDesign),
    paperUrl: null,
  }
}
