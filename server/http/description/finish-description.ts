import type { ApiDescription, ApiMedia, ApiOperation, JsonSchema } from '#contract/errors/api-description.ts'
import type { ErrorCode } from '#contract/errors/errors.ts'
import { exampleOf } from './example-of.ts'

/** Adds examples where there are none, and puts answers that many calls have in common under a name. */
export function finishDescription(description: ApiDescription): ApiDescription {
  const { schemas } = description.components
  const operations = Object.values(description.paths).flatMap((methods) => Object.values(methods))
  for (const operation of operations) {
    giveExample(operation.requestBody?.content, schemas)
    for (const [status, { content }] of Object.entries(operation.responses))
      if (Number(status) < 400) giveExample(content, schemas)
  }
  const common = nameCommonCodes(description)
  return {
    ...description,
    'x-common-error-codes': common,
    components: { ...description.components, responses: shareAnswers(operations) },
  }
}

/** Codes that every call may answer are named once, and at no call. */
function nameCommonCodes({ paths }: ApiDescription): ErrorCode[] {
  const calls = Object.entries(paths)
    .filter(([path]) => path.startsWith('/api/'))
    .flatMap(([, methods]) => Object.values(methods))
  const [first, ...others] = calls.map((call) => new Set(call['x-error-codes']))
  const common = others.reduce((all, codes) => all.intersection(codes), first ?? new Set<ErrorCode>())
  for (const call of calls)
    (call as { 'x-error-codes': readonly ErrorCode[] })['x-error-codes'] = call['x-error-codes'].filter(
      (code) => !common.has(code),
    )
  return [...common]
}

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
  const shared: Responses = {}
  for (const [status, answers] of Map.groupBy(all, (one) => one.status)) {
    const groups = [...Map.groupBy(answers, ({ text }) => text).values()].filter(({ length }) => length > 1)
    const usual = groups.toSorted((one, other) => other.length - one.length)[0]?.[0]
    for (const same of groups) {
      const [first] = same
      if (!first || !usual) continue
      const name = nameOf(status, codesIn(first.text), codesIn(usual.text))
      shared[name] = first.answer
      for (const { operation } of same)
        (operation.responses as Responses)[status] = { $ref: `#/components/responses/${name}` }
    }
  }
  return shared
}

const codesIn = (text: string): string[] =>
  (/"enum":\[([^\]]*)\]/u.exec(text)?.[1] ?? '').replaceAll('"', '').split(',')

/** `E403` for what most calls answer, `E403_plan_limit` with what one has too: names that programs can write. */
const nameOf = (status: string, codes: readonly string[], usual: readonly string[]): string =>
  [
    `E${status}`,
    ...codes.filter((code) => !usual.includes(code)),
    ...usual.filter((code) => !codes.includes(code)).map((code) => `not_${code}`),
  ].join('_')
