import { memo, useEffect, useRef } from 'react'
import type { SourceLine } from '#domain/reading/lines/line.ts'
import { classNames } from '../../../../../ui/class-names.ts'

export interface WrittenLinesProps {
  /** With their places among all lines of all sources. */
  lines: readonly { readonly at: number; readonly line: SourceLine }[]
  lit: ReadonlySet<number>
  onPick: (at: number) => void
}

export const WrittenLines = ({ lines, lit, onPick }: WrittenLinesProps) => (
  <div className="w-max min-w-full p-4 font-mono text-sm">
    {lines.map(({ at, line }) => (
      <WrittenLine key={at} at={at} line={line} isLit={lit.has(at)} onPick={onPick} />
    ))}
  </div>
)

interface WrittenLineProps {
  at: number
  line: SourceLine
  isLit: boolean
  onPick: (at: number) => void
}

const WrittenLine = memo(function WrittenLine({ at, line, isLit, onPick }: WrittenLineProps) {
  const own = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // A line is as wide as the longest: its beginning is to be seen.
    if (isLit) own.current?.scrollIntoView({ block: 'nearest', inline: 'start' })
  }, [isLit])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard walks the lines of the reading, which are the same.
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut for the line of the reading.
    <div
      ref={own}
      data-source-line={at}
      data-lit={isLit || undefined}
      onClick={() => onPick(at)}
      style={{ marginTop: line.gapAbove > 0.5 ? '1lh' : undefined }}
      className={classNames(
        'cursor-pointer scroll-mx-4 whitespace-pre rounded-[3px] px-1',
        isLit && 'bg-accent-soft outline-1 outline-accent',
        (line.isBold || line.tag?.kind === 'heading') && 'font-semibold',
      )}
    >
      {spaced(line)}
    </div>
  )
})

/** The runs of a line at their places. */
function spaced({ runs }: SourceLine): string {
  let text = ''
  for (const run of runs)
    text = `${text.padEnd(Math.max(Math.round(run.x), text === '' ? 0 : text.length + 2))}${run.text}`
  return text
}
