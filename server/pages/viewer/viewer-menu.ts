import type { User } from '#contract/accounts/accounts.ts'
import type { ViewerMenu, ViewerSection } from '#contract/pages/viewer-menu.ts'
import { isOwnMenu } from '#domain/access/menus.ts'
import { templateById } from '#domain/design/templates.ts'
import { ownPath } from '#domain/menu/model/own-path.ts'
import { printedMenu } from '#domain/menu/printed/printed-menu.ts'
import { pageColors } from '#typeset/pictures/page-colors.ts'
import { directionOf, writingOf } from '#typeset/text/writing.ts'
import type { SavedMenuRow } from '../../features/menus/stored/queries.ts'
import type { ServedMenu } from '../../features/menus/viewing/view-menu.ts'
import type { MenuPaper } from '../../printing/menu-paper.ts'
import { saidCuisine } from './said-cuisine.ts'
import { avoidableOf } from './viewer-allergens.ts'
import { dietsOf, itemsIn } from './viewer-diets.ts'
import type { MenuAddresses } from './viewer-paths.ts'
import { viewerSections } from './viewer-sections.ts'

/** What the page of a menu shows of its row, and by what it knows the owner. */
type ViewedRow = Pick<
  SavedMenuRow,
  | 'id'
  | 'ownerId'
  | 'restaurantId'
  | 'name'
  | 'cuisineId'
  | 'targetCheckAverageCents'
  | 'createdAt'
  | 'sharedAt'
>

export interface Viewing {
  readonly visitor: User | null
  readonly paper?: MenuPaper | undefined
  readonly addresses: MenuAddresses
  /** Of the anchors of its sections and dishes, where other menus are on the same page. */
  readonly prefix?: string
}

/** What of a menu its page shows: nothing of the owner, nothing that the plan or the design keeps back. */
export function toViewerMenu(
  { row, output, soldOut }: Pick<ServedMenu, 'output' | 'soldOut'> & { readonly row: ViewedRow },
  { visitor, paper, addresses, prefix }: Viewing,
): ViewerMenu {
  const { content, design, templateId } = output
  const { restaurant, ...menu } = content
  const { name, address, logoUrl } = restaurant
  const template = templateById(templateId)
  if (!template) throw new Error(`A plan let out the unknown template ${templateId}`)
  const isOwn = isOwnMenu(row, visitor)
  const printed = printedMenu(restaurant, menu, { ...design, soldOut, spellsOut: true })
  const { title, dateLine, intro, notices, legend, tellsAllergens, or } = printed
  const sections = viewerSections(printed.sections, menu, { ...design, prefix })
  const { language, direction } = writingOf(printed, menu.language)
  return {
    id: row.id,
    name: row.name,
    restaurant: {
      name,
      description: printed.restaurant.description,
      address,
      logoUrl: design.logoPosition === 'none' ? null : ownPath(logoUrl),
    },
    title,
    dateLine,
    ...(intro !== undefined && { intro }),
    writing: { language, direction },
    secondWriting: secondWritingOf(menu.secondLanguage, sections),
    currency: menu.currency,
    ...(menu.contact && { contact: menu.contact }),
    cuisineName: saidCuisine(row.cuisineId, content),
    templateName: template.name,
    targetCheckAverage: isOwn ? row.targetCheckAverageCents / 100 : null,
    createdAt: row.createdAt,
    pdfUrl: addresses.pdf,
    pictureUrl: addresses.picture,
    isShared: row.sharedAt !== null,
    isOwn,
    showsWatermark: !design.hideWatermark,
    look: {
      template: template.key,
      tokens: template.tokens,
      fontFamily: design.fontFamily,
      fontSize: design.fontSize,
      headerStyle: design.headerStyle,
      logoPosition: design.logoPosition,
      punctuation: design.punctuation,
      // The same derivation as in print: the words stay legible on the paper with every choice of colors.
      colors: pageColors(design, paper?.color),
      paperUrl: paper ? addresses.paper : null,
    },
    avoidable: avoidableOf(sections, (menu.market ?? restaurant.market)?.country, language, legend),
    allergensUrl: addresses.allergens,
    textUrl: addresses.text,
    diets: dietsOf(sections, language),
    legend,
    notices,
    tellsAllergens,
    or,
    sections,
  }
}

/** Second lines are read in the language that the menu names for them; in which direction, their letters say. */
function secondWritingOf(language: string | undefined, sections: readonly ViewerSection[]) {
  if (language === undefined) return null
  const line = [...sections, ...itemsIn(sections)].find(({ secondName }) => secondName)?.secondName ?? ''
  return { language, direction: directionOf(line, 'ltr') }
}
