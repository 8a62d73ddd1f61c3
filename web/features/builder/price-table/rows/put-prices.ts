import { findItem, replaceItem, rewriteItem } from '#domain/menu/editing/edits.ts'
import { menuItemSchema } from '#domain/menu/model/item.ts'
import type { Menu } from '#domain/menu/model/menu.ts'
import { excessiveSavings } from '#domain/menu/prices/savings.ts'
import type { PriceRow } from '#domain/pricing/cells/price-cells.ts'
import { typeIntoTable } from '#domain/pricing/cells/table-cells.ts'
import type { TypedCell } from '#domain/pricing/cells/typed-cells.ts'
import { tellRefusedEdit } from '../../../../menu/editing/tell-refused-edit.ts'
import { tryEdit } from '../../../../menu/editing/try-edit.ts'
import { useOpenMenu } from '../../../../menu/store/open-menu.ts'
import { toast } from '../../../../ui/toast/toast-store.ts'

/**
 * Puts a typed price, or an energy, into its cell.
 * @returns why it cannot be kept, in a sentence; null when it is
 */
export function putPrice(cell: TypedCell): string | null {
  const { menu, edit } = useOpenMenu.getState()
  if (!menu) return null
  const typed = typeIntoTable(menu, [cell])
  // What was read fits the rules of a menu: only what it would leave of other prices is to be checked.
  const problem = typed.refused[0]?.problem ?? newSaving(menu, typed.menu)
  if (problem === undefined) edit(() => typed.menu)
  return problem ?? null
}

/** What takes off more than it costs since this edit, in a sentence. */
function newSaving(before: Menu, after: Menu): string | undefined {
  const known = new Set(excessiveSavings(before).map(({ message }) => message))
  return excessiveSavings(after).find(({ message }) => !known.has(message))?.message
}

/** Puts texts into several cells in one step of undo; those that are none there change nothing, and that is said. */
export function putPrices(cells: readonly TypedCell[]): void {
  const { menu } = useOpenMenu.getState()
  if (!menu) return
  const typed = typeIntoTable(menu, cells)
  const [first] = typed.refused
  if (tellRefusedEdit(() => typed.menu) || !first) return
  const what = first.cell.holds === 'energy' ? ['figure', 'figures'] : ['price', 'prices']
  const count = typed.refused.length === 1 ? `One ${what[0]} was` : `${typed.refused.length} ${what[1]} were`
  toast({
    variant: 'destructive',
    title: `${count} not set`,
    description: `“${first.cell.text}”: ${first.problem}`,
  })
}

/** Gives a dish another name; the reason where it cannot have it. */
export function putName({ sectionId, itemId }: PriceRow, text: string): string | null {
  const { data: name, error } = menuItemSchema.shape.name.safeParse(text)
  if (name === undefined) return error?.issues[0]?.message ?? null
  if (itemId === null) return null
  const place = { sectionId, itemId }
  return tryEdit((menu) => {
    const item = findItem(menu, place)
    return item ? replaceItem(menu, place, rewriteItem(item, { name, description: item.description })) : menu
  })
}
