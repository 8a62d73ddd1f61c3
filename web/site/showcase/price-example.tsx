import { formatDollars, formatPrice, roundUpToDollar } from '#domain/money/dollars.ts'
import {
  audienceMultipliers,
  locationMultipliers,
  type Multiplier,
  pricingData,
} from '#domain/pricing/multipliers.ts'
import { defaultPricingChoice, multipliersFor } from '#domain/pricing/optimize.ts'

const dish = { name: 'Branzino al Forno', price: 26.5, category: { id: 2, name: 'Main Courses' } }
const choice = { ...defaultPricingChoice, location: 'New York', audience: 'upscale', isSeasonal: true }

/** How one price comes about, by the function that makes all of them. */
export function PriceExample() {
  const { location, audience, seasonal, final } = multipliersFor(dish.category, choice, pricingData)
  const exact = dish.price * final
  const rows = [
    { label: nameOf(locationMultipliers, choice.location), factor: location },
    { label: nameOf(audienceMultipliers, choice.audience), factor: audience },
    { label: 'High season', factor: seasonal },
  ]
  return (
    <table className="w-full rounded-card bg-card tabular-nums shadow-raised">
      <caption className="sr-only">The price of {dish.name}, factor by factor</caption>
      <tbody className="[&_td]:px-4 [&_td]:py-3 [&_td]:text-right [&_th]:px-4 [&_th]:py-3 [&_th]:text-left [&_th]:font-normal sm:[&_td]:px-6 sm:[&_th]:px-6">
        <tr>
          <th scope="row">
            <span className="font-medium">{dish.name}</span>
          </th>
          <td>{formatPrice(dish.price)}</td>
        </tr>
        {rows.map(({ label, factor }) => (
          <tr key={label} className="border-rule border-t">
            <th scope="row" className="text-quiet">
              {label}
            </th>
            <td className="text-quiet">× {factor.toFixed(2)}</td>
          </tr>
        ))}
        <tr className="border-rule border-t">
          <th scope="row" className="text-quiet">
            Together, before rounding
          </th>
          <td className="text-quiet">{formatPrice(exact)}</td>
        </tr>
        <tr className="border-edge border-t">
          <th scope="row">
            <span className="font-medium">On the menu</span>
          </th>
          <td className="font-display font-semibold text-accent text-xl lining-nums">
            {formatDollars(roundUpToDollar(exact))}
          </td>
        </tr>
      </tbody>
    </table>
  )
}

const nameOf = (list: readonly Multiplier[], key: string): string =>
  list.find((entry) => entry.key === key)?.name ?? key
