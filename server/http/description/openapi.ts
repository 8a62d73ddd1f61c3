import type { z } from 'zod'
import type {
  ApiContent,
  ApiDescription,
  ApiOperation,
  ApiParameter,
  ApiReference,
  ApiResponse,
  JsonSchema,
} from '#contract/api-description.ts'
import { receivePaymentEvent } from '#contract/billing.ts'
import { type CallExample, callExamples } from '#contract/call-examples.ts'
import { type NamedCall, resourceSummaries } from '#contract/calls.ts'
import { exportCatalogue } from '#contract/catalogue-audit.ts'
import { type Endpoint, errorCodesOf } from '#contract/endpoint.ts'
import { type ErrorCode, errorBodySchema, errorTable } from '#contract/errors.ts'
import { health, ready } from '#contract/operation.ts'
import { typesetPng } from '#contract/typesetting.ts'
import { ShapeBook } from './api-shapes.ts'
import { plainRoutes } from './plain-routes.ts'

export interface DescribedInstallation {
  readonly version: string
  /** Where people reach it; absent: wherever the description was read. */
  readonly publicUrl?: URL
  /** What the payment provider signs its events with. */
  readonly signatureHeaders?: readonly string[]
}

/** What the files of some calls may be besides what the contract names first. */
const OTHER_MEDIA_TYPES: ReadonlyMap<Endpoint, string> = new Map<Endpoint, string>([
  [typesetPng, 'application/zip'],
  [exportCatalogue, 'application/json'],
])

/** Answer with 503 what they answer with 200, so that a balancer need not read it. */
const FITNESS_CALLS: ReadonlySet<Endpoint> = new Set<Endpoint>([health, ready])

const ABOUT = `Everything that the screens of Carte do, they do by these calls.

**Signing in.** \`register\` and \`login\` set a cookie; send it with every other call. Calls that change something are refused when a browser sends them from another site.

**Requests.** Bodies are JSON in UTF-8 (\`content-type: application/json\`), uploads are forms. Fields that are not described are dropped.

**Errors.** Every answer that is not a success has a stable \`code\`, a \`message\` for the person at the screen and the \`requestId\` under which the server's log tells more. What a person may not see is answered as if it were not there.

**Request ids.** Send your own as \`x-request-id\` (8 to 64 letters, digits, \`-\`, \`_\`), or take the one of the answer.

**Times** are ISO-8601 in UTC, **prices** are in USD, **measures** are in points where they are not said to be something else.

The pages of the site (\`/\`, \`/features\` …) are for people and not described here.`

/** The description of these calls and of the routes beside them. */
export function describeApi(
  calls: readonly NamedCall[],
  { version, publicUrl, signatureHeaders = [] }: DescribedInstallation,
): ApiDescription {
  const book = new ShapeBook()
  const paths: Record<string, Record<string, ApiOperation>> = {}
  for (const { id, resource, call } of calls) {
    paths[call.path] ??= {}
    const headers = call === receivePaymentEvent ? signatureHeaders : []
    Object.assign(paths[call.path] as object, {
      [call.method]: operationOf({ id, resource, call }, book, headers),
    })
  }
  for (const [path, operation] of Object.entries(plainRoutes))
    paths[path] = { get: { ...operation, ...plain(book, operation) } }
  const { description, schemas } = book.finish(paths)
  return {
    openapi: '3.1.0',
    info: { title: 'Carte', version, description: ABOUT },
    servers: [{ url: publicUrl?.origin ?? '/' }],
    tags: [
      ...resourceSummaries.filter(({ name }) => calls.some(({ resource }) => resource === name)),
      { name: 'Files and pages', description: 'What browsers load by its address.' },
    ],
    paths: description,
    components: { schemas, ...sharedParts },
  }
}

const sharedParts = {
  parameters: {
    RequestId: {
      name: 'x-request-id',
      in: 'header',
      required: false,
      description: 'An id of your own for this request; it is in the answer and in the log.',
      schema: { type: 'string', pattern: '^[\\w-]{8,64}$' },
    },
  },
  headers: {
    RequestId: {
      description: 'The id of this request: yours, or one of ours.',
      schema: { type: 'string' },
    },
    RetryAfter: {
      description: 'Seconds after which another try may succeed.',
      schema: { type: 'integer', minimum: 0 },
    },
    ContentDisposition: {
      description: 'The name under which the file is kept.',
      schema: { type: 'string' },
    },
  },
  securitySchemes: {
    session: {
      type: 'apiKey',
      in: 'cookie',
      name: 'carte.session_token',
      description:
        'Set by `register` and `login`; with `__Host-` before its name where people come by HTTPS.',
    },
    metricsToken: {
      type: 'http',
      scheme: 'bearer',
      description: 'CARTE_METRICS_TOKEN, where the operator has set it.',
    },
  },
} satisfies Partial<ApiDescription['components']>

