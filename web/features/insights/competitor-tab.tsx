import type { Comparison, Optimization } from '#domain/insights/optimization.ts'
import { formatPrice } from '#domain/pricing/price.ts'
import { ApplyButton } from './apply-button.tsx'
import { PriceStrips } from './charts/price-strips.tsx'
import { PriceRow, PriceSection } from './price-row.tsx'
import type { ApplyTools } from './use-apply.ts'

/** Each dish beside comparable ones. */
export function CompetitorTab({ report, tools }: { report: Optimization; tools: ApplyTools }) {
  const { figures, comparisons } = report
  const outside = comparisons.filter((item) => item.edits.length > 0)
  const edits = outside.flatMap((item) => item.edits)
  const sections = [...Map.groupBy(comparisons, ({ sectionName }) => sectionName)]
  return (
    <div className="flex flex-col gap-10">
      <PriceStrips figures={figures} title="Your prices among comparable dishes" />
      <div className="border-ink border-t-2 pt-3">
        <div className="flex flex-wrap items-start justify-between gap-4">
          <div>
            <h2 className="text-lg">Dish by dish</h2>
            <p className="max-w-prose text-quiet text-sm">
              {`As a whole your menu stands at ${figures.level.toFixed(2)} × mid-market. ${figures.basis.level}`}
            </p>
          </div>
          {outside.length > 1 && (
            <ApplyButton
              tools={tools}
              label={`Apply to all ${outside.length}`}
              proposal={{
                id: 'comparison:all',
                edits,
                words: 'Those dishes cost what comparable ones do.',
              }}
              about="dishes that stand out"
              editsLeft={edits}
            />
          )}
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
  const { place, name, price, suggested, edits } = comparison
  return (
    <PriceRow
      name={name}
      price={price}
      newPrice={suggested}
      note={noteOn(comparison)}
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

function noteOn({ percentile, count, median, usual, standing }: Comparison): string {
  const rank = `Dearer than ${percentile}% of ${count} comparable dishes, whose median is ${formatPrice(median)}`
  switch (standing) {
    case 'in_line':
      return `In line. ${rank}.`
    case 'usual_for_dish':
      return `Usual for this dish. ${rank}.`
    default:
      return usual === null ? `${rank}.` : `${rank}; this dish usually costs ${formatPrice(usual)}.`
  }
}
