import fc from 'fast-check'
import { Known, Verbatim } from './knowledge.ts'
import { ODD_TEXTS } from './values.ts'

type Place = readonly (string | number)[]

interface Break {
  readonly kind: (typeof KINDS)[number]
  /** Which place of the value, modulo how many there are. */
  readonly at: number
  readonly odd: unknown
}

const KINDS = ['replace', 'drop', 'rename', 'wrap', 'add', 'repeat', 'as text', 'deepen', 'swap'] as const

const LARGE = 300_000
const MANY = 10_000
const DEEP = 20_000
const KEYS = [
  '__proto__',
  'constructor',
  'toString',
  'id',
  'ownerId',
  'role',
  'subscriptionPlan',
  'userId',
  '',
]

const odds: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, false, [], {}, [[]], 0, -1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 63)),
  fc
    .constantFrom('1e308', '-1e308', '1e999', '-0', '1e-400', '123456789012345678901234567890', 'NaN')
    .map((text) => new Verbatim(text)),
  fc.constantFrom(...ODD_TEXTS),
  fc.jsonValue({ maxDepth: 2 }),
)

const breaks: fc.Arbitrary<Break> = fc.record({
  kind: fc.constantFrom(...KINDS),
  at: fc.nat({ max: 5000 }),
  odd: odds,
})

/** Values with something wrong in them, mostly one thing: what is wrong in one place alone gets furthest. */
export const brokenOf = (values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc
    .tuple(values, fc.array(breaks, { minLength: 1, maxLength: 3, size: 'small' }), fc.nat({ max: 60 }))
    .map(([value, list, rare]) => {
      const broken = list.reduce(broken1, value)
      return rare === 0 ? enlarged(broken) : broken
    })

function broken1(value: unknown, { kind, at, odd }: Break): unknown {
  const places = placesOf(value)
  const place = places[at % places.length] ?? []
  switch (kind) {
    case 'replace':
      return changed(value, place, () => odd)
    case 'drop':
      return changed(value, place, () => undefined)
    case 'wrap':
      return changed(value, place, (part) => (at % 2 ? [part] : { value: part }))
    case 'as text':
      return changed(value, place, (part) => (part instanceof Known ? 'null' : JSON.stringify(part)))
    case 'repeat':
      return changed(value, place, (part) =>
        Array.isArray(part) ? Array.from({ length: 3 }, () => part).flat() : [part, part],
      )
    case 'deepen':
      return changed(value, place, (part) => nested(part, 30))
    case 'add':
      return changed(value, place, (part) => extended(part, KEYS[at % KEYS.length] ?? '', odd))
    case 'rename':
      return changed(value, place.slice(0, -1), (part) => renamed(part, place.at(-1), at))
    case 'swap':
      return changed(value, place, () => partAt(value, places[(at * 7 + 1) % places.length] ?? []))
  }
}

/** What must be refused for its size or its depth, in as few bytes as it takes. */
function enlarged(value: unknown): unknown {
  const places = placesOf(value)
  const place = places[places.length >> 1] ?? []
  return changed(value, place, (part) => {
    if (typeof part === 'string') return 'x'.repeat(LARGE)
    if (Array.isArray(part)) return Array.from({ length: MANY }, () => part[0] ?? 0)
    return new Verbatim(`${'['.repeat(DEEP)}${']'.repeat(DEEP)}`)
  })
}

function placesOf(value: unknown, place: Place = []): Place[] {
  if (value instanceof Known || value instanceof Verbatim || typeof value !== 'object' || value === null)
    return [place]
  return [
    place,
    ...Object.entries(value)
      .slice(0, 40)
      .flatMap(([key, part]) => placesOf(part, [...place, Array.isArray(value) ? Number(key) : key])),
  ]
}

const partAt = (value: unknown, place: Place): unknown =>
  place.reduce<unknown>((part, key) => (part as Record<string | number, unknown>)?.[key], value)

function changed(value: unknown, place: Place, change: (part: unknown) => unknown): unknown {
  const [key, ...rest] = place
  if (key === undefined) return change(value)
  if (Array.isArray(value)) {
    return value.flatMap((part, index) => {
      if (index !== key) return [part]
      const after = changed(part, rest, change)
      return after === undefined ? [] : [after]
    })
  }
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([name, part]) =>
    name === String(key) ? [name, changed(part, rest, change)] : [name, part],
  )
  return fromEntries(entries as [string, unknown][])
}

/** Also for `__proto__`, which is a name like any other in JSON. */
function fromEntries(entries: readonly (readonly [string, unknown])[]): object {
  const made: Record<string, unknown> = Object.create(null)
  for (const [name, part] of entries) made[name] = part
  return made
}

function extended(part: unknown, key: string, odd: unknown): unknown {
  if (Array.isArray(part)) return [...part, odd]
  if (typeof part !== 'object' || part === null || part instanceof Known || part instanceof Verbatim)
    return odd
  return fromEntries([...Object.entries(part), [key, odd]])
}

function renamed(part: unknown, key: string | number | undefined, at: number): unknown {
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return part
  if (part instanceof Known || part instanceof Verbatim) return part
  return fromEntries(
    Object.entries(part).map(([name, value]) => [
      name === String(key) ? (KEYS[at % KEYS.length] ?? '') : name,
      value,
    ]),
  )
}

function nested(part: unknown, levels: number): unknown {
  let wrapped = part
  for (let level = 0; level < levels; level += 1) wrapped = level % 2 ? [wrapped] : { a: wrapped }
  return wrapped
}
