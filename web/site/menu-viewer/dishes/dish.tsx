import type { ViewerItem } from '#contract/pages/viewer-menu.ts'
import type { PrintedHead } from '#domain/menu/printed/printed-section.ts'
import type { AroundDishes } from './around-dishes.ts'
import { DishNotes } from './dish-notes.tsx'
import { Heading } from './heading.tsx'
import { Marks } from './parts/marks.tsx'
import { Prices } from './parts/prices.tsx'

interface DishProps {
  readonly item: ViewerItem
  readonly menu: AroundDishes
  /** Columns that are not drawn: their names are before the prices. */
  readonly columns: readonly PrintedHead[]
  readonly level: number
  /** The word between it and the choice before it. */
  readonly or: string | undefined
}

export function Dish({ item, menu, columns, level, or }: DishProps) {
  const { prices } = item
  return (
    <li id={item.anchor} className={dishClass(item)} data-suits={item.suits.join(' ') || undefined}>
      {or && <p className="or">{or}</p>}
      <div className="dish-body">
        <DishImage item={item} />
        <div className="dish-text">
          <div className={prices.length > 1 ? 'dish-line several' : 'dish-line'}>
            <div className="dish-title">
              <DishTitle item={item} level={level} />
              {prices.length > 0 && <span className="leader" aria-hidden="true" />}
            </div>
            {prices.length > 0 && <Prices prices={prices} columns={columns} />}
          </div>
          <DishNotes item={item} menu={menu} />
        </div>
      </div>
    </li>
  )
}

export const dishClass = ({ isFeatured, soldOut }: Pick<ViewerItem, 'isFeatured' | 'soldOut'>): string =>
  ['dish', isFeatured && 'featured', soldOut && 'sold-out'].filter(Boolean).join(' ')

export const DishTitle = ({
  item: { number, name, marks, soldOut },
  level,
}: Pick<DishProps, 'item' | 'level'>) => (
  <>
    {number && <span className="number">{number} </span>}
    <Heading level={level} className="dish-name">
      {soldOut ? <s>{name}</s> : name}
    </Heading>
    <Marks marks={marks} />
  </>
)

export function DishImage({ item: { imageUrl } }: Pick<DishProps, 'item'>) {
  if (!imageUrl) return null
  return (
    <img
      className="dish-image"
      src={imageUrl}
      alt=""
      width="72"
      height="72"
      loading="lazy"
      decoding="async"
    />
  )
}
