import { Pencil, TriangleAlert } from 'lucide-react'
import type { DishPlace, ListedDish, MenuOfDishes } from '#contract/menus/dishes.ts'
import { allergenName } from '#domain/menu/claims/allergen-names.ts'
import { inOrder } from '#domain/menu/claims/allergen-states.ts'
import { ownPath } from '#domain/menu/model/own-path.ts'
import { counted } from '#domain/text/listed.ts'
import { useMay } from '../../../plan/own-role.ts'
import { Badge } from '../../../ui/layout/badge.tsx'
import { Table } from '../../../ui/layout/table.tsx'

export interface DishTableProps {
  dishes: readonly ListedDish[]
  menus: readonly MenuOfDishes[]
  onChange: (dish: ListedDish) => void
}

export function DishTable({ dishes, menus, onChange }: DishTableProps) {
  const mayChange = useMay('publish')
  const titles = new Map(menus.map(({ id, title }) => [id, title]))
  return (
    <Table
      caption="Dishes"
      rows={dishes}
      rowKey={({ places: [first] }) => `${first?.menuId}/${first?.sectionId}/${first?.itemId}`}
      columns={[
        { header: 'Dish', isRowHeader: true, cell: (dish) => <Named dish={dish} /> },
        {
          header: 'Prices',
          isPlain: true,
          cell: (dish) => (
            <Prices dish={dish} titles={titles} onChange={mayChange ? () => onChange(dish) : undefined} />
          ),
        },
        { header: 'Allergens', cell: (dish) => <Allergens dish={dish} titles={titles} /> },
        ...(dishes.some(hasRecipe)
          ? [
              {
                header: 'Recipe',
                cell: (dish: ListedDish) => (
                  <span className="text-quiet text-sm">{hasRecipe(dish) ? 'Yes' : '–'}</span>
                ),
              },
            ]
          : []),
      ]}
    />
  )
}

const hasRecipe = ({ places }: ListedDish): boolean => places.some((place) => place.hasRecipe)

function Named({ dish: { places, differs } }: { dish: ListedDish }) {
  const [first, ...others] = places
  const url = ownPath(places.find(({ imageUrl }) => imageUrl !== null)?.imageUrl ?? null)
  const otherNames = [...new Set(others.map(({ name }) => name))].filter((name) => name !== first?.name)
  return (
    <span className="flex min-w-0 items-start gap-3">
      {url && (
        <img src={url} alt="" loading="lazy" className="size-10 shrink-0 rounded-control object-cover" />
      )}
      <span className="min-w-0 [overflow-wrap:anywhere]">
        <bdi>{first?.name}</bdi>
        {otherNames.length > 0 && (
          <span className="block font-normal text-quiet text-sm">also “{otherNames.join('”, “')}”</span>
        )}
        {differs.includes('words') && (
          <Badge className="mt-1 flex w-fit font-normal">
            {otherNames.length > 0 ? 'Names differ' : 'Words differ'}
          </Badge>
        )}
      </span>
    </span>
  )
}

interface CellProps {
  dish: ListedDish
  titles: ReadonlyMap<string, string>
}

/** Where it is and what it costs there, a line a price. */
function Prices({ dish, titles, onChange }: CellProps & { onChange: (() => void) | undefined }) {
  const byPrice = Map.groupBy(dish.places, ({ printedPrices }) => printedPrices)
  const said = (
    <span className="flex min-w-0 flex-col gap-1">
      {[...byPrice].map(([price, places]) => (
        <span key={price} className="flex flex-wrap items-baseline gap-x-3 max-sm:justify-end">
          <span className="font-medium tabular-nums">{price || 'No price'}</span>{' '}
          <span className="text-quiet text-sm">{namesOf(places, titles)}</span>
        </span>
      ))}
    </span>
  )
  if (!onChange) return said
  return (
    <button
      type="button"
      className="group flex min-h-11 min-w-0 items-center justify-end gap-3 rounded-control py-1 text-right hover:bg-wash max-sm:-my-2.5 sm:-mx-2 sm:w-full sm:justify-between sm:px-2 sm:text-left"
      onClick={onChange}
    >
      <span className="sr-only">{`Change ${dish.places[0]?.name}: `}</span>
      {said}
      <Pencil size={16} aria-hidden="true" className="shrink-0 text-quiet group-hover:text-ink" />
    </button>
  )
}

/** As many menus are named; more are counted. */
const MOST_NAMED = 3

function namesOf(places: readonly DishPlace[], titles: CellProps['titles']): string {
  const ids = [...new Set(places.map(({ menuId }) => menuId))]
  if (ids.length > MOST_NAMED) return counted(ids.length, 'menu')
  return [...new Set(ids.map((id) => titles.get(id) ?? ''))].join(', ')
}

function Allergens({ dish: { places }, titles }: CellProps) {
  const byWords = Map.groupBy(places, ({ allergens }) => declaredWords(allergens))
  const [[only] = [NOT_DECLARED], ...others] = byWords
  if (others.length === 0)
    return (
      <span className={only === NOT_DECLARED ? 'whitespace-nowrap text-quiet text-sm' : 'text-sm'}>
        {only}
      </span>
    )
  const isTwofold = byWords.size > (byWords.has(NOT_DECLARED) ? 2 : 1)
  return (
    <span className="flex flex-col gap-1 text-sm">
      {isTwofold && (
        <span className="inline-flex items-center gap-1 font-medium text-warn-ink">
          <TriangleAlert size={16} aria-hidden="true" className="shrink-0" /> Two declarations
        </span>
      )}
      {[...byWords].map(([words, own]) => (
        <span key={words}>
          {words} <span className="text-quiet">{namesOf(own, titles)}</span>
        </span>
      ))}
    </span>
  )
}

const NOT_DECLARED = 'Not declared'

const declaredWords = (allergens: readonly string[] | null): string =>
  allergens === null
    ? NOT_DECLARED
    : allergens.length === 0
      ? 'None'
      : inOrder(allergens).map(allergenName).join(', ')
