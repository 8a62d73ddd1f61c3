import { useQuery } from '@tanstack/react-query'
import { Plus, TrendingUp } from 'lucide-react'
import type { CatalogueItem } from '#contract/reference.ts'
import { PRICE_RANGE } from '#domain/generation/filters.ts'
import { seasonOf } from '#domain/generation/variety.ts'
import { type TrendReason, trendReasons } from '#domain/insights/trend-reasons.ts'
import { dietaryDetailsOf } from '#domain/menu/dietary.ts'
import { addItemToSection, type ItemPlace, newCustomItemId } from '#domain/menu/edits.ts'
import type { MenuGroup } from '#domain/menu/schema.ts'
import { formatPrice } from '#domain/pricing/price.ts'
import { DietaryTags } from '../../lib/dietary-tags.tsx'
import { LoadFailure } from '../../lib/loaded.tsx'
import { useOpenMenu } from '../../lib/open-menu.ts'
import { categoriesQuery, trendingItemsQuery } from '../../lib/reference-queries.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast-store.ts'
import { trendReasonSentence } from './trend-reason-sentence.ts'
import { estimatedPrice, isOnMenu, trendItem } from './trends.ts'

export interface TrendTabProps {
  groups: readonly MenuGroup[]
  cuisineId: number
  onAdded: (place: ItemPlace) => void
}

/** The trending dishes of the menu's cuisine that it does not have, section by section. */
export function TrendTab({ groups, cuisineId, onAdded }: TrendTabProps) {
  const trends = useQuery(trendingItemsQuery(cuisineId))
  const { data: categories = [] } = useQuery(categoriesQuery)
  const priceRange = useOpenMenu((open) => open.filters?.priceRange) ?? PRICE_RANGE.default

  const season = seasonOf(new Date())

  const add = (dish: CatalogueItem) => {
    const category = categories.find(({ id }) => id === dish.categoryId)
    if (!category) {
      toast({
        variant: 'destructive',
        title: 'Error adding item',
        description: 'Could not determine which category to add the item to.',
      })
      return
    }
    const section = groups.find((group) => group.category.id === category.id)?.category ?? category
    const item = trendItem(dish, newCustomItemId(groups, Math.random()), priceRange)
    useOpenMenu.getState().edit((menu) => addItemToSection(menu, category, item))
    toast({
      title: 'Item Added to Menu',
      description: `${item.name} is on the menu, under ${section.name}.`,
    })
    onAdded({ categoryId: category.id, itemId: item.id })
  }

  if (trends.isError) return <LoadFailure query={trends} title="The trends could not be loaded" />
  if (!trends.data) {
    return (
      <SkeletonGroup label="Loading trend recommendations" className="grid gap-4 md:grid-cols-2">
        <Skeleton className="h-40" />
        <Skeleton className="h-40" />
        <Skeleton className="h-40" />
        <Skeleton className="h-40" />
      </SkeletonGroup>
    )
  }
  const missing = trends.data.filter((dish) => !isOnMenu(groups, dish.name))
  if (missing.length === 0) {
    return (
      <EmptyState icon={TrendingUp}>
        Every dish that is trending in this cuisine is on your menu already.
      </EmptyState>
    )
  }
  return (
    <div className="flex flex-col gap-8">
      <p className="max-w-prose text-quiet">
        Dishes of this cuisine that guests ask for now and your menu does not have yet, at the prices of your
        menu.
      </p>
      {categories
        .map((category) => ({
          category,
          dishes: missing.filter((dish) => dish.categoryId === category.id),
        }))
        .filter(({ dishes }) => dishes.length > 0)
        .map(({ category, dishes }) => (
          <section key={category.id} aria-label={category.name}>
            <h2 className="mb-3 font-display font-semibold text-lg">{category.name}</h2>
            <ul className="grid gap-4 md:grid-cols-2">
              {dishes.map((dish) => (
                <TrendCard
                  key={dish.id}
                  dish={dish}
                  price={estimatedPrice(dish, priceRange)}
                  reasons={trendReasons(dish, groups, season)}
                  onAdd={() => add(dish)}
                />
              ))}
            </ul>
          </section>
        ))}
    </div>
  )
}

interface TrendCardProps {
  dish: CatalogueItem
  price: number
  reasons: readonly TrendReason[]
  onAdd: () => void
}

function TrendCard({ dish, price, reasons, onAdd }: TrendCardProps) {
  return (
    <li className="flex flex-col rounded-card border border-rule bg-card p-4">
      <div className="flex items-baseline justify-between gap-4">
        <h3 className="min-w-0 font-display text-base">{dish.name}</h3>
        <span className="shrink-0 font-medium text-sm tabular-nums">{formatPrice(price)}</span>
      </div>
      <p className="mt-1 text-quiet text-sm">{dish.description}</p>
      <ul className="mt-2 mb-3 grow text-sm">
        {reasons.map((reason) => (
          <li key={reason.code}>{trendReasonSentence(reason)}</li>
        ))}
      </ul>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <DietaryTags details={dietaryDetailsOf(dish.dietaryOptions)} />
        <Button
          variant="secondary"
          size="sm"
          icon={Plus}
          className="ml-auto"
          aria-label={`Add to Menu: ${dish.name}`}
          onClick={onAdd}
        >
          Add to Menu
        </Button>
      </div>
    </li>
  )
}
