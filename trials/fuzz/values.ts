import fc from 'fast-check'
import type { z } from 'zod'
import { anyCodePoint } from '../../tests/builders/any-code-point.ts'
import { Known } from './knowledge.ts'

/** Text that finds what was not thought of; all of it is text to a schema that says no more than that. */
export const ODD_TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfffy',
  '\u202egnihtemos',
  '\ufeff',
  '\u200b\u200d',
  'e\u0301',
  '🍕🏴‍☠️',
  'שלום',
  '\r\nSet-Cookie: a=b',
  '"><script>alert(1)</script>',
  "' or 1=1 --",
  '../../etc/passwd',
  '#{panic()}',
  '__proto__',
  'constructor',
  'NaN',
  '007',
  '99999999999999999999',
  '%00',
  '\u0085\u2028',
]

const EDGE_NUMBERS = [0, 1, -1, 2 ** 31 - 1, 2 ** 31, 2 ** 32, Number.MAX_SAFE_INTEGER, 1e15, 1e-9, 1e308]

/** The fields of a zod 4 schema that are read here. */
interface Def {
  readonly type: string
  readonly shape?: Readonly<Record<string, z.ZodType>>
  readonly element?: z.ZodType
  readonly innerType?: z.ZodType
  readonly options?: readonly z.ZodType[]
  readonly keyType?: z.ZodType
  readonly valueType?: z.ZodType
  readonly entries?: Readonly<Record<string, string>>
  readonly values?: readonly unknown[]
  readonly in?: z.ZodType
  readonly out?: z.ZodType
  readonly items?: readonly z.ZodType[]
  readonly format?: string
  readonly checks?: readonly { readonly _zod: { readonly def: CheckDef } }[]
}

/** What a check of a schema says. */
interface CheckDef {
  readonly check: string
  readonly minimum?: number
  readonly maximum?: number
  readonly value?: number
  readonly pattern?: RegExp
}

/** How long a text or a list may be, how large a number. */
interface Bounds {
  readonly minimum?: number
  readonly maximum?: number
  readonly patterns: readonly RegExp[]
}

const defOf = (schema: z.ZodType) => schema._zod.def as unknown as Def

const checksOf = (schema: z.ZodType): CheckDef[] => (defOf(schema).checks ?? []).map(({ _zod }) => _zod.def)

function boundsOf(schema: z.ZodType): Bounds {
  const checks = checksOf(schema)
  const low = checks.flatMap(
    ({ check, minimum, value }) => (check === 'greater_than' ? value : minimum) ?? [],
  )
  const high = checks.flatMap(({ check, maximum, value }) => (check === 'less_than' ? value : maximum) ?? [])
  return {
    ...(low.length > 0 && { minimum: Math.max(...low) }),
    ...(high.length > 0 && { maximum: Math.min(...high) }),
    patterns: checks.flatMap(({ pattern }) => pattern ?? []),
  }
}

/**
 * Returns inputs most of which a schema takes: its custom rules (`refine`) are met by trying, and by what
 * is known under the same name.
 * @throws where a kind of schema is new here, so that no one believes that it was tried
 */
export function valuesOf(schema: z.ZodType, name = ''): fc.Arbitrary<unknown> {
  const def = defOf(schema)
  const within = (inner: z.ZodType | undefined, as = name) => valuesOf(inner as z.ZodType, as)
  switch (def.type) {
    case 'object':
      return objects(schema, name)
    case 'array':
      return arrays(schema, name)
    case 'string':
      return fc.oneof(
        { arbitrary: fitting(schema, texts(schema)), weight: 4 },
        { arbitrary: knownOf(name, schema, fitting(schema, texts(schema))), weight: name ? 3 : 0 },
      )
    case 'number':
      return fc.oneof(
        { arbitrary: fitting(schema, numbers(schema)), weight: 4 },
        { arbitrary: knownOf(name, schema, fitting(schema, numbers(schema))), weight: name ? 2 : 0 },
      )
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries ?? {}))
    case 'literal':
      return fc.constantFrom(...(def.values ?? []))
    case 'unknown':
    case 'any':
      return fc.jsonValue({ maxDepth: 2 })
    case 'union':
      return fc.oneof(...(def.options ?? []).map((option) => within(option)))
    case 'optional':
    case 'default':
    case 'prefault':
    case 'readonly':
    case 'nonoptional':
    case 'catch':
      return within(def.innerType)
    case 'nullable':
      return fc.option(within(def.innerType), { freq: 4 })
    case 'pipe':
      // What a transformation makes of a value says nothing of what it takes.
      if (isTransform(def.out)) return within(def.in)
      return isTransform(def.in) ? within(def.out) : fc.oneof(within(def.out), within(def.in))
    case 'transform':
      return fc.constantFrom(...ODD_TEXTS)
    case 'tuple':
      return fc.tuple(...(def.items ?? []).map((item) => within(item)))
    case 'record':
      return fc.dictionary(within(def.keyType, '') as fc.Arbitrary<string>, within(def.valueType, ''), {
        maxKeys: 4,
        noNullPrototype: false,
      })
    default:
      throw new Error(`No inputs are known for a schema of the kind ${def.type}`)
  }
}

