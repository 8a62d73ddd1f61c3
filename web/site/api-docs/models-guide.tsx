import { CodeBlock, Phrase } from './text.tsx'

export const models = { id: 'models', order: 2, title: 'Assistants (MCP)', Body: ModelsGuide }

function ModelsGuide({ origin }: { origin: string }) {
  return (
    <>
      <p className="mt-2 max-w-prose text-pretty">
        <Phrase text="Give your assistant the address below (Streamable HTTP) and a key that was made for an AI assistant. It reads, proposes and says what is sold out; a person applies what it proposes." />
      </p>
      <CodeBlock>{`${origin}/mcp\nauthorization: Bearer carte_…`}</CodeBlock>
    </>
  )
}
