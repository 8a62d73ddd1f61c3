import { Plus, X } from 'lucide-react'
import type { WeekSpan } from '#domain/live/editing/week.ts'
import { Button } from '../../../ui/button/button.tsx'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { TimeField } from './time-field.tsx'

export interface SpansEditorProps {
  /** Whose times they are: `Monday`. */
  name: string
  spans: readonly WeekSpan[]
  /** What another one begins with. */
  proposed: WeekSpan
  onChange: (spans: readonly WeekSpan[]) => void
  most: number
}

export const SpansEditor = ({ name, spans, proposed, onChange, most }: SpansEditorProps) => (
  <div className="flex min-w-0 flex-col gap-2">
    {spans.map((span, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two times of a day may be the same while they are typed.
      <div key={at} className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <TimeField
          label={`${name} from`}
          value={span.from}
          onChange={(from) => onChange(spans.with(at, { ...span, from }))}
        />
        <span aria-hidden="true">–</span>
        <TimeField
          label={`${name} until`}
          value={span.until}
          onChange={(until) => onChange(spans.with(at, { ...span, until }))}
        />
        <IconButton
          label={`Remove ${name} ${span.from}`}
          icon={X}
          onClick={() => onChange(spans.toSpliced(at, 1))}
        />
        {span.until <= span.from && <span className="text-quiet text-sm">{nextDayWords(span)}</span>}
      </div>
    ))}
    {spans.length < most && (
      <Button
        variant="quiet"
        size="sm"
        icon={Plus}
        className="-ml-2 pointer-fine:my-1 self-start"
        aria-label={`Add hours on ${name}`}
        onClick={() => onChange([...spans, proposed])}
      >
        {spans.length === 0 ? 'Add hours' : 'More hours'}
      </Button>
    )}
  </div>
)

/** Where it ends on the day after it began. */
const nextDayWords = ({ from, until }: WeekSpan): string =>
  from === until ? '24 hours' : until === '00:00' ? 'until midnight' : 'of the next day'
