import { UnderstoodPrices } from '../../../../menu/prices/understood-prices.tsx'
import { nameOfMarked } from '../../details/marked-things.ts'
import type { ItemRowContext } from '../rows/item-text.ts'
import type { QuickDish } from './quick-line.ts'

export function UnderstoodDish({ dish, context }: { dish: QuickDish; context: ItemRowContext }) {
  const { name, description, prices, marks, number, secondName, wine, origin } = dish
  const others = [description, secondName, wine?.producer, wine?.vintage, origin].filter(Boolean)
  if (prices.length + marks.length + others.length === 0 && number === undefined) return null
  return (
    <div aria-live="polite" className="flex flex-wrap items-center gap-2 pt-1.5 pb-2 pl-6 text-sm">
      {number !== undefined && <span className="text-quiet tabular-nums">{number}</span>}
      <span className="min-w-0 font-medium [overflow-wrap:anywhere]">{name}</span>
      {marks.map((mark) => (
        <span key={`${mark.kind} ${mark.id}`} className="rounded-control bg-wash px-2.5 py-1">
          {mark.kind === 'diet-on-request' ? nameOfMarked(mark) : mark.meaning || nameOfMarked(mark)}
        </span>
      ))}
      {others.map((words) => (
        <span key={words} className="min-w-0 text-quiet [overflow-wrap:anywhere]">
          {words}
        </span>
      ))}
      {prices.length > 0 && (
        <UnderstoodPrices prices={prices} context={{ ...context, before: [], mayLack: true }} />
      )}
    </div>
  )
}
