import { Fragment } from 'react'
import type { ApiOperation } from '#contract/errors/api-description.ts'
import { type ErrorCode, errorTable } from '#contract/errors/errors.ts'
import { waysOut } from '#contract/errors/ways-out.ts'
import { curlOf } from './curl.ts'
import { fieldText, shapeText } from './shape-text.ts'
import { CodeBlock, Phrase } from './text.tsx'

export interface Call {
  readonly method: string
  readonly path: string
  readonly operation: ApiOperation
}

export interface OperationSectionProps {
  readonly call: Call
  readonly origin: string
}

export function OperationSection({ call: { method, path, operation }, origin }: OperationSectionProps) {
  const { operationId, summary, description } = operation
  const parameters = operation.parameters.flatMap((parameter) =>
    'name' in parameter
      ? fieldText(
          `${parameter.in}.${parameter.name}`,
          withDescription(parameter),
          parameter.required ?? false,
        )
      : [],
  )
  const [mediaType, body] = Object.entries(operation.requestBody?.content ?? {})[0] ?? []
  const codes = operation['x-error-codes']
  return (
    <section
      id={operationId}
      aria-labelledby={`${operationId}-name`}
      className="scroll-mt-6 border-rule border-t pt-8 pb-10"
    >
      <h3 id={`${operationId}-name`} className="break-words font-mono font-semibold text-base">
        <span className="mr-2 rounded-control bg-accent-soft px-2 py-0.5 text-accent-strong uppercase">
          {method}
        </span>{' '}
        <a href={`#${operationId}`} className="hover:underline">
          {path}
        </a>
      </h3>
      <p className="mt-3 max-w-prose text-pretty">
        <Phrase text={summary} />
      </p>
      <p className="mt-1 text-quiet text-sm">
        <code>{operationId}</code> · <Phrase text={description ?? accessOf(operation)} />
      </p>
      <Part title="Parameters" code={parameters.join('\n')} />
      <Part title={`Body, ${mediaType}`} code={body && shapeText(body.schema)} />
      <Part title="For example" code={body && exampleText(body.example)} />
      {Object.entries(operation.responses)
        .filter(([status]) => Number(status) < 400 && status !== '304')
        .map(([status, { description, content = {} }]) => {
          const [answer] = Object.values(content)
          return (
            <div key={status}>
              <Part
                title={['Answer', status, ...Object.keys(content)].join(' · ')}
                code={answer ? shapeText(answer.schema) : `// ${description}`}
              />
              <Part title="For example" code={answer && exampleText(answer.example)} />
            </div>
          )
        })}
      {codes.length > 0 && <ErrorList title="Errors in addition to those of every call" codes={codes} />}
      <Part title="Try it" code={curlOf(origin, method, path, operation)} />
    </section>
  )
}

const withDescription = ({ schema, description }: { schema: object; description?: string }) => ({
  ...schema,
  ...(description !== undefined && { description }),
})

const exampleText = (example: unknown) => example !== undefined && JSON.stringify(example, null, 2)

function accessOf({ security }: ApiOperation): string {
  if (security.some(({ session }) => session)) return 'for who is signed in'
  return security.length > 0 ? 'for the machine itself, or with the token of the metrics' : 'for anyone'
}

function Part({ title, code }: { title: string; code: string | false | undefined }) {
  if (!code) return null
  return (
    <>
      <h4 className="mt-6 font-semibold text-sm">{title}</h4>
      <CodeBlock>{code}</CodeBlock>
    </>
  )
}

/** What a program does about each status. */
export const WaysOut = () => (
  <>
    <h3 className="mt-6 font-semibold text-sm">What to do</h3>
    <dl className="mt-2 grid max-w-prose grid-cols-[3rem_minmax(0,1fr)] gap-y-2 text-sm">
      {Object.entries(waysOut).map(([status, way]) => (
        <Fragment key={status}>
          <dt className="font-mono">{status}</dt>
          <dd>
            <Phrase text={way} />
          </dd>
        </Fragment>
      ))}
    </dl>
  </>
)

/** Codes with their statuses and the sentences that a person reads. */
export const ErrorList = ({ title, codes }: { title: string; codes: readonly ErrorCode[] }) => (
  <>
    <h4 className="mt-6 font-semibold text-sm">{title}</h4>
    <ul className="mt-2 text-sm">
      {codes
        .toSorted((a, b) => errorTable[a].status - errorTable[b].status)
        .map((code) => (
          <li key={code} className="mt-1 break-words">
            {errorTable[code].status} <code>{code}</code>{' '}
            <span className="text-quiet">{errorTable[code].message}</span>
          </li>
        ))}
    </ul>
  </>
)
