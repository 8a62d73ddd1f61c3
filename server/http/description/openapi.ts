import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiPathsObject,
  type ZodOpenApiResponseObject,
} from 'zod-openapi'
import { receivePaymentEvent } from '#contract/accounts/billing.ts'
import { health, ready } from '#contract/accounts/operation.ts'
import { type CallExample, type NamedCall, postedEvents, resourceSummaries } from '#contract/calls.ts'
import type { ApiDescription } from '#contract/errors/api-description.ts'
import { type ErrorCode, errorTable } from '#contract/errors/errors.ts'
import { exportCatalogue } from '#contract/generating/catalogue-audit.ts'
import { menuDataSchema } from '#contract/menus/menu-data.ts'
import { typesetPng } from '#contract/menus/typesetting.ts'
import type { PostedEvent } from '#contract/shared/described.ts'
import { type Endpoint, errorCodesOf, takesIdempotencyKey } from '#contract/shared/endpoint.ts'
import { lineSchemaOf, NDJSON_TYPE } from '#contract/shared/progress-lines.ts'
import type { CallScope } from '#domain/access/keys.ts'
import { finishDescription } from './finish-description.ts'
import { type PlainRoute, plainRoutes } from './plain-routes.ts'
import { ABOUT, sharedParts } from './shared-parts.ts'
import { describeShape, sharedShapes } from './shared-shapes.ts'

export interface DescribedInstallation {
  readonly version: string
  /** The public address; absent: the address of the description. */
  readonly publicUrl?: URL
  /** What the payment provider signs its events with. */
  readonly signatureHeaders?: readonly string[]
}

/** Other media types of the files of some calls; the contract names the first. */
const OTHER_MEDIA_TYPES: ReadonlyMap<Endpoint, string> = new Map<Endpoint, string>([
  [typesetPng, 'application/zip'],
  [exportCatalogue, 'application/json'],
])

/** Answer with 503 what they answer with 200, so that a balancer need not read it. */
const FITNESS_CALLS: ReadonlySet<Endpoint> = new Set<Endpoint>([health, ready])

/** Describes these calls and the plain routes in OpenAPI 3.1. */
export function describeApi(
  calls: readonly NamedCall[],
  { version, publicUrl, signatureHeaders = [] }: DescribedInstallation,
): ApiDescription {
  const paths: ZodOpenApiPathsObject = {}
  for (const named of calls) {
    const { call } = named
    const headers = call === receivePaymentEvent ? signatureHeaders : []
    paths[call.path] = { ...paths[call.path], [call.method]: operationOf(named, headers) }
  }
  for (const [path, route] of Object.entries(plainRoutes)) paths[path] = { get: plainOperation(path, route) }
  const document = createDocument(
    {
      openapi: '3.1.0',
      info: { title: 'Carte', version, description: ABOUT },
      servers: [{ url: publicUrl?.origin ?? '/' }],
      tags: [
        ...resourceSummaries.filter(({ name }) => calls.some(({ resource }) => resource === name)),
        { name: FILES, description: 'What browsers load by its address.' },
      ],
      webhooks: Object.fromEntries(postedEvents.map((event) => [event.id, postOf(event)])),
      paths,
      components: { schemas: sharedShapes, ...sharedParts },
    },
    { override: describeShape, allowEmptySchema: { custom: true } },
  )
  return finishDescription(document as unknown as ApiDescription)
}

const postOf = ({ id, summary, description, headers: said, body, example }: PostedEvent) => ({
  post: {
    operationId: id,
    summary,
    description,
    parameters: Object.entries(said).map(
      ([name, about]) =>
        ({ name, in: 'header', required: true, description: about, schema: { type: 'string' } }) as const,
    ),
    requestBody: { required: true, content: { 'application/json': { schema: body, example } } },
    responses: { 204: { description: 'Taken' } },
  },
})

const FILES = 'Files and pages'

const IDEMPOTENCY_KEY = { $ref: '#/components/parameters/IdempotencyKey' } as const
const REQUEST_ID = { $ref: '#/components/parameters/RequestId' } as const
const header = (name: string) => ({ $ref: `#/components/headers/${name}` }) as const
const headers = { 'x-request-id': header('RequestId') }
const FILE = { type: 'string', format: 'binary' } as const

function operationOf(
  { id, resource, call, example = {} }: NamedCall,
  signatureHeaders: readonly string[],
): ZodOpenApiOperationObject {
  const { params: path, query } = call
  const codes = errorCodesOf(call)
  return {
    operationId: id,
    tags: [resource],
    summary: call.summary,
    description: aboutCall(call),
    security: securityOf(call),
    requestParams: { ...(path && { path }), ...(query && { query }) },
    ...(call.deprecated && { deprecated: true }),
    parameters: [
      ...signatureHeaders.map(signature),
      REQUEST_ID,
      ...(takesIdempotencyKey(call) ? [IDEMPOTENCY_KEY] : []),
    ],
    ...bodyOf(call, example),
    responses: {
      [call.status]: successOf(call, example),
      ...failuresOf(codes),
      ...(FITNESS_CALLS.has(call) && {
        503: {
          ...successOf(call, {}),
          description: 'The same, of a server that should get no requests.',
        },
      }),
    },
    'x-scope': call.scope,
    'x-error-codes': codes,
  }
}

