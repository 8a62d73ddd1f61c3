import { useQuery } from '@tanstack/react-query'
import { TrendingUp } from 'lucide-react'
import { useState } from 'react'
import { seasonOf } from '#domain/generation/choosing/season.ts'
import { PRICE_RANGE } from '#domain/generation/filters.ts'
import { factorOf } from '#domain/generation/pricing/price-band.ts'
import { TREND_BASIS } from '#domain/insights/review/trend-reasons.ts'
import { addItemToSection, type ItemPlace, newCustomItemId } from '#domain/menu/editing/edits.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import type { Menu } from '#domain/menu/model/menu.ts'
import { LoadFailure } from '../../../lib/loaded.tsx'
import { categoriesQuery, cuisineItemsQuery, cuisinesQuery } from '../../../menu/reference-queries.ts'
import { useOpenMenu } from '../../../menu/store/open-menu.ts'
import { usePlanAllows } from '../../../plan/use-plan.ts'
import { Button } from '../../../ui/button/button.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { EmptyState } from '../../../ui/waiting/empty-state.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/waiting/skeleton.tsx'
import { TrendCards } from './trend-cards.tsx'
import { cuisineTrends } from './trends.ts'
import { useTrends } from './use-trends.ts'

export interface TrendTabProps {
  menu: Menu
  cuisineId: number
  onAdded: (place: ItemPlace) => void
}

/** The trending dishes of the menu's cuisine that it does not have, section by section. */
export function TrendTab(props: TrendTabProps) {
  // Behind the gate the tab shows its form and asks the server for nothing.
  return usePlanAllows('trend_recommendations') ? (
    <TrendsForMenu {...props} />
  ) : (
    <TrendsOfCuisine {...props} />
  )
}

/** The trending dishes that suit the menu; where the server cannot tell, a link to those of the cuisine. */
function TrendsForMenu(props: TrendTabProps) {
  const report = useTrends()
  const [showsCuisine, setShowsCuisine] = useState(false)
  const { data: cuisines = [] } = useQuery(cuisinesQuery)
  const add = useAdd(props)
  if (report.isError) return <LoadFailure query={report} title="The trends could not be loaded" />
  if (!report.data) return <Loading />
  const { isKindKnown, trends } = report.data
  if (showsCuisine) return <TrendsOfCuisine {...props} />
  if (!isKindKnown) {
    const name = cuisines.find(({ id }) => id === props.cuisineId)?.name ?? ''
    return (
      <EmptyState
        icon={TrendingUp}
        title="We do not know your kitchen well enough"
        action={
          <Button variant="secondary" onClick={() => setShowsCuisine(true)}>
            Show {name} dishes anyway
          </Button>
        }
      >
        Most dishes on this menu are your own, so we cannot tell which trending dish would suit it.
      </EmptyState>
    )
  }
  if (trends.length === 0) {
    return (
      <EmptyState icon={TrendingUp}>
        None is left: each trending dish of this cuisine is on your menu already, is close to one that is,
        costs less than all you sell of its course, or belongs to another kind of house or season.
      </EmptyState>
    )
  }
  return (
    <div className="flex flex-col gap-8">
      <p className="max-w-prose text-quiet">{TREND_BASIS} Priced like your menu.</p>
      <TrendCards
        trends={trends.flatMap(({ edits, reasons }) =>
          edits.flatMap((edit) => (edit.kind === 'add-item' ? [{ item: edit.item, reasons }] : [])),
        )}
        onAdd={add}
      />
    </div>
  )
}

/** All of the cuisine, even those that do not suit the menu. */
function TrendsOfCuisine(props: TrendTabProps) {
  const { menu, cuisineId } = props
  const dishes = useQuery(cuisineItemsQuery(cuisineId))
  const priceRange = useOpenMenu((open) => open.filters?.priceRange) ?? PRICE_RANGE.default
  const add = useAdd(props)
  if (dishes.isError) return <LoadFailure query={dishes} title="The trends could not be loaded" />
  if (!dishes.data) return <Loading />
  const trends = cuisineTrends(dishes.data, menu, cuisineId, {
    season: seasonOf(new Date()),
    fallbackLevel: factorOf(priceRange),
  })
  if (trends.length === 0) {
    return (
      <EmptyState icon={TrendingUp}>
        No trending dish of this cuisine would go with what your menu serves, or all are on it already.
      </EmptyState>
    )
  }
  return (
    <div className="flex flex-col gap-8">
      <p className="max-w-prose text-quiet">
        {TREND_BASIS} You decide whether one suits your menu. Priced like your menu.
      </p>
      <TrendCards trends={trends} onAdd={add} />
    </div>
  )
}

function useAdd({ menu: present, onAdded }: TrendTabProps) {
  const { data: categories = [] } = useQuery(categoriesQuery)
  return (dish: MenuItem) => {
    const category = categories.find(({ id }) => id === dish.categoryId)
    if (!category) {
      toast({
        variant: 'destructive',
        title: 'Error adding item',
        description: 'Could not determine which category to add the item to.',
      })
      return
    }
    const section = present.sections.find(({ id }) => id === category.id) ?? category
    const item = { ...dish, id: newCustomItemId(present, Math.random()) }
    useOpenMenu.getState().edit((menu) => addItemToSection(menu, category, item))
    toast({
      title: 'Item Added to Menu',
      description: `${item.name} is on the menu, under ${section.name}.`,
    })
    onAdded({ sectionId: category.id, itemId: item.id })
  }
}

const Loading = () => (
  <SkeletonGroup label="Loading trend recommendations" className="grid gap-4 md:grid-cols-2">
    <Skeleton className="h-40" />
    <Skeleton className="h-40" />
    <Skeleton className="h-40" />
    <Skeleton className="h-40" />
  </SkeletonGroup>
)
