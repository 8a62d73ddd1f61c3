import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, it } from 'vitest'
import { calls } from '#contract/calls.ts'
import type { ApiDescription, JsonSchema } from '#contract/errors/api-description.ts'
import { errorTable } from '#contract/errors/errors.ts'
import * as resources from '#contract/resources.ts'
import { webhookEventExample, webhookEventSchema } from '#contract/restaurant/webhook-event.ts'
import { unknownFields } from '#contract/shared/sent-fields.ts'
import { createApp } from '../../app/app.ts'
import { describeApi } from './openapi.ts'
import { plainRoutes } from './plain-routes.ts'

const description = describeApi(calls, { version: '1.2.3' })
const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
)

type Answer = (typeof operations)[number]['operation']['responses'][string]

/** An answer that many calls have in common is referred to by its name. */
function answerOf(answer: Answer | undefined): Answer | undefined {
  const [, name = ''] = /responses\/(\w+)/.exec((answer as { $ref?: string } | undefined)?.$ref ?? '') ?? []
  return name ? (description.components.responses?.[name] as Answer) : answer
}

/** Every schema of the description, with where it is. */
function schemas(value: unknown, place = ''): [place: string, schema: JsonSchema][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, entry]) => {
    const at = `${place}/${key}`
    const isSchema =
      /\/(schema|items|additionalProperties)$|\/(properties|schemas|anyOf|oneOf|allOf)\/[^/]+$/.test(at) &&
      !/\/(example|default|enum)\//.test(at) &&
      typeof entry === 'object'
    return [...(isSchema ? [[at, entry] as [string, JsonSchema]] : []), ...schemas(entry, at)]
  })
}

describe('the description of the API', () => {
  it('is valid OpenAPI 3.1', async () => {
    const { valid, errors } = await new Validator().validate(structuredClone(description) as never)
    expect(errors).toBeUndefined()
    expect(valid).toBe(true)
  })

  it('names every call once and gives each a resource, an access and its errors', () => {
    const ids = operations.map(({ operation }) => operation.operationId)
    expect(new Set(ids).size).toBe(ids.length)
    const tags = new Set(description.tags.map(({ name }) => name))
    for (const { operation, path } of operations) {
      expect(
        operation.tags.every((tag) => tags.has(tag)),
        path,
      ).toBe(true)
      const codes = operation['x-error-codes'] as (keyof typeof errorTable)[]
      for (const code of codes)
        expect(answerOf(operation.responses[errorTable[code].status])?.description).toContain(code)
      for (const answer of Object.values(operation.responses))
        expect(answerOf(answer)?.headers).toHaveProperty('x-request-id')
    }
  })

  it('describes every shape, but for the filters of a draft, which only their writer reads', () => {
    const unnamed = schemas(description).filter(
      ([, schema]) =>
        Object.keys(schema).filter((key) => key !== 'description' && key !== 'default').length === 0,
    )
    expect(unnamed.map(([place]) => place).every((place) => place.includes('/properties/filters/'))).toBe(
      true,
    )
    expect(unnamed.length).toBeLessThanOrEqual(3)
  })

  it('refers to nothing that is not there', () => {
    const text = JSON.stringify(description)
    for (const [, kind = '', name = ''] of text.matchAll(/"#\/components\/(\w+)\/(\w+)"/g))
      expect(description.components[kind as keyof ApiDescription['components']]).toHaveProperty(name)
    expect(text).not.toMatch(/\$defs|9007199254740991/)
  })

  it.each(calls.filter(({ example }) => example))(
    'has an example that $id takes and answers',
    ({ call, example: { body, output } = {} }) => {
      if (body !== undefined) expect(call.body?.safeParse(body).error).toBeUndefined()
      if (output !== undefined) expect(call.output?.safeParse(output).error).toBeUndefined()
    },
  )

  it('has for each call a sentence, who may make it, and an example of what it takes and answers', () => {
    const faults: string[] = []
    for (const { id, call } of calls) {
      const operation = description.paths[call.path]?.[call.method]
      if (!operation?.summary || !operation.description) faults.push(`${id}: no sentence`)
      if (operation?.['x-scope'] !== call.scope) faults.push(`${id}: no scope`)
      const sent = operation?.requestBody?.content['application/json']?.example
      const body = call.body?.safeParse(sent)
      if (body && !body.success) faults.push(`${id}: ${body.error.message}`)
      if (call.body && unknownFields(call.body, sent).length > 0) faults.push(`${id}: unknown fields`)
      const answered = operation?.responses[call.status]?.content?.['application/json']?.example
      const output = call.output?.safeParse(answered)
      if (output && !output.success) faults.push(`${id}: answer: ${output.error.message}`)
    }
    expect(faults).toEqual([])
  })

  it('describes what is posted to addresses for events, and the data of a page', () => {
    expect(webhookEventSchema.safeParse(webhookEventExample).error).toBeUndefined()
    expect(description.webhooks?.changed?.post.parameters).toHaveLength(3)
    const page = description.paths['/r/{slug}/menu.json']?.get?.responses[200]?.content
    expect(page?.['application/json']?.schema).toEqual({ $ref: '#/components/schemas/MenuData' })
  })

  it('stays small enough to be loaded at once', () => {
    expect(JSON.stringify(description).length).toBeLessThan(845_000)
  })

  it('has examples of calls alone', () => {
    const named = Object.values(resources).flatMap((contents) =>
      'examples' in contents ? Object.keys(contents.examples) : [],
    )
    expect(named.length).toBeGreaterThan(20)
    expect(calls.map(({ id }) => id)).toEqual(expect.arrayContaining(named))
  })

  it('tells what may be left out of a body apart from what an answer always has', () => {
    const { MenuItem, MenuItemOutput } = description.components.schemas
    expect(MenuItemOutput?.required).toContain('description')
    expect(MenuItem?.required).not.toContain('description')
    expect(MenuItem?.properties?.description?.default).toBe('')
    expect(MenuItemOutput?.properties?.description).toEqual({ type: 'string', maxLength: 1000 })
    const { parameters } = description.paths['/api/saved-menus/{id}/png']?.get ?? {}
    expect(parameters).toContainEqual(
      expect.objectContaining({
        name: 'dpi',
        schema: { type: 'number', enum: [150, 300], default: 150 },
      }),
    )
    expect(parameters).not.toContainEqual(expect.objectContaining({ name: 'dpi', required: true }))
  })
})

describe('what is described', () => {
  it('is what is mounted, and nothing else is', () => {
    const services = new Proxy({}, { get: () => inert })
    const app = createApp(services as never)
    const mounted = app.routes
      .filter(({ path, method }) => method !== 'ALL' && (path.startsWith('/api/') || isPlain(path)))
      .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`)
    const described = operations.map(({ method, path }) => `${method.toUpperCase()} ${path}`)
    expect([...new Set(mounted)].sort()).toEqual(described.sort())
  })
})

/** Files and pages for people are not described. */
const isPlain = (path: string) =>
  path.replaceAll(/:(\w+)/g, '{$1}') in plainRoutes || /^\/(uploads|images|menu-viewer)\//.test(path)

/** Stands for any service while routes are mounted: nothing is asked of it then. */
const inert: unknown = new Proxy(() => inert, {
  get: (_target, key) => (key === Symbol.toPrimitive ? () => '' : key === 'assetsDir' ? undefined : inert),
})
