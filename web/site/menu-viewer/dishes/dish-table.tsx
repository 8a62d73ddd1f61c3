// biome-ignore-all lint/a11y/noRedundantRoles: A style sheet that sets rows as grids takes their roles away in some browsers.
import type { ViewerItem, ViewerSection } from '#contract/pages/viewer-menu.ts'
import type { AroundDishes } from './around-dishes.ts'
import { DishImage, DishTitle, dishClass } from './dish.tsx'
import { DishNotes } from './dish-notes.tsx'
import { Price, Prices } from './parts/prices.tsx'

/** More would leave no room for names, on any page. */
const MOST_COLUMNS = 5

interface DishTableProps {
  readonly section: ViewerSection
  readonly menu: AroundDishes
  readonly headingLevel: number
}

/** Dishes whose prices are under columns; on a narrow page each price has the name of its column. */
export const DishTable = ({ section: { anchor, items, columns }, menu, headingLevel }: DishTableProps) => (
  <div className="columns-frame">
    <table
      role="table"
      className={columns.length > MOST_COLUMNS ? 'columns many' : 'columns'}
      data-columns={columns.length}
      aria-labelledby={`${anchor}-name`}
    >
      <thead role="rowgroup">
        <tr role="row">
          <td role="cell" className="corner" />
          {columns.map(({ id, label }) => (
            <th key={id} role="columnheader" scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {items.map((item) => (
          <Row key={item.anchor} item={item} menu={menu} columns={columns} level={headingLevel} />
        ))}
      </tbody>
    </table>
  </div>
)

interface RowProps extends Pick<DishTableProps, 'menu'> {
  readonly item: ViewerItem
  readonly columns: ViewerSection['columns']
  readonly level: number
}

function Row({ item, menu, columns, level }: RowProps) {
  const besides = item.prices.filter(({ head }) => !columns.some(({ id }) => id === head))
  const inColumns = besides.length < item.prices.length
  return (
    <tr
      role="row"
      id={item.anchor}
      className={dishClass(item)}
      data-suits={item.suits.join(' ') || undefined}
    >
      <th role="rowheader" scope="row" className="dish-title">
        <DishTitle item={item} level={level} />
      </th>
      {inColumns ? (
        columns.map(({ id, label }) => {
          const price = item.prices.find(({ head }) => head === id)
          return (
            <td key={id} role="cell" data-column={price && label}>
              {price && <Price price={price} />}
            </td>
          )
        })
      ) : (
        <td role="cell" colSpan={columns.length} className="across">
          {besides.length > 0 && <Prices prices={besides} />}
        </td>
      )}
      <td role="cell" className="dish-notes">
        {inColumns && besides.length > 0 && (
          <p className="besides">
            <Prices prices={besides} />
          </p>
        )}
        <DishImage item={item} />
        <DishNotes item={item} menu={menu} />
      </td>
    </tr>
  )
}
