import { useQuery } from '@tanstack/react-query'
import { Utensils } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { DISHES_LISTED, type ListedDish } from '#contract/menus/dishes.ts'
import { START_PATH } from '#contract/pages/pages.ts'
import { Loaded } from '../../lib/loaded.tsx'
import { ScreenLink } from '../../lib/screen-link.tsx'
import { useMay, worksForAll } from '../../plan/own-role.ts'
import { Button } from '../../ui/button/button.tsx'
import { SelectField } from '../../ui/form/select-field.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { EmptyState } from '../../ui/waiting/empty-state.tsx'
import { type DishAnswer, type DishKind, dishesQuery } from './calls/dishes-query.ts'
import { ChangeDish } from './change/change-dish.tsx'
import { SameDishes } from './links/same-dishes.tsx'
import { DishTable } from './list/dish-table.tsx'
import { kindOptions } from './list/kind-options.ts'
import { Rollouts } from './rollouts/rollouts.tsx'

export interface DishesProps {
  words: string
  onWords: (words: string) => void
  /** Absent: that of the menu that was saved last. */
  restaurant: string | undefined
  onRestaurant: (id: string) => void
}

export function Dishes({ words, onWords, restaurant, onRestaurant }: DishesProps) {
  const [kind, setKind] = useState<DishKind>('all')
  const [offset, setOffset] = useState(0)
  const q = useDeferredValue(words)
  const query = useQuery(dishesQuery({ q, kind, offset, ...(restaurant !== undefined && { restaurant }) }))
  const { restaurants = [], restaurant: chosen } = query.data ?? {}
  const hasOthers = useMay('publish') && restaurants.length > 1 && worksForAll()
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <h1>Dishes</h1>
        {restaurants.length > 1 && (
          <SelectField
            label="Restaurant"
            isLabelHidden
            className="w-64"
            options={restaurants.map(({ id, name }) => ({ value: id, label: name }))}
            value={chosen ?? ''}
            onChange={({ target }) => {
              setOffset(0)
              onRestaurant(target.value)
            }}
          />
        )}
      </div>
      {hasOthers && <Rollouts />}
      <div className="mb-6 flex flex-wrap items-end gap-2 sm:gap-3">
        <TextField
          type="search"
          label="Find a dish"
          isLabelHidden
          placeholder="Find a dish"
          autoComplete="off"
          value={words}
          onChange={({ target }) => {
            setOffset(0)
            onWords(target.value)
          }}
          className="min-w-0 grow basis-full sm:max-w-sm sm:basis-56"
        />
        <SelectField
          label="Which dishes"
          isLabelHidden
          options={kindOptions(query.data?.counts)}
          value={kind}
          onChange={({ target }) => {
            setOffset(0)
            setKind(target.value as DishKind)
          }}
          className="min-w-48"
        />
      </div>
      <Loaded query={query} what="your dishes">
        {(answer) => (
          <Found
            answer={answer}
            offset={offset}
            onOffset={setOffset}
            isFiltered={q !== '' || kind !== 'all'}
            hasOthers={hasOthers}
          />
        )}
      </Loaded>
    </>
  )
}

interface FoundProps {
  answer: DishAnswer
  offset: number
  onOffset: (offset: number) => void
  isFiltered: boolean
  /** Whether other restaurants may have these dishes. */
  hasOthers: boolean
}

function Found({ answer, offset, onOffset, isFiltered, hasOthers }: FoundProps) {
  const [changed, setChanged] = useState<ListedDish | null>(null)
  const { dishes, total, menus, counts } = answer
  const mayChange = useMay('publish')
  const unreadable = menus.filter(({ isReadable }) => !isReadable)
  return (
    <div className="flex flex-col gap-6">
      {mayChange && counts.proposed > 0 && (
        <SameDishes restaurant={answer.restaurant} count={counts.proposed} />
      )}
      {unreadable.length > 0 && (
        <p className="text-sm text-warn-ink">
          {`These menus can’t be read, so their dishes are missing here: ${unreadable.map(({ title }) => title).join(', ')}.`}
        </p>
      )}
      {total === 0 ? (
        <EmptyState
          icon={Utensils}
          title={isFiltered ? 'No dish like that' : 'No dishes yet'}
          action={mayChange && !isFiltered && <ScreenLink to={START_PATH}>Create New Menu</ScreenLink>}
        >
          {isFiltered
            ? 'Try another word, or look at all dishes.'
            : 'The dishes of your saved menus appear here.'}
        </EmptyState>
      ) : (
        <DishTable dishes={dishes} menus={menus} onChange={setChanged} />
      )}
      {total > DISHES_LISTED && (
        <div className="flex flex-wrap items-center justify-center gap-3">
          <Button
            variant="secondary"
            disabled={offset === 0}
            onClick={() => onOffset(Math.max(0, offset - DISHES_LISTED))}
          >
            Before
          </Button>
          <p className="text-quiet text-sm tabular-nums">
            {`${offset + 1}–${Math.min(total, offset + DISHES_LISTED)} of ${total}`}
          </p>
          <Button
            variant="secondary"
            disabled={offset + DISHES_LISTED >= total}
            onClick={() => onOffset(offset + DISHES_LISTED)}
          >
            More
          </Button>
        </div>
      )}
      {changed && (
        <ChangeDish dish={changed} menus={menus} hasOthers={hasOthers} onClose={() => setChanged(null)} />
      )}
    </div>
  )
}
