import type { MenuItem } from '#domain/menu/model/item.ts'
import { readPrices } from '../../../../../menu/prices/box-of-prices.ts'
import { UnderstoodPrices } from '../../../../../menu/prices/understood-prices.tsx'
import { mayChange } from '../../../../../plan/own-role.ts'
import { InlineEdit } from '../../../../../ui/form/inline-edit.tsx'
import { contextOf, type ItemRowContext } from '../item-text.ts'
import { RowPrice } from '../row-price.tsx'
import type { InlineText } from '../row-texts.ts'

export interface DishPriceProps {
  item: MenuItem
  context: ItemRowContext
  isEdited: boolean
  inline: InlineText
}

export const DishPrice = ({ item, context, isEdited, inline }: DishPriceProps) => (
  <span
    className={
      isEdited
        ? 'flex max-w-[75%] shrink-0 flex-col items-end'
        : item.prices.length > 1
          ? 'ml-auto max-w-full'
          : 'flex shrink-0 justify-end sm:min-w-15'
    }
  >
    {mayChange('edit prices') ? (
      <InlineEdit
        {...inline}
        label={`Price of ${item.name}`}
        isNumeric={isOneAmount(item)}
        understood={(typed) => <Understood typed={typed} item={item} context={context} />}
        className="text-right tabular-nums pointer-coarse:min-h-11 pointer-coarse:min-w-11"
      >
        <RowPrice prices={item.prices} {...context} />
      </InlineEdit>
    ) : (
      <span className="text-right tabular-nums">
        <RowPrice prices={item.prices} {...context} />
      </span>
    )}
  </span>
)

/** Digits alone are enough: a phone shows its pad of digits. */
const isOneAmount = ({ prices }: MenuItem): boolean =>
  prices.length === 0 ||
  (prices.length === 1 && prices.every(({ kind, label, size }) => kind === 'fixed' && !label && !size))

/** What a typed price will be printed as, while it differs from what is there. */
function Understood({ typed, item, context }: { typed: string; item: MenuItem; context: ItemRowContext }) {
  const reading = contextOf(item, context)
  const read = readPrices(typed, reading)
  if (!('prices' in read) || read.prices.every((price, at) => price === item.prices[at])) return null
  return (
    <span className="block rounded-control border border-rule-raised bg-card p-1 shadow-raised">
      <UnderstoodPrices prices={read.prices} context={reading} />
    </span>
  )
}
