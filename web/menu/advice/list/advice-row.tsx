import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import type { ReportSubject } from '#contract/generating/insights.ts'
import { surenessOf } from '#domain/insights/advice/weighing.ts'
import { topicOf } from '#domain/insights/review/recommendation.ts'
import { Button } from '../../../ui/button/button.tsx'
import type { ApplyTools } from '../apply/use-apply.ts'
import { basisWords, effectWords, surenessWords, worthWords } from '../words/basis-words.ts'
import { findingWords, topicWords } from '../words/finding-words.ts'
import { foldedTitle } from '../words/folded-words.ts'
import type { AdviceGroup } from './advice-groups.ts'
import { FindingPart } from './finding-part.tsx'

export interface AdviceRowProps {
  readonly group: AdviceGroup
  readonly currency: string
  /** Ids of findings that the report still has. */
  readonly openIds: ReadonlySet<string>
  readonly tools: ApplyTools
  readonly subject: ReportSubject
  /** Absent where nothing can be dismissed. */
  readonly onDismiss?: ((title: string) => void) | undefined
}

/** Findings of one piece that show before the others are asked for. */
const FOLDED = 3

/** One piece of advice: its findings, what it rests on, how sure it is, what it does to the page, how it is undone. */
export function AdviceRow({ group, currency, openIds, tools, subject, onDismiss }: AdviceRowProps) {
  const { effect, findings, worth } = group
  const [first] = findings
  const isAlone = findings.length === 1
  // One more is shown rather than folded away alone.
  const [showsAll, setShowsAll] = useState(findings.length <= FOLDED + 1)
  const title = isAlone ? findingWords(first, currency).title : foldedTitle(first, findings.length)
  const hasEdits = findings.some(({ edits }) => edits.length > 0)
  const isOpen = findings.some(({ id }) => openIds.has(id))
  const reasons = new Set(findings.map((finding) => findingWords(finding, currency).whyNot))
  const [whyNot] = reasons.size === 1 && !isAlone && !hasEdits ? reasons : []
  return (
    <li className="border-rule border-t py-5">
      <p className="mb-1 text-quiet text-sm">{topicWords[topicOf(first)].title}</p>
      {!isAlone && <h3 className="mb-2 font-sans font-semibold text-base">{title}</h3>}
      <ul className={isAlone ? undefined : 'flex flex-col gap-4 border-rule border-l pl-4'}>
        {(showsAll ? findings : findings.slice(0, FOLDED)).map((finding) => (
          <li key={finding.id}>
            <FindingPart
              finding={finding}
              currency={currency}
              isOpen={openIds.has(finding.id)}
              tools={tools}
              isAlone={isAlone}
              hidesWhyNot={whyNot !== undefined}
              subject={subject}
            />
          </li>
        ))}
      </ul>
      {whyNot !== undefined && <p className="mt-2 max-w-prose text-quiet">{whyNot}</p>}
      {!showsAll && (
        <Button
          variant="quiet"
          size="sm"
          className="mt-2 -ml-3"
          icon={ChevronDown}
          onClick={() => setShowsAll(true)}
        >
          Show {findings.length - FOLDED} more
        </Button>
      )}
      {worth && isOpen && <p className="mt-2 max-w-prose">{worthWords(worth, currency)}</p>}
      <div className="mt-3 grid items-start gap-x-8 gap-y-1 sm:grid-cols-[minmax(0,1fr)_auto]">
        <p className="max-w-prose text-quiet text-sm">
          {basisWords(first)} {surenessWords[surenessOf(first)]}
          {effect && hasEdits && ` ${effectWords(effect)} You can undo this.`}
        </p>
        {onDismiss && isOpen && (
          <Button
            variant="quiet"
            size="sm"
            className="-ml-3 justify-self-start sm:ml-0"
            aria-label={`Dismiss: ${title}`}
            onClick={() => onDismiss(title)}
          >
            Dismiss
          </Button>
        )}
      </div>
    </li>
  )
}
