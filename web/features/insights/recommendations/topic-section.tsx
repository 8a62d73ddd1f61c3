import type { Recommendation, Topic } from '#domain/insights/checks/recommendation.ts'
import type { ApplyTools } from '../apply/use-apply.ts'
import { topicWords } from '../words/finding-words.ts'
import { FindingRow } from './finding-row.tsx'

export interface TopicSectionProps {
  topic: Topic
  findings: readonly Recommendation[]
  currency: string
  /** Ids that the report still has. */
  openIds: ReadonlySet<string>
  tools: ApplyTools
  children?: React.ReactNode
}

/** The findings of one topic under its heading. */
export function TopicSection({ topic, findings, currency, openIds, tools, children }: TopicSectionProps) {
  const { title, lead } = topicWords[topic]
  return (
    <section
      aria-labelledby={`topic-${topic}`}
      className="grid gap-x-10 gap-y-3 lg:grid-cols-[14rem_minmax(0,1fr)]"
    >
      <div className="border-ink border-t-2 pt-3">
        <h2 id={`topic-${topic}`} className="text-lg">
          {title}
        </h2>
        <p className="text-quiet text-sm">{lead}</p>
      </div>
      <div className="min-w-0 lg:border-ink lg:border-t-2">
        <ul className="lg:*:first:border-t-0">
          {findings.map((finding) => (
            <FindingRow
              key={finding.id}
              finding={finding}
              currency={currency}
              isOpen={openIds.has(finding.id)}
              tools={tools}
            />
          ))}
        </ul>
        {children}
      </div>
    </section>
  )
}
