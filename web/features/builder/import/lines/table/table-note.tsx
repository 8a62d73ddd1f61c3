import type { ReviewWork } from '#domain/reading/review/review-work.ts'
import type { TableKind } from '#domain/reading/tables/sheet/mapping.ts'
import { Button } from '../../../../../ui/button/button.tsx'

const tills: Readonly<Partial<Record<TableKind, string>>> = {
  carte: 'A table that Carte wrote.',
  square: 'An item library of Square.',
  clover: 'An inventory of Clover.',
  lightspeed: 'An export of Lightspeed.',
  toast: 'A bulk file of Toast.',
}

export function TableNote({ tables, onColumns }: { tables: ReviewWork['tables']; onColumns: () => void }) {
  if (tables.length === 0) return null
  const sentence = sentenceOf(tables)
  return (
    <>
      <Button variant="quiet" size="sm" className="-ml-2 px-2" onClick={onColumns}>
        Change Columns
      </Button>
      {sentence && <span>{sentence}</span>}
    </>
  )
}

function sentenceOf(tables: ReviewWork['tables']): string | undefined {
  const read = tables.filter(({ mapping }) => mapping !== null)
  if (read.some(({ by }) => by === 'memory'))
    return 'Its columns are read as you said before for the same headings.'
  const kinds = new Set(read.map(({ mapping }) => mapping?.kind))
  const [kind] = kinds
  return kinds.size === 1 && kind ? tills[kind] : undefined
}
