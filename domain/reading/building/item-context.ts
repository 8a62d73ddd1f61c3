import type { SectionDraft } from './drafts.ts'
import { isDrinkSection } from './drinks.ts'
import type { ItemContext } from './read-item.ts'
import { isWineList, isWineSection } from './wine.ts'

/** What the whole text says of how its items are read. */
export type WholeContext = Omit<ItemContext, 'isWine' | 'isDrink'>

const BOTTLE = /\b(?:btl|bottle|bouteille|flasche|botella|bottiglia)\b/iu

/**
 * How the items of a section are read, by its name, its columns and the section around it.
 * @param titles of the menu
 */
export function contextIn(
  { name, parent, heads }: SectionDraft,
  titles: readonly string[],
  whole: WholeContext,
): ItemContext {
  const names = [name, parent?.name ?? '', ...heads.map(({ label }) => label)]
  return {
    ...whole,
    isDrink: isDrinkSection([...titles, ...names]),
    isWine: isWineSection(names) || titles.some(isWineList) || BOTTLE.test(names.join(' ')),
  }
}
