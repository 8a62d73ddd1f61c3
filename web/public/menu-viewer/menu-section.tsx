import type { ViewerGroup, ViewerItem, ViewerMenu } from '#contract/pages.ts'
import { formatPrice } from '#domain/pricing/price.ts'
import { Ornament } from './ornament.tsx'

export interface MenuSectionProps {
  /** Anchor of the section. */
  id: string
  group: ViewerGroup
  template: ViewerMenu['look']['template']
}

export function MenuSection({ id, group, template }: MenuSectionProps) {
  return (
    <section id={id} className="section" aria-labelledby={`${id}-name`}>
      <div className="section-head">
        {template === 'rustic' && <Ornament template={template} />}
        <h2 id={`${id}-name`}>{group.name}</h2>
      </div>
      <ul className="dishes">
        {group.items.map((item) => (
          <Dish key={item.id} item={item} />
        ))}
      </ul>
    </section>
  )
}

function Dish({ item }: { item: ViewerItem }) {
  return (
    <li className="dish">
      {item.imageUrl && (
        <img className="dish-image" src={item.imageUrl} alt="" width="72" height="72" loading="lazy" />
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
      </div>
    </li>
  )
}
