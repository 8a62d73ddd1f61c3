import type { JsonSchema } from '#contract/api-description.ts'
import { Code, Phrase } from './prose.tsx'
import { type ShapeRow, shapeRows, type TypeText } from './shape-rows.ts'

export const shapeAnchor = (name: string): string => `shape-${name}`

/** The fields of a shape: name and type, what they are held to, what they mean. */
export function ShapeTable({ schema }: { schema: JsonSchema }) {
  return <RowTable rows={shapeRows(schema)} />
}

export function RowTable({ rows }: { rows: readonly ShapeRow[] }) {
  return (
    <dl className="mt-3 border-rule border-t text-sm">
      {rows.map((row) => (
        <div
          key={`${row.path} ${JSON.stringify(row.type)}`}
          className="break-inside-avoid border-rule border-b py-2 md:grid md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:gap-6"
        >
          <dt className="min-w-0">
            {row.path && <Code>{row.path}</Code>}
            {row.path && <span className="text-quiet">{row.isRequired ? ' required' : ' optional'}</span>}
          </dt>
          <dd className="min-w-0 break-words">
            <Type type={row.type} />
            {row.limits.length > 0 && (
              <span className="break-words text-quiet"> · {row.limits.join(' · ')}</span>
            )}
            {row.description && (
              <span className="block text-quiet">
                <Phrase text={row.description} />
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
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
