import { CodeBlock, Phrase } from './text.tsx'
import verifyWebhook from './verify-webhook.ts?raw'

export const webhooks = { id: 'webhooks', order: 1, title: 'Webhooks', Body: WebhooksGuide }

function WebhooksGuide() {
  return (
    <>
      <p className="mt-2 max-w-prose text-pretty">
        <Phrase text="Carte posts a `WebhookEvent` to each address of a restaurant within seconds of a change. It is a doorbell: fetch `menuUrl` for what holds now. Answer 2xx within ten seconds; anything else is tried again for two days. This is how a program in Node verifies that Carte sent it:" />
      </p>
      <CodeBlock>{verifyWebhook.trim()}</CodeBlock>
    </>
  )
}
