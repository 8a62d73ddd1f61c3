import { guides } from '#contract/guides/guides.ts'
import { shellOf } from './guide-shell.ts'
import { CodeBlock, Phrase } from './text.tsx'
import verifyWebhook from './verify-webhook.ts?raw'

/** What the contents list of the guides. */
export const guideEntries = [
  ...guides.map(({ id, title }) => ({ anchor: id, name: title })),
  { anchor: 'webhooks', name: 'Webhooks' },
  { anchor: 'models', name: 'Assistants (MCP)' },
]

/** How programs begin, with commands that a test has made in their order. */
export function GuideSections({ origin }: { origin: string }) {
  return (
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
      <section aria-labelledby="webhooks" className="mt-12">
        <h2 id="webhooks" className="scroll-mt-6">
          Webhooks
        </h2>
        <p className="mt-2 max-w-prose text-pretty">
          <Phrase text="Carte posts a `WebhookEvent` to each address of a restaurant within seconds of a change. It is a doorbell: fetch `menuUrl` for what holds now. Answer 2xx within ten seconds; anything else is tried again for two days. This is how a program in Node verifies that Carte sent it:" />
        </p>
        <CodeBlock>{verifyWebhook.trim()}</CodeBlock>
      </section>
      <section aria-labelledby="models" className="mt-12">
        <h2 id="models" className="scroll-mt-6">
          Assistants (MCP)
        </h2>
        <p className="mt-2 max-w-prose text-pretty">
          <Phrase text="Give your assistant the address below (Streamable HTTP) and a key that was made for an AI assistant. It reads, proposes and says what is sold out; a person applies what it proposes." />
        </p>
        <CodeBlock>{`${origin}/mcp\nauthorization: Bearer carte_…`}</CodeBlock>
      </section>
    </>
  )
}
