import type { OfferedDish } from '#domain/insights/optimization/optimization-shape.ts'
import { dietaryDetailsOf } from '#domain/menu/claims/dietary.ts'
import { ApplyButton } from '../../../menu/advice/apply/apply-button.tsx'
import type { ApplyTools } from '../../../menu/advice/apply/use-apply.ts'
import { useKept } from '../../../menu/advice/apply/use-kept.ts'
import { money } from '../../../menu/advice/words/money.ts'
import { Badge } from '../../../ui/layout/badge.tsx'

export interface OfferedDishesProps {
  title: string
  basis: string
  dishes: readonly OfferedDish[]
  currency: string
  empty: string
  tools: ApplyTools
}

const idOf = ({ id }: OfferedDish): string => `offer:${id}`

export function OfferedDishes({ title, basis, dishes, currency, empty, tools }: OfferedDishesProps) {
  const shown = useKept(dishes, idOf, (id) => tools.isDone(id, undefined))
  const offered = new Set(dishes.map(idOf))
  return (
    <section aria-label={title} className="border-ink border-t-2 pt-3">
      <h2 className="text-lg">{title}</h2>
      <p className="mb-2 max-w-prose text-quiet text-sm">{basis}</p>
      {shown.length === 0 && <p className="py-4 text-quiet">{empty}</p>}
      <ul className="grid gap-x-10 md:grid-cols-2">
        {shown.map((dish) => (
          <DishRow
            key={dish.id}
            dish={dish}
            currency={currency}
            isOffered={offered.has(idOf(dish))}
            tools={tools}
          />
        ))}
      </ul>
    </section>
  )
}

interface DishRowProps {
  dish: OfferedDish
  currency: string
  isOffered: boolean
  tools: ApplyTools
}

function DishRow({ dish, currency, isOffered, tools }: DishRowProps) {
  const { name, description, sectionName, price, season, region, isTrending, edits } = dish
  return (
    <li className="flex flex-col border-rule border-t py-4">
      <div className="flex items-baseline gap-3">
        <h3 className="min-w-0 font-display text-base">{name}</h3>
        {price !== null && (
          <>
            <span aria-hidden="true" className="min-w-4 grow border-edge border-b border-dotted" />
            <span className="font-medium text-sm tabular-nums">{money(price, currency)}</span>
          </>
        )}
      </div>
      <p className="mt-1 grow text-quiet text-sm">{description}</p>
      <div className="mt-3 flex items-end justify-between gap-4">
        <ul aria-label={`About ${name}`} className="flex flex-wrap gap-1.5">
          <li>
            <Badge>{sectionName}</Badge>
          </li>
          {region !== null && (
            <li>
              <Badge tone="accent">{region}</Badge>
            </li>
          )}
          {season !== null && (
            <li>
              <Badge tone="good">In season: {season}</Badge>
            </li>
          )}
          {isTrending && (
            <li>
              <Badge tone="warn">Trending</Badge>
            </li>
          )}
          {dietaryDetailsOf(dish.dietaryOptions)
            .slice(0, 2)
            .map(({ id, name: diet, displayClass }) => (
              <li key={id} className={displayClass}>
                {diet}
              </li>
            ))}
        </ul>
        <ApplyButton
          tools={tools}
          label="Add"
          proposal={{ id: idOf(dish), edits, words: `${name} is on the menu, under ${sectionName}.` }}
          about={name}
          editsLeft={isOffered ? edits : undefined}
        />
      </div>
    </li>
  )
}
