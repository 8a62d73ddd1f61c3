import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { RESTAURANT_PATH } from '#contract/pages/pages.ts'
import { ownScreenAt } from '#contract/pages/site-links.ts'
import type { ListedPage } from '#contract/restaurant/restaurant-pages.ts'
import { FirstRun } from '../../features/restaurant-page/first-run.tsx'
import { Loaded } from '../../lib/loaded.tsx'
import { ScreenTitle } from '../../lib/screen-title.tsx'
import { pageQuery, pagesQuery } from '../../menu/restaurant-page/page-queries.ts'
import { may } from '../../plan/own-role.ts'
import { SelectField } from '../../ui/form/select-field.tsx'
import { RestaurantTabs } from './restaurant-tabs.tsx'

/** `/restaurant?of={id}&tab={name}`: what guests see of a restaurant in addition to its menus, and when. */
export function RestaurantScreen() {
  const [search, setSearch] = useSearchParams()
  const pages = useQuery(pagesQuery)
  const name = titleAt(search.get('tab'))
  return (
    <main className="page-width py-8 sm:py-12">
      <ScreenTitle name={name} />
      <div className="mb-6 print:hidden flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <h1>{name}</h1>
        <RestaurantChoice
          pages={pages.data ?? []}
          chosen={chosenOf(pages.data ?? [], search.get('of'))}
          onChange={(of) => setSearch({ of }, { replace: true })}
        />
      </div>
      <Loaded query={pages} what="your restaurant's page">
        {(listed) => {
          const chosen = chosenOf(listed, search.get('of'))
          return chosen ? (
            <OpenRestaurant key={chosen.restaurantId} restaurantId={chosen.restaurantId} />
          ) : (
            <NoPage />
          )
        }}
      </Loaded>
    </main>
  )
}

/** The header leads to some tabs as to screens. */
const titleAt = (tab: string | null): string => {
  const screen = ownScreenAt(RESTAURANT_PATH, tab)
  return !screen || screen.href === RESTAURANT_PATH ? 'Restaurant Page' : screen.label
}

const NoPage = () =>
  may('share') ? <FirstRun /> : <p className="text-quiet">This restaurant has no page yet.</p>

const chosenOf = (pages: readonly ListedPage[], of: string | null): ListedPage | undefined =>
  pages.find(({ restaurantId }) => restaurantId === of) ?? pages[0]

interface RestaurantChoiceProps {
  pages: readonly ListedPage[]
  chosen: ListedPage | undefined
  onChange: (restaurantId: string) => void
}

function RestaurantChoice({ pages, chosen, onChange }: RestaurantChoiceProps) {
  if (!chosen) return null
  if (pages.length === 1) return <p className="text-quiet">{chosen.restaurantName}</p>
  return (
    <SelectField
      label="Restaurant"
      isLabelHidden
      className="w-64"
      options={pages.map(({ restaurantId, restaurantName }) => ({
        value: restaurantId,
        label: restaurantName,
      }))}
      value={chosen.restaurantId}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

function OpenRestaurant({ restaurantId }: { restaurantId: string }) {
  const page = useQuery(pageQuery(restaurantId))
  return (
    <Loaded query={page} what="your restaurant's page">
      {(known) => <RestaurantTabs known={known} />}
    </Loaded>
  )
}
