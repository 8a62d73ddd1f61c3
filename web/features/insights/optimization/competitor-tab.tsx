import type { Comparison, Optimization } from '#domain/insights/optimization/optimization.ts'
import { formatPrice } from '#domain/menu/model/price.ts'
import { ApplyButton } from '../apply/apply-button.tsx'
import type { ApplyTools } from '../apply/use-apply.ts'
import { PriceStrips } from '../charts/price-strips.tsx'
import { PriceRow, PriceSection } from './price-row.tsx'

/** Each dish of the catalogue beside what that asks for it. */
export function CompetitorTab({ report, tools }: { report: Optimization; tools: ApplyTools }) {
  const { figures, comparisons } = report
  const outside = comparisons.filter((item) => item.edits.length > 0)
  const edits = outside.flatMap((item) => item.edits)
  const sections = [...Map.groupBy(comparisons, ({ sectionName }) => sectionName)]
  return (
    <div className="flex flex-col gap-10">
      <PriceStrips figures={figures} title="Your prices among our catalog’s" />
      <div className="border-ink border-t-2 pt-3">
        <div className="flex flex-wrap items-start justify-between gap-4">
          <div>
            <h2 className="text-lg">Dish by dish</h2>
            <p className="max-w-prose text-quiet text-sm">
              {figures.level === null
                ? 'Too few of your dishes are our catalog’s own, unchanged, to tell at what level your prices are. A dish of your own is compared with nothing: it may be larger, finer or of another kind.'
                : `As a whole your menu is at ${figures.level.toFixed(2)} × mid-market. ${figures.basis.level}`}
            </p>
          </div>
          {outside.length > 1 && (
            <ApplyButton
              tools={tools}
              label={`Apply to all ${outside.length}`}
              proposal={{
                id: 'comparison:all',
                edits,
                words: 'Those dishes cost what they usually do at your level.',
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

function noteOn({ standing, usual }: Comparison): string {
  const sentence = `Our catalog’s price for this very dish at your level: ${formatPrice(usual)}`
  return standing === 'in_line'
    ? `In line. ${sentence}.`
    : `${sentence}. Less than half or more than double is more often a slip than a policy.`
}
