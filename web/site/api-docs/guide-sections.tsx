import { guides } from '#contract/guides/guides.ts'
import * as featureGuides from './feature-guides.ts'
import { shellOf } from './guide-shell.ts'
import { CodeBlock, Phrase } from './text.tsx'

const ofFeatures = Object.values(featureGuides).toSorted((one, other) => one.order - other.order)

/** What the contents list of the guides. */
export const guideEntries = [
  ...guides.map(({ id, title }) => ({ anchor: id, name: title })),
  ...ofFeatures.map(({ id, title }) => ({ anchor: id, name: title })),
]

/** How programs begin, with commands that a test has made in their order. */
export const GuideSections = ({ origin }: { origin: string }) => (
  <>
    {guides.map(({ id, title, about, steps }) => (
      <section key={id} aria-labelledby={id} className="mt-12">
        <h2 id={id} className="scroll-mt-6">
          {title}
        </h2>
        <p className="mt-2 max-w-prose text-pretty">
          <Phrase text={about} />
        </p>
        <ol className="mt-4 flex flex-col gap-4">
          {steps.map((step) => (
            <li key={step.say}>
              <p>
                <Phrase text={step.say} />
              </p>
              <CodeBlock>{shellOf(origin, step)}</CodeBlock>
            </li>
          ))}
        </ol>
      </section>
    ))}
    {ofFeatures.map(({ id, title, Body }) => (
      <section key={id} aria-labelledby={id} className="mt-12">
        <h2 id={id} className="scroll-mt-6">
          {title}
        </h2>
        <Body origin={origin} />
      </section>
    ))}
  </>
)
