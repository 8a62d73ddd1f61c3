import type { ViewerSection } from '#contract/pages/viewer-menu.ts'
import { emptyingChoices, setNames } from '../diets/diet-filter.ts'
import { dishesIn } from '../diets/dishes-in.ts'
import { Ornament } from '../masthead/ornament.tsx'
import type { AroundDishes } from './around-dishes.ts'
import { Dish } from './dish.tsx'
import { DishTable } from './dish-table.tsx'
import { Heading } from './heading.tsx'
import { Extras } from './parts/extras.tsx'
import { Prices } from './parts/prices.tsx'
import { SecondLine } from './parts/second-line.tsx'

export interface GuestSectionProps {
  readonly section: ViewerSection
  readonly menu: AroundDishes
  /** Ids of the diets that guests can choose by. */
  readonly choices: readonly number[]
  /** How many levels of headings are over the sections of the menu, in addition to the first of the page. */
  readonly depth?: number
}

/** Of the names of sections, by how deeply they are nested. */
const nameClasses = ['section-name', 'part-name'] as const

export function MenuSection({ section, menu, choices, depth = 0 }: GuestSectionProps) {
  const { anchor, name, level, secondName, daypart, intro, footer, choose, prices, extras, imageUrl } =
    section
  const { ornament } = menu.look.tokens
  return (
    <section
      id={anchor}
      className={level === 0 ? 'section' : 'section subsection'}
      aria-labelledby={`${anchor}-name`}
      data-empty-for={setNames(emptyingChoices(dishesIn(section), choices))}
    >
      <div className="section-head">
        {level === 0 && ornament?.isOverSections && <Ornament ornament={ornament} />}
        <Heading
          level={level + 2 + depth}
          id={`${anchor}-name`}
          className={nameClasses[level] ?? 'inmost-name'}
        >
          {name}
        </Heading>
        <SecondLine className="second" writing={menu.secondWriting}>
          {secondName}
        </SecondLine>
        {daypart && <p className="daypart">{daypart}</p>}
        {prices.length > 0 && (
          <p className="whole">
            <Prices prices={prices} />
          </p>
        )}
        {intro && <p className="section-note">{intro}</p>}
        {choose && <p className="section-note">{choose}</p>}
      </div>
      {imageUrl && <img className="section-image" src={imageUrl} alt="" loading="lazy" decoding="async" />}
      <Dishes section={section} menu={menu} depth={depth} />
      <Extras extras={extras} menu={menu} />
      {section.sections.map((inner) => (
        <MenuSection key={inner.anchor} section={inner} menu={menu} choices={choices} depth={depth} />
      ))}
      {footer && <p className="section-note section-foot">{footer}</p>}
    </section>
  )
}

function Dishes({ section, menu, depth }: Required<Omit<GuestSectionProps, 'choices'>>) {
  const { items, columns, layout, level, isCourse } = section
  if (items.length === 0) return null
  if (columns.length > 0 && layout === 'list')
    return <DishTable section={section} menu={menu} headingLevel={level + 3 + depth} />
  return (
    <ul className={layout === 'inline' ? 'dishes run' : isCourse ? 'dishes course' : 'dishes'}>
      {items.map((item, at) => (
        <Dish
          key={item.anchor}
          item={item}
          menu={menu}
          columns={columns}
          level={level + 3 + depth}
          or={isCourse && at > 0 ? menu.or : undefined}
        />
      ))}
    </ul>
  )
}
