import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { seasonOf } from '#domain/generation/choosing/season.ts'
import { TREND_BASIS } from '#domain/insights/review/trend-reasons.ts'
import { formatPrice } from '#domain/money/dollars.ts'
import { categoriesQuery, trendingItemsQuery } from '../../../menu/reference-queries.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/waiting/skeleton.tsx'
import { estimatedPrice, sample, suitable, TRENDING_SHOWN } from './trends.ts'

interface TrendingItemsProps {
  cuisineId: number
  priceRange: number
  dietaryOptions: readonly number[]
}

/** A few of a cuisine's trending dishes of the chosen diets and this season, while there is no menu. */
export function TrendingItems({ cuisineId, priceRange, dietaryOptions }: TrendingItemsProps) {
  const { data: dishes, isError, refetch } = useQuery(trendingItemsQuery(cuisineId))
  const { data: categories = [] } = useQuery(categoriesQuery)
  const shown = useMemo(
    () =>
      dishes &&
      sample(suitable(dishes, dietaryOptions, seasonOf(new Date()), priceRange), TRENDING_SHOWN, Math.random),
    [dishes, dietaryOptions, priceRange],
  )
  return (
    <section aria-labelledby="trending-items">
      <h2 id="trending-items" className="mb-3 font-display font-semibold text-lg">
        Trending Items
      </h2>
      <p className="-mt-2 mb-3 text-quiet text-sm">{TREND_BASIS}</p>
      {isError && (
        <p className="text-quiet">
          The trending dishes could not be loaded.{' '}
          <Button variant="quiet" size="sm" onClick={() => refetch()}>
            Try again
          </Button>
        </p>
      )}
      {!shown && !isError && (
        <SkeletonGroup label="Loading trending dishes" className="grid gap-4 md:grid-cols-3">
          <Skeleton className="h-36" />
          <Skeleton className="h-36" />
          <Skeleton className="h-36" />
        </SkeletonGroup>
      )}
      {shown?.length === 0 && (
        <p className="text-quiet">Nothing trending in this cuisine meets these dietary options.</p>
      )}
      {shown && shown.length > 0 && (
        <ul className="grid gap-4 md:grid-cols-3">
          {shown.map((dish) => (
            <li key={dish.id} className="flex flex-col rounded-card border border-rule bg-card p-4">
              <h3 className="font-display text-base">{dish.name}</h3>
              <p className="mt-1 grow text-quiet text-sm">{dish.description}</p>
              <p className="mt-3 flex justify-between gap-4 text-sm">
                <span className="text-quiet">
                  {categories.find(({ id }) => id === dish.categoryId)?.name}
                </span>
                <span className="tabular-nums">{formatPrice(estimatedPrice(dish, priceRange))}</span>
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
