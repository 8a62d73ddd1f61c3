import type { ReactNode } from 'react'
import type { ApiDescription } from '#contract/errors/api-description.ts'
import { type ErrorCode, errorTable } from '#contract/errors/errors.ts'
import { type PageFrame, publicPaths } from '#contract/pages/pages.ts'
import { Logo } from '../../ui/layout/logo.tsx'
import { Document } from '../frame/document.tsx'
import { GuideSections, guideEntries } from './guide-sections.tsx'
import { type Call, ErrorList, OperationSection, WaysOut } from './operation-section.tsx'
import { shapeText } from './shape-text.ts'
import { CodeBlock, Phrase, shapeAnchor } from './text.tsx'

interface Resource {
  readonly name: string
  readonly description: string
  readonly anchor: string
  readonly calls: readonly Call[]
}

export interface ApiDocsPageProps {
  frame: PageFrame
  description: ApiDescription
  /** The words by which calls were looked for; then the description has the calls that were found. */
  asked?: string
}

/** The description of the API as a page: all of it, without a script, for the screen and for paper. */
export function ApiDocsPage({ frame, description, asked }: ApiDocsPageProps) {
  const { brandName } = frame.installation
  const resources = resourcesOf(description).filter(({ calls }) => calls.length > 0)
  const { origin } = new URL(frame.url)
  const commonCodes: ReadonlySet<ErrorCode> = new Set(description['x-common-error-codes'])
  const otherCodes = (Object.keys(errorTable) as ErrorCode[]).filter((code) => !commonCodes.has(code))
  const { schemas } = description.components
  return (
    <Document
      frame={frame}
      title={`API · ${brandName}`}
      description={`Every call of ${brandName}: what it takes, what it answers, and what can go wrong.`}
      isIndexed={false}
      styles={frame.styles}
    >
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50 focus:rounded-control focus:bg-ink focus:px-4 focus:py-2 focus:text-paper"
      >
        Skip to content
      </a>
      <header className="border-rule border-b bg-card print:hidden">
        <div className="page-width flex min-h-16 items-center justify-between gap-4">
          <a href={publicPaths.home} className="flex min-h-16 items-center">
            <Logo name={brandName} />
          </a>
          <a
            href="/api/openapi.json"
            className="inline-flex min-h-11 items-center font-medium text-sm hover:text-accent"
          >
            OpenAPI document
          </a>
        </div>
      </header>
      <div className="page-width pb-24 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-12">
        <nav
          aria-label="Contents"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
          tabIndex={0}
          className="mt-2 text-sm lg:sticky lg:top-0 lg:mt-0 lg:max-h-dvh lg:overflow-y-auto lg:py-10 print:hidden"
        >
          <ul className="flex gap-x-4 overflow-x-auto whitespace-nowrap lg:block lg:whitespace-normal">
            {[
              ...(asked === undefined ? guideEntries : []),
              { anchor: 'errors', name: 'Errors' },
              { anchor: 'shapes', name: 'Shapes' },
            ].map(({ anchor, name }) => (
              <Entry key={anchor} anchor={anchor} name={name} />
            ))}
            {resources.map(({ anchor, name, calls }) => (
              <Entry key={anchor} anchor={anchor} name={name}>
                <ul className="mb-2 hidden border-rule border-l pl-3 lg:block">
                  {calls.map(({ operation: { operationId } }) => (
                    <li key={operationId}>
                      <a
                        href={`#${operationId}`}
                        className="inline-block break-all py-1 text-quiet hover:text-accent"
                      >
                        {operationId}
                      </a>
                    </li>
                  ))}
                </ul>
              </Entry>
            ))}
          </ul>
        </nav>
        <main id="content" className="min-w-0 pt-10">
          <h1 className="text-[2.25rem]">{brandName} API</h1>
          <p className="mt-2 text-quiet">
            Version {description.info.version} · {resources.flatMap(({ calls }) => calls).length} calls
          </p>
          <SearchForm asked={asked} />
          {asked === undefined && <GuideSections origin={origin} />}
          {asked === undefined && <h2 className="mt-12">Rules of every call</h2>}
          {(asked === undefined ? description.info.description.split('\n\n') : []).map((paragraph) => (
            <p key={paragraph} className="mt-4 max-w-prose text-pretty">
              <Phrase text={paragraph} />
            </p>
          ))}
          <section aria-labelledby="errors" className="mt-12">
            <h2 id="errors" className="scroll-mt-6">
              Errors
            </h2>
            <WaysOut />
            <ErrorList title="Of every call" codes={[...commonCodes]} />
            <ErrorList title="Of some" codes={otherCodes} />
          </section>
          {resources.map(({ anchor, name, description: about, calls }) => (
            <section key={anchor} aria-labelledby={anchor} className="mt-16">
              <h2 id={anchor} className="scroll-mt-6">
                {name}
              </h2>
              <p className="mt-2 mb-8 text-quiet">
                <Phrase text={about} />
              </p>
              {calls.map((call) => (
                <OperationSection key={call.operation.operationId} call={call} origin={origin} />
              ))}
            </section>
          ))}
          <section aria-labelledby="shapes" className="mt-16">
            <h2 id="shapes" className="scroll-mt-6">
              Shapes
            </h2>
            <p className="mt-2 text-quiet">
              What several calls share. Where a shape is answered with more than has to be sent, it has a
              second one that ends with “Output”.
            </p>
            {Object.entries(schemas).map(([name, schema]) => (
              <section key={name} aria-labelledby={shapeAnchor(name)} className="mt-10">
                <h3 id={shapeAnchor(name)} className="scroll-mt-6 font-mono font-semibold text-base">
                  {name}
                </h3>
                {schema.description && <p className="mt-1 text-quiet text-sm">{schema.description}</p>}
                <CodeBlock>{shapeText(schema)}</CodeBlock>
              </section>
            ))}
          </section>
        </main>
      </div>
    </Document>
  )
}

const SearchForm = ({ asked }: { asked: string | undefined }) => (
  <search>
    <form action="/api/docs" className="mt-6 flex max-w-prose items-end gap-2 print:hidden">
      <label className="min-w-0 grow">
        <span className="mb-1 block font-medium text-sm">Find calls</span>
        <input
          type="search"
          name="q"
          defaultValue={asked}
          maxLength={100}
          placeholder="price"
          className="h-11 w-full rounded-control border border-edge bg-card px-3"
        />
      </label>
      <button type="submit" className="h-11 rounded-control bg-accent px-4 font-medium text-on-accent">
        Find
      </button>
    </form>
    {asked !== undefined && (
      <p className="mt-4">
        Calls that say “{asked}”.{' '}
        <a href="/api/docs" className="text-accent underline underline-offset-2">
          All of them
        </a>
      </p>
    )}
  </search>
)

const Entry = ({ anchor, name, children }: { anchor: string; name: string; children?: ReactNode }) => (
  <li>
    <a
      href={`#${anchor}`}
      className="inline-flex min-h-11 items-center font-medium hover:text-accent lg:min-h-8"
    >
      {name}
    </a>
    {children}
  </li>
)

function resourcesOf({ tags, paths }: ApiDescription): Resource[] {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Call => ({ method, path, operation })),
  )
  return tags.map(({ name, description }) => ({
    name,
    description,
    anchor: `about-${name.toLowerCase().replaceAll(' ', '-')}`,
    calls: calls.filter(({ operation }) => operation.tags.includes(name)),
  }))
}
