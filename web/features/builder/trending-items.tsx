import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { formatPrice } from '#domain/pricing/price.ts'
import { categoriesQuery, trendingItemsQuery } from '../../lib/reference-queries.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx'
import { estimatedPrice, sample, TRENDING_SHOWN } from './trends.ts'

/** A taste of what a cuisine's guests ask for, while there is no menu yet. */
export function TrendingItems({ cuisineId, priceRange }: { cuisineId: number; priceRange: number }) {
  const { data: dishes, isError, refetch } = useQuery(trendingItemsQuery(cuisineId))
  const { data: categories = [] } = useQuery(categoriesQuery)
  const shown = useMemo(() => dishes && sample(dishes, TRENDING_SHOWN, Math.random), [dishes])
  return (
    <section aria-labelledby="trending-items">
      <h2 id="trending-items" className="mb-3 font-display font-semibold text-lg">
        Trending Items
      </h2>
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
      {shown?.length === 0 && <p className="text-quiet">Nothing is trending in this cuisine just now.</p>}
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