const ofScope = {
  person: 'Only someone who signed in may make it: no key.',
  read: 'A key that may `read` is enough.',
  propose: 'It takes a key that may `propose`.',
  write: 'It takes a key that may `write`.',
  publish: 'It takes a key that may `publish`.',
} as const satisfies Record<CallScope, string>

/** Who may make a call, what it costs of limits, and how it is made safely again. */
const aboutCall = ({ access, scope, reachesGuests, isOfWholeHouse, work, deprecated }: Endpoint): string =>
  [
    deprecated && `It goes on ${deprecated.until}. ${deprecated.instead}`,
    access === 'anyone' ? 'Anyone may make it.' : ofScope[scope],
    reachesGuests && 'Where guests see what it changes, the key must be allowed to `publish`.',
    isOfWholeHouse &&
      'It is about all restaurants of a house: who is limited to some of them may not make it.',
    work && `It counts as ${work}.`,
  ]
    .filter(Boolean)
    .join(' ')

function securityOf({ access, scope }: Endpoint) {
  const key = scope === 'person' ? [] : [{ key: [] }]
  if (access === 'signed-in') return [{ session: [] }, ...key]
  return []
}

const signature = (name: string) =>
  ({
    name,
    in: 'header',
    required: true,
    description: "The provider's signature of the body, byte for byte.",
    schema: { type: 'string' },
  }) as const

function bodyOf(
  call: Endpoint,
  { body: example }: CallExample,
): Pick<ZodOpenApiOperationObject, 'requestBody'> {
  if (call === receivePaymentEvent) {
    const description = 'An event of the payment provider; only its customer is looked at.'
    const schema = { type: 'object', description } as const
    return { requestBody: { required: true, content: { 'application/json': { schema } } } }
  }
  const schema = call.body ?? call.upload
  if (!schema) return {}
  const mediaType = call.upload ? 'multipart/form-data' : 'application/json'
  return {
    requestBody: {
      required: true,
      content: { [mediaType]: { schema, ...(example !== undefined && { example }) } },
    },
  }
}

function successOf(call: Endpoint, { output: example }: CallExample): ZodOpenApiResponseObject {
  if (call.file) {
    const other = OTHER_MEDIA_TYPES.get(call)
    return {
      description: 'The file',
      headers: { ...headers, 'content-disposition': header('ContentDisposition') },
      content: { [call.file]: { schema: FILE }, ...(other && { [other]: { schema: FILE } }) },
    }
  }
  if (!call.output) return { description: 'Done; there is nothing to read', headers }
  const content = { schema: call.output, ...(example !== undefined && { example }) }
  const lines = lineSchemaOf(call)
  return {
    description: lines ? 'Done; line by line for who accepts that' : 'Done',
    headers: { ...headers, ...(call.isPaged && { link: header('Link') }) },
    content: { 'application/json': content, ...(lines && { [NDJSON_TYPE]: { schema: lines } }) },
  }
}

function failuresOf(codes: readonly ErrorCode[]): Record<`${number}`, ZodOpenApiResponseObject> {
  const byStatus = Map.groupBy(codes, (code) => errorTable[code].status)
  return Object.fromEntries(
    [...byStatus].map(([status, list]) => {
      const named = { type: 'object', properties: { code: { enum: list } } } as const
      const mayRetry = status === 429 || status === 503
      return [
        status,
        {
          description: list.map((code) => `\`${code}\`: ${errorTable[code].message}`).join(' · '),
          headers: {
            ...headers,
            ...(mayRetry && { 'retry-after': header('RetryAfter') }),
            ...(status === 429 && { ratelimit: header('RateLimit') }),
          },
          content: {
            'application/json': {
              schema: { allOf: [{ $ref: '#/components/schemas/Error' }, named] },
            },
          },
        },
      ]
    }),
  )
}

function plainOperation(path: string, route: PlainRoute): ZodOpenApiOperationObject {
  const {
    id,
    summary,
    parameter: description,
    mediaTypes,
    codes,
    resource = FILES,
    needsMetricsToken,
  } = route
  const [, name] = /\{(\w+)\}/.exec(path) ?? []
  const content = mediaTypes.map((type) => [
    type,
    {
      schema:
        id === 'readGuestPageData'
          ? menuDataSchema
          : type.startsWith('image/')
            ? FILE
            : { type: type === 'application/json' ? ('object' as const) : ('string' as const) },
    },
  ])
  return {
    operationId: id,
    tags: [resource],
    summary,
    security: needsMetricsToken ? [{}, { metricsToken: [] }] : [],
    parameters:
      name && description
        ? [{ name, in: 'path', required: true, description, schema: { type: 'string' } }]
        : [],
    responses: {
      200: { description: 'The file', headers, content: Object.fromEntries(content) },
      ...(!needsMetricsToken && {
        304: { description: 'What the sender has is still right (`if-none-match`)', headers },
      }),
      ...(path === '/menu-viewer/{id}' && { 404: { description: 'A page that says so', headers } }),
      ...failuresOf(codes),
    },
    'x-error-codes': codes,
  }
}
