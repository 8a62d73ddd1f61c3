import type { PrintedItem } from '#domain/menu/printed/printed-item.ts'
import type { PrintedSection } from '#domain/menu/printed/printed-section.ts'
import { joinedLine, lineOf, type PriceColumns, type SheetPriceLine } from './sheet-prices.ts'
import type { InBlock, SheetRun, SheetRunItem } from './sheet-units.ts'
import { namedOf } from './unit-texts.ts'
import type { UnitsContext } from './units-context.ts'

/** Whether an item says no more than fits into a run of items. */
export const isPlain = (item: PrintedItem, columns: PriceColumns | undefined): boolean =>
  item.description === '' &&
  item.secondName === undefined &&
  item.secondDescription === undefined &&
  item.wine === undefined &&
  item.details.length + item.extras.length === 0 &&
  item.prices.length <= 1 &&
  !item.prices.some(({ head }) => columns && head !== undefined) &&
  !item.isFeatured &&
  item.imageUrl === null

export function runOf(
  { id, items }: PrintedSection,
  { or, ...context }: Pick<UnitsContext, 'or' | 'mayContain' | 'meanings'>,
  heads: ReadonlyMap<string, string>,
): Omit<SheetRun, keyof InBlock> {
  const last = items.length - 1
  const after = (index: number) => {
    if (index === last) return ''
    if (or === '') return '\u00a0· '
    return index === last - 1 ? ` ${or} ` : ', '
  }
  return {
    kind: 'run',
    id,
    items: items.map((item, index): SheetRunItem => {
      const named = namedOf(item, context)
      const [price] = item.prices.map((each) => wordsOf(lineOf(each, heads), or))
      return { ...named, price: price ?? '', soldOut: item.soldOut ?? null, after: after(index) }
    }),
  }
}

/** In a course every price is one on top, and the template brackets it. */
function wordsOf(price: SheetPriceLine, or: string): string {
  if (or !== '' || !/^[+−]/u.test(price.text)) return joinedLine(price)
  const { label, text, former, energy } = price
  return `(${[[label, text].filter(Boolean).join(' '), former, energy].filter(Boolean).join(', ')})`
}
