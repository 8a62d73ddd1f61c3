import fc from 'fast-check'
import type { z } from 'zod'
import { brokenOf } from './breakage.ts'
import { type Call, collectionOf, paramsOf } from './calls.ts'
import { type Form, formsOf, writeForm } from './forms.ts'
import { Known, resolve, writeJson } from './knowledge.ts'
import type { Sent } from './send.ts'
import { ODD_TEXTS, singular, valuesOf } from './values.ts'

export const visitorKinds = ['basic', 'professional', 'administrator', 'payer', 'nobody'] as const
export type VisitorKind = (typeof visitorKinds)[number]

/** One request as it was thought of; what it names of real things is found when it is sent. */
export interface Input {
  readonly visitor: VisitorKind
  readonly params: Readonly<Record<string, unknown>>
  readonly query?: unknown
  readonly queryFlaw: (typeof QUERY_FLAWS)[number]
  readonly body?: unknown
  readonly form?: Form
  readonly bodyFlaw: (typeof BODY_FLAWS)[number]
  /** Where the body breaks, from 0 to 1. */
  readonly at: number
  readonly headers: Readonly<Record<string, string>>
}

const QUERY_FLAWS = [
  'none',
  'doubled',
  'as array',
  'unknown',
  'long',
  'percent',
  'no value',
  'proto',
] as const

const BODY_FLAWS = [
  'none',
  'cut',
  'byte order mark',
  'utf-16',
  'trailing',
  'bad byte',
  'doubled keys',
  'empty',
  'other type',
  'no type',
  'charset',
  'says gzip',
] as const

const OTHER_TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'application/json-patch+json',
  ';',
  'application/json, text/plain',
]

const ODD_PARAMS = [
  '%00',
  '%2f',
  '..',
  '%2e%2e%2f',
  '%',
  '%zz',
  '%E0%A4',
  '%ED%A0%80',
  '%F0%9F%8D%95',
  '%20',
  '%22%27--',
  '%0d%0aset-cookie:%20a=b',
  '-1',
  '0',
  '1e3',
  '9'.repeat(30),
  'a'.repeat(64),
  'a'.repeat(65),
  'a'.repeat(4000),
  '__proto__',
  'share',
  '%u0041',
  ';a=b',
]

const ODD_HEADERS: readonly Readonly<Record<string, string>>[] = [
  {},
  {},
  {},
  {},
  {},
  {},
  {},
  {},
  { origin: 'https://elsewhere.example' },
  { origin: 'null' },
  { origin: '%%%' },
  { 'sec-fetch-site': 'cross-site' },
  { 'x-forwarded-for': 'unknown, ,,;' },
  { 'x-forwarded-for': '10.0.0.1'.repeat(50) },
  { accept: 'text/html' },
  { accept: '*/*;q=x' },
  { 'accept-language': 'x'.repeat(2000) },
  { 'user-agent': '' },
  { 'user-agent': 'a\u00ff'.repeat(1000) },
  { range: 'bytes=0-0,-1,9-2' },
  { 'if-none-match': 'W/"x", *' },
  { 'if-modified-since': 'yesterday' },
  { authorization: 'Bearer x.y.z' },
  { 'x-http-method-override': 'DELETE' },
  { 'content-encoding': 'gzip' },
  { upgrade: 'websocket', connection: 'upgrade' },
  { cookie: 'carte.session_token=%E0%A4%A; a; =b; ;;' },
  { cookie: 'carte.session_token=x.y; carte-notice=%zz' },
  { cookie: `carte.session_token=${'x'.repeat(3000)}` },
  { 'x-forwarded-proto': 'javascript', 'x-forwarded-host': 'evil.example' },
]

/** What may be sent to a call: half of it as it should be, half of it broken somewhere. */
export function inputsOf({ endpoint }: Call): fc.Arbitrary<Input> {
  const good = partsOf(endpoint, valuesOf)
  const broken = partsOf(endpoint, (schema, name) => brokenOf(valuesOf(schema, name)))
  const flawless = { queryFlaw: fc.constant('none' as const), bodyFlaw: fc.constant('none' as const) }
  const visitor = fc.constantFrom<VisitorKind>(...visitorKinds, 'professional', 'administrator', 'payer')
  const at = fc.double({ min: 0, max: 1, noNaN: true })
  const form = (isBroken: boolean) => (endpoint.upload ? { form: formsOf(endpoint.upload, isBroken) } : {})
  return fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({ visitor, at, ...good, ...form(false), ...flawless, headers: fc.constant({}) }),
    },
    {
      weight: 4,
      arbitrary: fc.record({ visitor, at, ...broken, ...form(true), ...flawless, headers: fc.constant({}) }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        visitor,
        at,
        ...good,
        ...form(false),
        params: oddParams(endpoint.path),
        queryFlaw: fc.constantFrom(...QUERY_FLAWS),
        bodyFlaw: fc.constantFrom(...BODY_FLAWS),
        headers: fc.constantFrom(...ODD_HEADERS),
      }),
    },
  ) as fc.Arbitrary<Input>
}

/** What a call is about, as answers name it: `special` of `/api/specials/{id}`. */
const thingOf = (path: string): string => singular(collectionOf(path).split('/').at(-1) ?? '')

function partsOf(
  endpoint: Call['endpoint'],
  values: (schema: z.ZodType, name?: string) => fc.Arbitrary<unknown>,
) {
  const { params, query, body, path } = endpoint
  return {
    params: params ? knownParams(path, params) : fc.constant({}),
    ...(query && { query: values(query) }),
    ...(body && { body: values(body, thingOf(path)) }),
  }
}

