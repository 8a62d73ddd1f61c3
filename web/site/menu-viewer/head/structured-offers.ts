import type { Offer, PriceSpecification, QuantitativeValue } from 'schema-dts'
import type { ViewerOffer } from '#contract/pages/viewer-menu.ts'
import type { SizeUnit } from '#domain/menu/model/price.ts'

/** UN/CEFACT Recommendation 20; none for what measures the thing and not how much of it there is. */
const unitCodes: Readonly<Partial<Record<SizeUnit, string>>> = {
  ml: 'MLT',
  cl: 'CLT',
  l: 'LTR',
  oz: 'ONZ',
  floz: 'OZA',
  g: 'GRM',
  kg: 'KGM',
  lb: 'LBR',
  piece: 'C62',
  person: 'IE',
}

/** Prices as offers; one on top of another is its addition, one of words has no amount; undefined for none. */
export function structuredOffers(
  offers: readonly ViewerOffer[],
  currency: string,
  isSoldOut = false,
): Offer | Offer[] | undefined {
  const base = offers
    .filter(({ kind }) => kind !== 'supplement')
    .map((offer) => offerOf(offer, currency, isSoldOut))
  const added = offers.filter(({ kind }) => kind === 'supplement').map((offer) => offerOf(offer, currency))
  if (added.length === 0) return base.length > 1 ? base : base[0]
  const [first = { '@type': 'Offer' } as const, ...others] = base
  return [{ ...first, addOn: added }, ...others]
}

/** An offer of so much and nothing else said. */
export const amountOffer = (price: string, priceCurrency: string): PlainOffer => ({
  '@type': 'Offer',
  price,
  priceCurrency,
})

type PlainOffer = Exclude<Offer, string> & { readonly '@type': 'Offer' }

function offerOf(
  { kind, name, amount, size, per, text }: ViewerOffer,
  currency: string,
  isSoldOut = false,
): PlainOffer {
  const quantity = size && quantityOf(size)
  const words = {
    ...(isSoldOut && { availability: 'https://schema.org/SoldOut' as const }),
    ...(name && { name }),
    ...(quantity && { eligibleQuantity: quantity }),
  }
  // Nothing to be paid is written in words, as on the page.
  if (amount === null || Number(amount) === 0) return { '@type': 'Offer', ...words, description: text }
  const specification = specificationOf(kind, amount, per, currency)
  return {
    ...amountOffer(amount, currency),
    ...words,
    ...(specification && { priceSpecification: specification }),
  }
}

function specificationOf(
  kind: ViewerOffer['kind'],
  amount: string,
  per: string | undefined,
  priceCurrency: string,
): PriceSpecification | undefined {
  if (kind === 'from') return { '@type': 'PriceSpecification', minPrice: Number(amount), priceCurrency }
  if (kind === 'unit')
    return { '@type': 'UnitPriceSpecification', price: amount, priceCurrency, unitText: per ?? 'each' }
  return undefined
}

function quantityOf({ amount, unit }: NonNullable<ViewerOffer['size']>): QuantitativeValue | undefined {
  const unitCode = unitCodes[unit]
  return unitCode === undefined ? undefined : { '@type': 'QuantitativeValue', value: amount, unitCode }
}
