import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import type { TrendReason } from '#domain/insights/review/trend-reasons.ts'
import { dietaryDetailsOf } from '#domain/menu/claims/dietary.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import { printedPrices } from '#domain/menu/prices/printed-prices.ts'
import { categories, dietaryOptions } from '#domain/reference/reference.ts'
import { DietaryTags } from '../../../menu/claims/diets/dietary-tags.tsx'
import { usePriceWriting } from '../../../menu/prices/price-writing.ts'
import { categoriesQuery } from '../../../menu/reference-queries.ts'
import { Button } from '../../../ui/button/button.tsx'
import type { ShownTrend } from './trends.ts'

export interface TrendCardsProps {
  trends: readonly ShownTrend[]
  onAdd: (dish: MenuItem) => void
}

export function TrendCards({ trends, onAdd }: TrendCardsProps) {
  const { data: categories = [] } = useQuery(categoriesQuery)
  return categories
    .map((category) => ({ category, own: trends.filter(({ item }) => item.categoryId === category.id) }))
    .filter(({ own }) => own.length > 0)
    .map(({ category, own }) => (
      <section key={category.id} aria-label={category.name}>
        <h2 className="mb-3 font-display font-semibold text-lg">{category.name}</h2>
        <ul className="grid gap-4 md:grid-cols-2">
          {own.map((trend) => (
            <TrendCard key={trend.item.id} trend={trend} onAdd={() => onAdd(trend.item)} />
          ))}
        </ul>
      </section>
    ))
}

function TrendCard({ trend: { item, reasons }, onAdd }: { trend: ShownTrend; onAdd: () => void }) {
  const writing = usePriceWriting()
  return (
    <li className="flex flex-col rounded-card border border-rule bg-card p-4">
      <div className="flex items-baseline justify-between gap-4">
        <h3 className="min-w-0 font-display text-base">{item.name}</h3>
        <span className="shrink-0 font-medium text-sm tabular-nums">
          {printedPrices(item.prices, writing).line}
        </span>
      </div>
      <p className="mt-1 text-quiet text-sm">{item.description}</p>
      <ul className="mt-2 mb-3 grow text-sm">
        {reasons.map((reason) => (
          <li key={reason.code}>{trendReasonSentence(reason)}</li>
        ))}
      </ul>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <DietaryTags details={dietaryDetailsOf(item.dietaryOptions)} />
        <Button
          variant="secondary"
          size="sm"
          icon={Plus}
          className="ml-auto"
          aria-label={`Add to Menu: ${item.name}`}
          onClick={onAdd}
        >
          Add to Menu
        </Button>
      </div>
    </li>
  )
}

const nameIn = (list: readonly { id: number; name: string }[], id: number) =>
  list.find((entry) => entry.id === id)?.name ?? ''

function trendReasonSentence({ code, params }: TrendReason): string {
  switch (code) {
    case 'section_is_empty':
      return `Your menu has no ${nameIn(categories, params.categoryId).toLowerCase()} yet.`
    case 'section_lacks_diet':
      return `None of your ${nameIn(categories, params.categoryId).toLowerCase()} is ${nameIn(dietaryOptions, params.dietaryOptionId).toLowerCase()}.`
    case 'in_season':
      return `In season: ${params.season}.`
    case 'popular':
      return 'Marked as trending by our editors.'
  }
}
