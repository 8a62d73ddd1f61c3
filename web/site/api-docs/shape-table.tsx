import type { JsonSchema } from '#contract/api-description.ts'
import { Code, Line, Lines, Phrase } from './prose.tsx'
import { type ShapeRow, shapeRows, type TypeText } from './shape-rows.ts'

export const shapeAnchor = (name: string): string => `shape-${name}`

/** The fields of a shape: name and type, what they are held to, what they mean. */
export function ShapeTable({ schema }: { schema: JsonSchema }) {
  return <RowTable rows={shapeRows(schema)} />
}

export function RowTable({ rows }: { rows: readonly ShapeRow[] }) {
  return (
    <Lines>
      {rows.map((row) => (
        <Line key={`${row.path} ${JSON.stringify(row.type)}`} name={<Field row={row} />}>
          <Type type={row.type} />
          {row.limits.length > 0 && (
            <span className="break-words text-quiet"> · {row.limits.join(' · ')}</span>
          )}
          {row.description && (
            <span className="block text-quiet">
              <Phrase text={row.description} />
            </span>
          )}
        </Line>
      ))}
    </Lines>
  )
}

function Field({ row: { path, isRequired } }: { row: ShapeRow }) {
  if (!path) return <span className="text-quiet">the whole</span>
  return (
    <>
      <Code>{path}</Code>
      <span className="text-quiet">{isRequired ? ' required' : ' optional'}</span>
    </>
  )
}

function Type({ type }: { type: TypeText }) {
  return type.map((part, index) => {
    // The parts of a type have no names, and never change places.
    const key = `${index} ${JSON.stringify(part)}`
    if ('word' in part) return <span key={key}>{part.word}</span>
    if ('value' in part) return <Code key={key}>{part.value}</Code>
    return (
      <a key={key} href={`#${shapeAnchor(part.shape)}`} className="text-accent underline underline-offset-2">
        {part.shape}
      </a>
    )
  })
}
