import { Info } from 'lucide-react'
import type { ReadSection, Remark } from '#domain/exchange/rows/reading.ts'
import { usePlanAllows } from '../../../../plan/use-plan.ts'
import { remarkSentence } from '../reading/sentences.ts'

export interface RemarksProps {
  remarks: readonly Remark[]
  sections: readonly ReadSection[]
  /** ISO 4217, of the menu. */
  currency: string
  /** Names of choices, extras and marks that the menu does not have. */
  missing: readonly string[]
}

/** The number of sentences of one kind that are shown; the others are counted. */
const SHOWN = 8

/** What the owner should know of the dishes that are taken over. */
export function Remarks({ remarks, sections, currency, missing }: RemarksProps) {
  const hasDietaryTags = usePlanAllows('feature:dietaryIndicators')
  const hidesTags =
    !hasDietaryTags && sections.some(({ items }) => items.some((item) => item.dietaryOptions?.length))
  const sentences = remarks.map((remark) => remarkSentence(remark, currency))
  for (const name of missing)
    sentences.push(`Your menu has no choices, extras or mark “${name}”, so that is left out.`)
  if (hidesTags)
    sentences.unshift(
      'Dietary indicators belong to the Professional plan. They are kept, and your menu shows them once you upgrade.',
    )
  if (sentences.length === 0) return null
  return (
    <section aria-label="Good to know" className="rounded-control bg-wash px-4 py-3 text-sm">
      <ul className="flex flex-col gap-1">
        {sentences.slice(0, SHOWN).map((sentence) => (
          <li key={sentence} className="flex gap-2 [overflow-wrap:anywhere]">
            <Info size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-quiet" />
            {sentence}
          </li>
        ))}
      </ul>
      {sentences.length > SHOWN && (
        <details className="mt-1 pl-6">
          <summary className="min-h-8 cursor-pointer py-1">{sentences.length - SHOWN} more</summary>
          <ul className="flex flex-col gap-1">
            {sentences.slice(SHOWN).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}
