import type { AllergensPageContent } from '#contract/pages/pages.ts'
import { allergenMatrix } from '#domain/menu/allergen-matrix/allergen-matrix.ts'
import { matrixMarketOf } from '#domain/menu/allergen-matrix/matrix-columns.ts'
import { printedMenu } from '#domain/menu/printed/printed-menu.ts'
import { languageOf } from '#domain/money/locale.ts'
import { writingOf } from '#typeset/text/writing.ts'
import type { ViewedMenu } from '../../features/menus/viewing/view-menu.ts'

/**
 * The table of a menu's allergens, of what its owner and its plan let guests see.
 * @param menuUrl where the menu itself is
 */
export function allergensContent(
  {
    row,
    output,
  }: { readonly row: Pick<ViewedMenu['row'], 'updatedAt'>; readonly output: ViewedMenu['output'] },
  menuUrl: string,
): AllergensPageContent {
  const { content, design } = output
  const { restaurant, ...menu } = content
  const printed = printedMenu(restaurant, menu, design)
  const country = (menu.market ?? restaurant.market)?.country
  const { language, direction } = writingOf(printed, menu.language)
  return {
    restaurant: restaurant.name,
    menu: [printed.title, printed.dateLine].filter(Boolean).join(' · '),
    writing: { language, direction },
    matrix: allergenMatrix(printed, { market: matrixMarketOf(country), language: menu.language }),
    facts: [dayOf(row.updatedAt, menu.language)],
    menuUrl,
  }
}

/** The day of a time (ISO 8601 UTC) as a menu in this language writes it. */
const dayOf = (time: string, language: string | undefined): string =>
  new Intl.DateTimeFormat(languageOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(time))
