import type { ApiDescription, ApiMedia, ApiOperation, JsonSchema } from '#contract/errors/api-description.ts'
import { exampleOf } from './example-of.ts'

/**
 * What is written over the whole of a description: an example for each body and answer that has none, and answers that
 * many calls have in common once, under a name.
 */
export function finishDescription(description: ApiDescription): ApiDescription {
  const { schemas } = description.components
  const operations = Object.values(description.paths).flatMap((methods) => Object.values(methods))
  for (const operation of operations) {
    giveExample(operation.requestBody?.content, schemas)
    for (const [status, { content }] of Object.entries(operation.responses))
      if (Number(status) < 400) giveExample(content, schemas)
  }
  return { ...description, components: { ...description.components, responses: shareAnswers(operations) } }
}

/** Media types whose examples are JSON. */
const hasExample = (mediaType: string): boolean => mediaType === 'application/json'

function giveExample(
  content: Readonly<Record<string, ApiMedia>> | undefined,
  schemas: Readonly<Record<string, JsonSchema>>,
): void {
  for (const [mediaType, media] of Object.entries(content ?? {}))
    if (hasExample(mediaType) && media.example === undefined && media.schema)
      media.example = exampleOf(media.schema, schemas)
}

type Responses = Record<string, object>

/** Refusals that several calls answer alike are named by their codes, and referred to. */
function shareAnswers(operations: readonly ApiOperation[]): Responses {
  const all = operations.flatMap((operation) =>
    Object.entries(operation.responses)
      .filter(([status]) => Number(status) >= 400)
      .map(([status, answer]) => ({ operation, status, answer, text: JSON.stringify(answer) })),
  )
  const counts = Map.groupBy(all, ({ text }) => text)
  const shared: Responses = {}
  for (const [text, same] of counts) {
    const [first] = same
    if (same.length < 2 || !first) continue
    const name = nameOf(first.status, text)
    shared[name] = first.answer
    for (const { operation, status } of same)
      (operation.responses as Responses)[status] = { $ref: `#/components/responses/${name}` }
  }
  return shared
}

/** `E403_key_scope_wrong_origin`: a name that programs can write. */
const nameOf = (status: string, text: string): string => {
  const codes = /"enum":\[([^\]]*)\]/u.exec(text)?.[1] ?? 'same'
  return `E${status}_${codes.replaceAll(/[^a-z_,]/gu, '').replaceAll(',', '_')}`
}