const requestIdHeader = { 'x-request-id': { $ref: '#/components/headers/RequestId' } }
const retryHeader = { 'retry-after': { $ref: '#/components/headers/RetryAfter' } }
const requestIdParameter: ApiReference = { $ref: '#/components/parameters/RequestId' }

function operationOf(
  { id, resource, call }: NamedCall,
  book: ShapeBook,
  signatureHeaders: readonly string[],
): ApiOperation {
  const example: CallExample = callExamples.get(call) ?? {}
  const codes = errorCodesOf(call)
  return {
    operationId: id,
    tags: [resource],
    summary: call.summary,
    security: call.access === 'signed-in' ? [{ session: [] }] : [],
    parameters: [
      ...parametersOf('path', call.params, book),
      ...parametersOf('query', call.query, book),
      ...signatureHeaders.map(signature),
      requestIdParameter,
    ],
    ...bodyOf(call, example, book),
    responses: {
      [call.status]: successOf(call, example, book),
      ...failuresOf(codes, book),
      ...(FITNESS_CALLS.has(call) && {
        503: {
          ...successOf(call, {}, book),
          description: 'The same, of a server that should get no requests.',
        },
      }),
    },
    'x-error-codes': codes,
  }
}

function parametersOf(
  place: 'path' | 'query',
  schema: z.ZodObject | undefined,
  book: ShapeBook,
): ApiParameter[] {
  if (!schema) return []
  const { required = [], properties: sent = {} } = book.describe(schema, 'input')
  // As they are after reading: what comes in an address is always a text.
  const { properties = {} } = book.describe(schema, 'output')
  return Object.entries(properties).map(([name, { description, ...shape }]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    ...(description !== undefined && { description }),
    schema: { ...shape, ...(sent[name]?.default !== undefined && { default: sent[name].default }) },
  }))
}

const signature = (name: string): ApiParameter => ({
  name,
  in: 'header',
  required: true,
  description: "The provider's signature of the body, byte for byte.",
  schema: { type: 'string' },
})

function bodyOf(
  call: Endpoint,
  { body: example }: CallExample,
  book: ShapeBook,
): Pick<ApiOperation, 'requestBody'> {
  if (call === receivePaymentEvent) {
    const schema: JsonSchema = {
      type: 'object',
      description: 'An event of the payment provider; only its customer is looked at.',
    }
    return { requestBody: { required: true, content: { 'application/json': { schema } } } }
  }
  const schema = call.body ?? call.upload
  if (!schema) return {}
  const content: ApiContent = {
    schema: book.describe(schema, 'input'),
    ...(example !== undefined && { example }),
  }
  return {
    requestBody: {
      required: true,
      content: { [call.upload ? 'multipart/form-data' : 'application/json']: content },
    },
  }
}

function successOf(call: Endpoint, { output: example }: CallExample, book: ShapeBook): ApiResponse {
  const headers = requestIdHeader
  if (call.file) {
    const file: ApiContent = { schema: { type: 'string', format: 'binary' } }
    const other = OTHER_MEDIA_TYPES.get(call)
    return {
      description: 'The file',
      headers: { ...headers, 'content-disposition': { $ref: '#/components/headers/ContentDisposition' } },
      content: { [call.file]: file, ...(other && { [other]: file }) },
    }
  }
  if (!call.output) return { description: 'Done; there is nothing to read', headers }
  const content = { schema: book.describe(call.output, 'output'), ...(example !== undefined && { example }) }
  return { description: 'Done', headers, content: { 'application/json': content } }
}

function failuresOf(codes: readonly ErrorCode[], book: ShapeBook): Record<string, ApiResponse> {
  const error = book.describe(errorBodySchema, 'output')
  const byStatus = Map.groupBy(codes, (code) => errorTable[code].status)
  return Object.fromEntries(
    [...byStatus].map(([status, list]) => [
      status,
      {
        description: list.map((code) => `\`${code}\`: ${errorTable[code].message}`).join(' · '),
        headers: { ...requestIdHeader, ...((status === 429 || status === 503) && retryHeader) },
        content: {
          'application/json': {
            schema: { allOf: [error, { type: 'object' as const, properties: { code: { enum: list } } }] },
            example: exampleOf(list[0] as ErrorCode),
          },
        },
      },
    ]),
  )
}

const exampleOf = (code: ErrorCode) => ({
  code,
  message: errorTable[code].message,
  requestId: '0b9a1c52-6f0e-4d8e-9a55-2f3c8f6f1f10',
})

/** What the routes without a description in the contract have in common with the others. */
function plain(book: ShapeBook, { responses, 'x-error-codes': codes }: ApiOperation): Partial<ApiOperation> {
  const withId = Object.entries(responses).map(([status, response]) => [
    status,
    { ...response, headers: { ...requestIdHeader, ...response.headers } },
  ])
  return { responses: { ...Object.fromEntries(withId), ...failuresOf(codes as ErrorCode[], book) } }
}
