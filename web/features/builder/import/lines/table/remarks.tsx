import { useQuery } from '@tanstack/react-query'
import { Info } from 'lucide-react'
import type { MenuContent } from '#domain/menu/model/menu.ts'
import { remarkSentence } from '#domain/reading/tables/remark-words.ts'
import type { TableRemark } from '#domain/reading/tables/sheet/table-remark.ts'
import { categoriesQuery } from '../../../../../menu/reference-queries.ts'
import { usePlanAllows } from '../../../../../plan/use-plan.ts'
import { SelectField } from '../../../../../ui/form/select-field.tsx'
import { PHONE, useMedia } from '../../../../../ui/hooks/use-media.ts'
import { countOf, dishes } from '../../words/counts.ts'

export interface RemarksProps {
  remarks: readonly TableRemark[]
  content: MenuContent
  /** The section of dishes that name none; null for the usual one. */
  firstSection: string | null
  onFirstSection: (name: string | null) => void
}

/** The number of sentences that are shown; the others are behind their count. On a phone all are: the dishes need the room. */
const SHOWN = 4

/** What the owner should know of a table, or of a text, as a whole. */
export function Remarks({ remarks, content, firstSection, onFirstSection }: RemarksProps) {
  const sentences = [...usePlanSentences(content), ...remarks.map(remarkSentence)]
  const { data: categories = [] } = useQuery(categoriesQuery)
  const isPhone = useMedia(PHONE)
  if (sentences.length === 0) return null
  const names = new Set([
    ...(firstSection === null ? [] : [firstSection]),
    ...categories.map(({ name }) => name),
  ])
  const shown = isPhone ? 0 : SHOWN
  const folded = sentences.slice(shown)
  return (
    <section aria-label="Good to know" className="border-rule border-b bg-wash px-4 py-2 text-sm sm:py-3">
      <Sentences sentences={sentences.slice(0, shown)} />
      {folded.length > 0 && (
        <details className={shown > 0 ? 'pl-6' : ''}>
          <summary className="min-h-8 cursor-pointer py-1">
            {shown > 0
              ? `${folded.length} more`
              : `${countOf(folded.length, 'thing', 'things')} to know about this menu`}
          </summary>
          <Sentences sentences={folded} />
        </details>
      )}
      {remarks.some(({ code }) => code === 'section_unnamed') && (
        <SelectField
          label="Section for dishes without one"
          className="mt-2 max-w-xs"
          options={[
            { value: '', label: 'Menu' },
            ...[...names].map((name) => ({ value: name, label: name })),
          ]}
          value={firstSection ?? ''}
          onChange={({ target }) => onFirstSection(target.value || null)}
        />
      )}
    </section>
  )
}

const Sentences = ({ sentences }: { sentences: readonly string[] }) => (
  <ul className="flex flex-col gap-1">
    {sentences.map((sentence) => (
      <li key={sentence} className="flex gap-2 [overflow-wrap:anywhere]">
        <Info size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-quiet" />
        {sentence}
      </li>
    ))}
  </ul>
)

/** What the plan makes of it. */
function usePlanSentences({ sections }: MenuContent): string[] {
  const hasDiets = usePlanAllows('feature:dietaryIndicators')
  const { length } = sections
    .flatMap(({ items }) => items)
    .filter((item) => item.dietaryOptions.length > 0 || item.readClaims?.dietaryOptions?.length)
  return length > 0 && !hasDiets
    ? [
        `${dishes(length)} ${length === 1 ? 'has' : 'have'} dietary marks. They’re kept. Your menu shows and prints them on the Professional plan.`,
      ]
    : []
}
