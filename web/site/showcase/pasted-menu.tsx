import type { MenuContent } from '#domain/menu/model/menu.ts'
import type { Price } from '#domain/menu/model/price.ts'
import { printedPrices } from '#domain/menu/prices/printed-prices.ts'
import { textLines } from '#domain/reading/lines/text-lines.ts'
import { readMenuLines } from '#domain/reading/read-menu-lines.ts'

/** Someone's menu pasted into someone's letter. */
const PASTED = `STARTERS
Onion soup ....... 7.50
Oysters, half a dozen  $18
Beet salad   11
goat cheese, walnuts

FROM THE GRILL
Half chicken … 19.50
with lemon and thyme
Rib steak, 12 oz   34
Sea bass (GF)  29.90`

let content: MenuContent | undefined

/** Read for the first page that shows it: every start of a server and of its tests loads this module. */
const readOnce = (): MenuContent => (content ??= readMenuLines(textLines(PASTED)).content)

export function PastedMenu() {
  const menu = readOnce()
  return (
    <div className="grid gap-6 md:grid-cols-2">
      <pre className="overflow-x-auto rounded-card border border-edge border-dashed p-4 font-mono text-sm leading-6">
        {PASTED}
      </pre>
      <div className="rounded-card bg-card p-4 shadow-raised sm:p-5">
        {menu.sections.map(({ id, name, items }) => (
          <div key={id} className="not-first:mt-4">
            <p className="font-display font-semibold">{name}</p>
            <ul className="mt-1 divide-y divide-rule text-sm">
              {items.map((item) => (
                <li key={item.id} className="py-1.5">
                  <p className="flex justify-between gap-3">
                    <span>{item.name}</span>
                    <span className="tabular-nums">{pricesLine(item.prices, menu)}</span>
                  </p>
                  {item.description && <p className="text-quiet">{item.description}</p>}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </div>
  )
}

const pricesLine = (prices: readonly Price[], menu: MenuContent): string =>
  printedPrices(prices, { menu, design: { priceSign: 'locale', priceCents: 'always' } }).line
