import type { ViewerGroup, ViewerItem, ViewerMenu } from '#contract/pages.ts'
import { allergenName } from '#domain/menu/claims/allergen-names.ts'
import { formatPrice } from '#domain/menu/model/price.ts'
import { Ornament } from './ornament.tsx'

export interface MenuSectionProps {
  group: ViewerGroup
  ornament: ViewerMenu['look']['tokens']['ornament']
  /** The choices of marks that leave no dish of it. */
  emptyFor: string | undefined
}

export function MenuSection({ group, ornament, emptyFor }: MenuSectionProps) {
  return (
    <section
      id={group.anchor}
      className="section"
      aria-labelledby={`${group.anchor}-name`}
      data-empty-for={emptyFor}
    >
      <div className="section-head">
        {ornament?.isOverSections && <Ornament ornament={ornament} />}
        <h2 id={`${group.anchor}-name`}>{group.name}</h2>
      </div>
      <ul className="dishes">
        {group.items.map((item) => (
          <Dish key={item.anchor} item={item} />
        ))}
      </ul>
    </section>
  )
}

function Dish({ item }: { item: ViewerItem }) {
  return (
    <li id={item.anchor} className="dish" data-suits={item.suits.join(' ') || undefined}>
      {item.imageUrl && (
        <img
          className="dish-image"
          src={item.imageUrl}
          alt=""
          width="72"
          height="72"
          loading="lazy"
          decoding="async"
        />
      )}
      <div className="dish-text">
        <div className="dish-line">
          <div className="dish-title">
            <h3>{item.name}</h3>
            {item.marks.map(({ id, mark, name }) => (
              <span key={id} className="mark">
                <span aria-hidden="true" title={name}>
                  {mark}
                </span>
                <span className="spoken">{name}</span>
              </span>
            ))}
            {item.price !== null && <span className="leader" aria-hidden="true" />}
          </div>
          {item.price !== null && <span className="price">{formatPrice(item.price)}</span>}
        </div>
        {item.description && <p className="dish-description">{item.description}</p>}
        {item.allergens && item.allergens.length > 0 && (
          <p className="allergens">Contains {item.allergens.map(allergenName).join(', ')}</p>
        )}
      </div>
    </li>
  )
}
