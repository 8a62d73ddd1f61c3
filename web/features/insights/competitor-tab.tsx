import type { Comparison, Optimization } from '#domain/insights/optimization.ts'
import { formatPrice } from '#domain/pricing/price.ts'
import { ApplyButton } from './apply-button.tsx'
import { PriceStrips } from './charts/price-strips.tsx'
import { PriceRow, PriceSection } from './price-row.tsx'
import type { ApplyTools } from './use-apply.ts'

/** Each dish beside comparable ones. */
export function CompetitorTab({ report, tools }: { report: Optimization; tools: ApplyTools }) {
  const { figures, comparisons } = report
  const outside = comparisons.filter(
    ({ price, low, high, edits }) => (price < low || price > high) && edits.length > 0,
  )
  const sections = [...Map.groupBy(comparisons, ({ sectionName }) => sectionName)]
  return (
    <div className="flex flex-col gap-10">
      <PriceStrips figures={figures} headingLevel={3} title="Your prices among comparable dishes" />
      <div className="border-ink border-t-2 pt-3">
        <div className="flex flex-wrap items-start justify-between gap-4">
          <div>
            <h3 className="font-display font-semibold text-lg">Dish by dish</h3>
            <p className="max-w-prose text-quiet text-sm">
              {`As a whole your menu stands at ${figures.level.toFixed(2)} × mid-market. ${figures.basis.level}`}
            </p>
          </div>
          <ApplyButton
            tools={tools}
            label={`Apply to ${outside.length} outside the middle half`}
            proposal={{
              id: 'comparison:all',
              edits: outside.flatMap(({ edits }) => edits),
              words: 'Those dishes cost what comparable ones do.',
            }}
            about="the medians"
            editsLeft={outside.length === 0 ? undefined : outside.flatMap(({ edits }) => edits)}
          />
        </div>
        {sections.map(([name, items]) => (
          <PriceSection key={name} name={name}>
            {items.map((item) => (
              <ComparisonRow
                key={`${item.place.categoryId}-${item.place.itemId}`}
                comparison={item}
                tools={tools}
              />
            ))}
          </PriceSection>
        ))}
      </div>
    </div>
  )
}

function ComparisonRow({ comparison, tools }: { comparison: Comparison; tools: ApplyTools }) {
  const { place, name, price, median, percentile, count, suggested, edits } = comparison
  return (
    <PriceRow
      name={name}
      price={price}
      newPrice={suggested}
      note={`Dearer than ${percentile}% of ${count} comparable dishes; their median is ${formatPrice(median)}.`}
      action={
        <ApplyButton
          tools={tools}
          proposal={{
            id: `comparison:${place.categoryId}:${place.itemId}`,
            edits,
            words: `${name} costs ${formatPrice(suggested)} now.`,
          }}
          about={`${name}, ${formatPrice(suggested)}`}
          editsLeft={edits}
        />
      }
    />
  )
}
