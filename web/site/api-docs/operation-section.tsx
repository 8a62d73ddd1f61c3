import type { ReactNode } from 'react'
import type { ApiOperation, ApiParameter } from '#contract/api-description.ts'
import { type ErrorCode, errorTable } from '#contract/errors.ts'
import { curlOf } from './curl.ts'
import { Code, CodeBlock, Line, Lines, Phrase } from './prose.tsx'
import { shapeRows } from './shape-rows.ts'
import { RowTable, ShapeTable } from './shape-table.tsx'

export interface Call {
  readonly method: string
  readonly path: string
  readonly operation: ApiOperation
}

export interface OperationSectionProps {
  readonly call: Call
  readonly origin: string
  /** Codes that every call may answer, told once for all. */
  readonly commonCodes: ReadonlySet<string>
}

/** One call: how it is made, what it takes and answers. */
export function OperationSection({
  call: { method, path, operation },
  origin,
  commonCodes,
}: OperationSectionProps) {
  const parameters = operation.parameters.filter(
    (parameter): parameter is ApiParameter => 'name' in parameter,
  )
  const [mediaType, body] = Object.entries(operation.requestBody?.content ?? {})[0] ?? []
  const codes = operation['x-error-codes'].filter((code) => !commonCodes.has(code)) as ErrorCode[]
  return (
    <section
      id={operation.operationId}
      aria-labelledby={`${operation.operationId}-name`}
      className="scroll-mt-6 border-rule border-t pt-8 pb-10"
    >
      <h3 id={`${operation.operationId}-name`} className="break-words font-mono font-semibold text-base">
        <span className="mr-2 inline-block rounded-control bg-accent-soft px-2 py-0.5 text-accent-strong uppercase">
          {method}
        </span>
        <a href={`#${operation.operationId}`} className="hover:underline">
          {path}
        </a>
      </h3>
      <p className="mt-3 max-w-prose text-pretty">
        <Phrase text={operation.summary} />
      </p>
      <p className="mt-1 text-quiet text-sm">
        <Code>{operation.operationId}</Code> · {accessOf(operation)}
      </p>
      {parameters.length > 0 && (
        <Part title="Parameters">
          <RowTable
            rows={parameters.flatMap(({ name, in: place, required, schema, description }) =>
              shapeRows(schema).map((row) => ({
                ...row,
                path: place === 'path' ? `{${name}}` : place === 'query' ? `?${name}` : `${name}:`,
                isRequired: required,
                description: description ?? row.description,
              })),
            )}
          />
        </Part>
      )}
      {body && (
        <Part title="Body" note={mediaType}>
          <ShapeTable schema={body.schema} />
          {body.example !== undefined && <CodeBlock>{JSON.stringify(body.example, null, 2)}</CodeBlock>}
        </Part>
      )}
      {Object.entries(operation.responses)
        .filter(([status]) => Number(status) < 400 && status !== '304')
        .map(([status, { description, content = {} }]) => (
          <Part key={status} title="Answer" note={[status, ...Object.keys(content)].join(' · ')}>
            {Object.entries(content)
              .slice(0, 1)
              .map(([type, { schema, example }]) => (
                <div key={type}>
                  <ShapeTable schema={schema} />
                  {example !== undefined && <CodeBlock>{JSON.stringify(example, null, 2)}</CodeBlock>}
                </div>
              ))}
            {Object.keys(content).length === 0 && <p className="mt-2 text-sm">{description}.</p>}
          </Part>
        ))}
      {codes.length > 0 && (
        <Part title="Errors" note="besides those of every call">
          <ErrorList codes={codes} />
        </Part>
      )}
      <Part title="Try it">
        <CodeBlock>{curlOf(origin, method, path, operation)}</CodeBlock>
      </Part>
    </section>
  )
}

function accessOf({ security }: ApiOperation): string {
  if (security.some(({ session }) => session)) return 'for who is signed in'
  return security.length > 0 ? 'for the machine itself, or with the token of the metrics' : 'for anybody'
}

function Part({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <div className="mt-6">
      <h4 className="font-semibold text-sm">
        {title}
        {note && <span className="ml-2 font-normal text-quiet">{note}</span>}
      </h4>
      {children}
    </div>
  )
}

/** Codes with their statuses and the sentences that a person reads. */
export function ErrorList({ codes }: { codes: readonly ErrorCode[] }) {
  return (
    <Lines>
      {codes
        .toSorted((a, b) => errorTable[a].status - errorTable[b].status)
        .map((code) => (
          <Line
            key={code}
            name={
              <>
                {errorTable[code].status} <Code>{code}</Code>
              </>
            }
          >
            <span className="text-quiet">{errorTable[code].message}</span>
          </Line>
        ))}
    </Lines>
  )
}
