import { memo, useEffect, useRef } from 'react'
import type { SourceLine } from '#domain/reading/lines/line.ts'
import { classNames } from '../../../../../ui/class-names.ts'

export interface SheetRowsProps {
  /** With their places among all lines of all sources. */
  lines: readonly { readonly at: number; readonly line: SourceLine }[]
  lit: ReadonlySet<number>
  onPick: (at: number) => void
}

export function SheetRows({ lines, lit, onPick }: SheetRowsProps) {
  const width = Math.max(0, ...lines.map(({ line }) => line.runs.length))
  return (
    <table className="w-max min-w-full text-left text-sm">
      <tbody>
        {lines.map(({ at, line }) => (
          <SheetRow key={at} at={at} line={line} width={width} isLit={lit.has(at)} onPick={onPick} />
        ))}
      </tbody>
    </table>
  )
}

interface SheetRowProps {
  at: number
  line: SourceLine
  /** Columns of all rows that are shown. */
  width: number
  isLit: boolean
  onPick: (at: number) => void
}

const SheetRow = memo(function SheetRow({ at, line, width, isLit, onPick }: SheetRowProps) {
  const own = useRef<HTMLTableRowElement>(null)
  useEffect(() => {
    if (isLit) own.current?.scrollIntoView({ block: 'nearest', inline: 'start' })
  }, [isLit])
  const { runs, place } = line
  return (
    <tr
      ref={own}
      data-source-line={at}
      data-lit={isLit || undefined}
      onClick={() => onPick(at)}
      className={classNames(
        'cursor-pointer border-rule border-b align-top',
        isLit ? 'bg-accent-soft outline-1 outline-accent -outline-offset-1' : 'bg-card',
      )}
    >
      <th scope="row" className="w-0 bg-wash px-2 py-1 text-right font-normal text-quiet tabular-nums">
        {(place.box?.y ?? at) + 1}
      </th>
      {runs.map(({ text, x }) => (
        <td key={x} className="max-w-64 border-rule border-l px-2 py-1 [overflow-wrap:break-word]">
          {text}
        </td>
      ))}
      {runs.length < width && <td colSpan={width - runs.length} className="border-rule border-l" />}
    </tr>
  )
})