const isTransform = (schema: z.ZodType | undefined): boolean =>
  schema !== undefined && defOf(schema).type === 'transform'

/** Something real under this name that the schema takes, or else what was made up. */
const knownOf = (name: string, schema: z.ZodType, madeUp: fc.Arbitrary<unknown>) =>
  fc
    .tuple(fc.nat({ max: 1000 }), madeUp)
    .map(([pick, otherwise]) => new Known(name, pick, { accepts: schema, otherwise }))

/** The first of a few that the schema takes: what it asks beyond kind and size is met by trying. */
const fitting = <T>(schema: z.ZodType, values: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  fc
    .tuple(values, values, values, values)
    .map((few) => few.find((value) => schema.safeParse(value).success) ?? few[0])

/** As it is, or known as a whole from an answer: both have what the other never has. */
function objects(schema: z.ZodType, name: string): fc.Arbitrary<unknown> {
  const fields = Object.entries(defOf(schema).shape ?? {})
  const requiredKeys = fields.filter(([, schema]) => !isOptional(schema)).map(([key]) => key)
  const written = fc.record(Object.fromEntries(fields.map(([key, schema]) => [key, valuesOf(schema, key)])), {
    requiredKeys,
  })
  return name
    ? fc.oneof(
        { arbitrary: written, weight: 2 },
        // A schema's custom rules are hardly met by chance.
        { arbitrary: knownOf(name, schema, written), weight: hasWordsOfItsOwn(schema) ? 4 : 1 },
      )
    : written
}

const isOptional = (schema: z.ZodType): boolean => schema.safeParse(undefined).success

function arrays(schema: z.ZodType, name: string): fc.Arbitrary<unknown> {
  const { minimum = 0, maximum = 1000 } = boundsOf(schema)
  const element = valuesOf(defOf(schema).element as z.ZodType, singular(name))
  const few = fc.array(element, { minLength: minimum, maxLength: Math.min(maximum, minimum + 4) })
  return name
    ? fc.oneof({ arbitrary: few, weight: 2 }, { arbitrary: knownOf(name, schema, few), weight: 1 })
    : few
}

/** `itemIds` are many of `itemId`, which is how answers name one. */
export const singular = (name: string): string => name.replace(/ies$/, 'y').replace(/s$/, '')

function texts(schema: z.ZodType): fc.Arbitrary<string> {
  const { minimum = 0, maximum = 2000, patterns } = boundsOf(schema)
  const { format } = defOf(schema)
  if (format === 'email') return fc.nat().map((number) => `fuzz${number}@example.com`)
  if (format === 'datetime')
    return fc
      .date({ noInvalidDate: true, min: new Date(0), max: new Date('9999-12-31') })
      .map((date) => date.toISOString())
  const length = { minLength: minimum, maxLength: Math.max(minimum, Math.min(maximum, minimum + 40)) }
  // Schemas count what Unicode calls characters, not halves of them.
  const sized = (text: string) =>
    [...text, ...'x'.repeat(Math.max(0, minimum - [...text].length))].slice(0, maximum).join('')
  const plain = fc.oneof(
    fc.string(length),
    fc.string({ ...length, unit: 'grapheme' }).map(sized),
    fc.string({ ...length, unit: anyCodePoint }).map(sized),
    fc.constantFrom(...ODD_TEXTS).map(sized),
    fc.constant('x'.repeat(maximum)),
  )
  const patterned = patterns.flatMap((pattern) => matching(pattern) ?? [])
  const guesses = hasWordsOfItsOwn(schema) ? accepted(schema, WHOLE_NUMBERS.map(String)) : undefined
  return guesses ?? (patterned.length > 0 ? fc.oneof(...patterned.map((text) => text.map(sized))) : plain)
}

function matching(pattern: RegExp): fc.Arbitrary<string> | undefined {
  // Of such classes every character would be listed: gigabytes for what is almost any text.
  if (/\\p\{/i.test(pattern.source)) return undefined
  try {
    return fc.stringMatching(pattern, { maxLength: 60 })
  } catch {
    // A pattern that looks ahead or behind.
    return undefined
  }
}

const WHOLE_NUMBERS = Array.from({ length: 64 }, (_, index) => index)
const PLAIN_NUMBERS = [...WHOLE_NUMBERS, 0.5, 9.99, 12.25, 100, 1000, 99_999.5]

function numbers(schema: z.ZodType): fc.Arbitrary<number> {
  const { minimum, maximum } = boundsOf(schema)
  const { format } = defOf(schema)
  const low = Math.max(minimum ?? -1e9, -Number.MAX_SAFE_INTEGER)
  const high = Math.min(maximum ?? 1e9, Number.MAX_SAFE_INTEGER)
  const guesses = hasWordsOfItsOwn(schema) ? accepted(schema, PLAIN_NUMBERS) : undefined
  const whole = fc.integer({ min: Math.ceil(low), max: Math.floor(Math.max(low, high)) })
  const edges = EDGE_NUMBERS.filter((number) => schema.safeParse(number).success)
  return fc.oneof(
    guesses ?? (format === 'safeint' ? whole : fc.oneof(whole, cents(low, high))),
    edges.length > 0 ? fc.constantFrom(...edges) : whole,
  )
}

/** Prices are of this kind, and so is what is none. */
const cents = (low: number, high: number) =>
  fc
    .integer({ min: Math.ceil(low * 100), max: Math.floor(Math.max(low, high) * 100) })
    .map((number) => number / 100)

const hasWordsOfItsOwn = (schema: z.ZodType): boolean =>
  checksOf(schema).some(({ check }) => check === 'custom')

function accepted<T>(schema: z.ZodType, guesses: readonly T[]): fc.Arbitrary<T> | undefined {
  const taken = guesses.filter((guess) => schema.safeParse(guess).success)
  return taken.length > 0 ? fc.constantFrom(...taken) : undefined
}

/** The parts of an object schema that are not files; files have their own inputs. */
export const isFileSchema = (schema: z.ZodType): boolean =>
  defOf(schema).type === 'custom' && schema.safeParse(new File([], 'x')).success

/** Names in a value that its schema says nothing of, as paths; a call that sends them sends too much. */
export function undescribed(schema: z.ZodType, value: unknown, path = ''): string[] {
  const def = defOf(schema)
  if (value === null || value === undefined) return []
  switch (def.type) {
    case 'object':
      return Object.entries(value).flatMap(([key, part]) => {
        const described = def.shape && Object.hasOwn(def.shape, key) ? def.shape[key] : undefined
        return described ? undescribed(described, part, `${path}/${key}`) : [`${path}/${key}`]
      })
    case 'array':
      return (value as unknown[]).flatMap((part) => undescribed(def.element as z.ZodType, part, `${path}/*`))
    case 'record':
      return Object.values(value).flatMap((part) =>
        undescribed(def.valueType as z.ZodType, part, `${path}/*`),
      )
    case 'union':
      return (def.options ?? [])
        .filter((option) => option.safeParse(value).success)
        .map((option) => undescribed(option, value, path))
        .reduce((least, next) => (next.length < least.length ? next : least), [`${path} as a whole`])
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'readonly':
      return undescribed(def.innerType as z.ZodType, value, path)
    case 'pipe':
      return undescribed(def.out as z.ZodType, value, path)
    default:
      return []
  }
}
