import type { MenuItem } from '#domain/menu/model/item.ts'
import { everythingShown, printedItem } from '#domain/menu/printed/printed-item.ts'
import type { PriceWriting } from '../../../../../menu/prices/price-writing.ts'

export function ItemFacts({ item, writing }: { item: MenuItem; writing: PriceWriting }) {
  const { wine, details, extras, secondDescription, isFeatured } = printedItem(item, writing.menu, {
    ...everythingShown,
    energy: 'none',
  })
  const energy = item.kcal !== undefined && `${item.kcal} kcal`
  const facts = [
    wine,
    ...details,
    energy,
    ...extras.map(({ name }) => name),
    isFeatured && 'In a box',
  ].filter((fact) => typeof fact === 'string')
  return (
    <>
      {secondDescription && <p className="mt-1 text-pretty text-quiet text-sm">{secondDescription}</p>}
      {facts.length > 0 && <p className="mt-1 text-quiet text-sm">{facts.join(' · ')}</p>}
    </>
  )
}