/** Real ones of the collections that the path is about, mostly: an id that names nothing ends at once. */
function knownParams(path: string, params: z.ZodObject): fc.Arbitrary<Readonly<Record<string, unknown>>> {
  const fields = paramsOf(path).map((name) => {
    const known = fc.nat({ max: 1000 }).map((pick) => new Known(idsOf(collectionOf(path, name)), pick))
    const any = valuesOf(params.shape[name] as z.ZodType)
    return [name, fc.oneof({ arbitrary: known, weight: 5 }, { arbitrary: any, weight: 1 })] as const
  })
  return fc.record(Object.fromEntries(fields))
}

export const plainInput = ({ endpoint: { path } }: Call, pick = 0): Input => ({
  visitor: 'nobody',
  params: Object.fromEntries(
    paramsOf(path).map((name) => [name, new Known(idsOf(collectionOf(path, name)), pick)]),
  ),
  queryFlaw: 'none',
  bodyFlaw: 'none',
  at: 0,
  headers: {},
})

/** Under which name the ids of a collection are known. */
export const idsOf = (collection: string): string => `ids of ${collection}`

class Written {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

const oddParams = (path: string): fc.Arbitrary<Readonly<Record<string, unknown>>> =>
  fc.record(
    Object.fromEntries(
      paramsOf(path).map((name) => [
        name,
        fc.oneof(
          // Above a segment that follows, it is the address of another call.
          fc
            .constantFrom(...ODD_PARAMS.filter((text) => text !== '..' || path.endsWith(`{${name}}`)))
            .map((text) => new Written(text)),
          fc.constantFrom(...ODD_TEXTS),
          fc.nat({ max: 1000 }).map((pick) => new Known(idsOf(collectionOf(path, name)), pick)),
        ),
      ]),
    ),
  )

export function toRequest({ endpoint }: Call, input: Input, find: (known: Known) => unknown): Sent {
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    paramText(input.params[name], find),
  )
  const { contentType, body } = bodyOf(input, find)
  return {
    method: endpoint.method.toUpperCase(),
    path: `${path}${queryText(input, find)}`,
    headers: { ...(contentType !== undefined && { 'content-type': contentType }), ...input.headers },
    body,
  }
}

function paramText(value: unknown, find: (known: Known) => unknown): string {
  if (value instanceof Written) return value.text
  const text = String(resolve(value, find) ?? 'none')
  return encodeURIComponent(text.toWellFormed()) || '%20'
}

function queryText({ query, queryFlaw, at }: Input, find: (known: Known) => unknown): string {
  const given = resolve(query ?? {}, find)
  const pairs = Object.entries(typeof given === 'object' && given !== null ? given : { query: given })
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => [key, typeof value === 'string' ? value : writeJson(value)] as const)
    .map(([key, value]) => [encodeURIComponent(key.toWellFormed()), encodeURIComponent(value.toWellFormed())])
  const text = (form: (key: string, value: string) => string = (key, value) => `${key}=${value}`) =>
    pairs.map(([key = '', value = '']) => form(key, value))
  const first = pairs[0]?.[0] ?? 'page'
  const written: Readonly<Record<Input['queryFlaw'], readonly string[]>> = {
    none: text(),
    doubled: [...text(), ...text()],
    'as array': text((key, value) => `${key}[]=${value}&${key}[]=2&${key}[a]=1`),
    unknown: [...text(), 'unknown=1'],
    long: [...text(), `${first}=${'x'.repeat(6000)}`],
    percent: [...text(), `${first}=%E0%A4%A&%=%`],
    'no value': text((key) => key).concat('&&=&?'),
    proto: [...text(), '__proto__=1&constructor[prototype]=1'],
  }
  const list = written[queryFlaw]
  return list.length > 0 ? `?${list.join('&')}`.slice(0, 8000) : at > 0.9 ? '?' : ''
}

function bodyOf(
  input: Input,
  find: (known: Known) => unknown,
): { readonly contentType?: string; readonly body?: Buffer } {
  if (input.form) {
    const { contentType, body } = writeForm(input.form)
    return flawed(input, contentType, body)
  }
  if (!('body' in input)) return {}
  const text = writeJson(resolve(input.body, find))
  return flawed(input, 'application/json', Buffer.from(text))
}

function flawed({ bodyFlaw, at }: Input, contentType: string, body: Buffer) {
  const place = Math.floor(at * body.length)
  switch (bodyFlaw) {
    case 'none':
      return { contentType, body }
    case 'cut':
      return { contentType, body: body.subarray(0, place) }
    case 'byte order mark':
      return { contentType, body: Buffer.concat([Buffer.from('\ufeff'), body]) }
    case 'utf-16':
      return { contentType, body: Buffer.from(`\ufeff${body.toString('utf8')}`, 'utf16le') }
    case 'trailing':
      return { contentType, body: Buffer.concat([body, Buffer.from(' \u0000}')]) }
    case 'bad byte':
      return {
        contentType,
        body: Buffer.concat([body.subarray(0, place), Buffer.from([0xc0, 0x80, 0xff]), body.subarray(place)]),
      }
    case 'doubled keys':
      return { contentType, body: Buffer.from(doubledKeys(body.toString('utf8'))) }
    case 'empty':
      return { contentType, body: Buffer.alloc(0) }
    case 'other type':
      return { contentType: OTHER_TYPES[place % OTHER_TYPES.length], body }
    case 'no type':
      return { body }
    case 'charset':
      return { contentType: `${contentType}; charset=utf-7`, body }
    case 'says gzip':
      return { contentType: `${contentType} ;`, body: Buffer.concat([Buffer.from([0x1f, 0x8b, 8]), body]) }
  }
}

const doubledKeys = (text: string): string =>
  text.startsWith('{') ? `${text.slice(0, -1)},${text.slice(1)}` : text
