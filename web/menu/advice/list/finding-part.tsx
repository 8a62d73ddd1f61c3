import type { ReportSubject } from '#contract/generating/insights.ts'
import type { Recommendation } from '#domain/insights/review/recommendation.ts'
import { ScreenLink } from '../../../lib/screen-link.tsx'
import { ApplyButton } from '../apply/apply-button.tsx'
import type { ApplyTools } from '../apply/use-apply.ts'
import type { FindingWords } from '../words/description-words.ts'
import { findingWords } from '../words/finding-words.ts'
import { editorAddress } from './editor-address.ts'

export interface FindingPartProps {
  readonly finding: Recommendation
  readonly currency: string
  readonly isOpen: boolean
  readonly tools: ApplyTools
  /** It is alone, and its title is that of the piece. */
  readonly isAlone: boolean
  /** Why nothing is proposed is said once for the whole piece. */
  readonly hidesWhyNot: boolean
  /** The menu that it is on. */
  readonly subject: ReportSubject
}

/** One finding: what it is, why it matters, what would fix it, or why only the owner can. */
export function FindingPart({
  finding,
  currency,
  isOpen,
  tools,
  isAlone,
  hidesWhyNot,
  subject,
}: FindingPartProps) {
  const { id, edits } = finding
  const { title, reason, proposal, changes = [], whyNot, done = '' } = findingWords(finding, currency)
  const Title = isAlone ? 'h3' : 'h4'
  return (
    <div className="grid gap-x-8 gap-y-2 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <Title className={isAlone ? 'font-sans font-semibold text-base' : 'font-sans font-medium text-sm'}>
          {title}
        </Title>
        <p className="max-w-prose text-quiet">{reason}</p>
        {proposal !== undefined && edits.length > 0 && (
          <div className="mt-2 max-w-prose border-accent border-l-2 pl-3">
            <p>{proposal}</p>
            {changes.length > 0 && <Changes changes={changes} />}
          </div>
        )}
        {whyNot !== undefined && edits.length === 0 && !hidesWhyNot && (
          <p className="mt-1 max-w-prose text-quiet">{whyNot}</p>
        )}
      </div>
      <div className="flex items-start sm:justify-end">
        {edits.length > 0 ? (
          <ApplyButton
            tools={tools}
            proposal={{ id, edits, words: done }}
            about={title}
            editsLeft={isOpen ? edits : undefined}
          />
        ) : (
          <ScreenLink
            to={editorAddress(finding, subject)}
            variant="quiet"
            size="sm"
            className="-ml-3 sm:ml-0"
          >
            Edit in the builder<span className="sr-only">: {title}</span>
          </ScreenLink>
        )}
      </div>
    </div>
  )
}

/** Each dish with what it is and what it would be. */
const Changes = ({ changes }: { changes: NonNullable<FindingWords['changes']> }) => (
  <ul className="mt-1 text-sm">
    {changes.map(({ name, before, after }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two dishes may have one name, and the list never moves.
      <li key={index} className="tabular-nums">
        <span className="font-medium">{name}:</span>{' '}
        {before !== '' && (
          <>
            <span className="sr-only">from </span>
            <span className="text-quiet">{before}</span>
            <span aria-hidden="true"> → </span>
            <span className="sr-only"> to </span>
          </>
        )}
        {after}
      </li>
    ))}
  </ul>
)
