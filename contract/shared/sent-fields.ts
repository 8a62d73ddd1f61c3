import { z } from 'zod'
import { designSchema } from '#domain/design/settings.ts'
import { menuItemSchema } from '#domain/menu/model/item.ts'
import { marketSchema } from '#domain/menu/model/market.ts'
import { menuContentSchema } from '#domain/menu/model/menu.ts'
import { modifierGroupSchema } from '#domain/menu/model/modifiers.ts'
import { noticeSchema } from '#domain/menu/model/notice.ts'
import { priceSchema } from '#domain/menu/model/price.ts'
import { restaurantSchema } from '#domain/menu/model/restaurant.ts'
import { sectionSchema } from '#domain/menu/model/section.ts'
import { contentOfVersion1Schema } from '#domain/menu/stored/content-of-version-1.ts'
import { nearestName } from '#domain/text/nearest-name.ts'
import { type Endpoint, takesNamedParameters } from './endpoint.ts'
import { specifiedItemSchema } from './specified-menu.ts'

/** A field that was sent and that nothing describes. */
export interface UnknownField {
  readonly path: readonly (string | number)[]
  readonly message: string
}

/** How many are named. */
const MOST_NAMED = 20

/**
 * The fields of a body that its call does not describe, so that a typing error or a price in another shape
 * is refused by its name and never dropped. What our own answers say in addition may be sent back unchanged.
 */
export function unknownFields(schema: z.ZodType, sent: unknown): UnknownField[] {
  const found: UnknownField[] = []
  walk(schema, sent, [], found)
  const ours = answered.get(schema) ?? []
  return found.filter(({ path: [field, ...inside] }) => inside.length > 0 || !ours.includes(String(field)))
}

const answered = new WeakMap<z.ZodType, readonly string[]>()

/**
 * A body that takes back what an answer says in addition to its form, so that what was read can be changed and
 * sent.
 * @param fields of the answer that the form doesn't have
 */
export function withAnsweredFields<Schema extends z.ZodType>(
  body: Schema,
  fields: readonly string[],
): Schema {
  answered.set(body, fields)
  return body
}

/** Released clients send what they sent: their form never changes, and nothing of it is refused. */
const released: ReadonlySet<z.ZodType> = new Set<z.ZodType>([contentOfVersion1Schema])

function walk(
  schema: z.ZodType,
  sent: unknown,
  path: readonly (string | number)[],
  found: UnknownField[],
): void {
  if (found.length >= MOST_NAMED || sent === null || typeof sent !== 'object' || released.has(schema)) return
  if (schema instanceof z.ZodPipe) {
    const { in: before, out } = schema.def
    walk((before instanceof z.ZodTransform ? out : before) as z.ZodType, sent, path, found)
  } else if (schema instanceof z.ZodUnion) {
    // What it is meant as: the member that describes most of it.
    const [least] = schema.options
      .map((option) => {
        const own: UnknownField[] = []
        walk(option as z.ZodType, sent, path, own)
        return { own, misses: missing(option as z.ZodType, sent) }
      })
      .toSorted((one, other) => one.misses - other.misses || one.own.length - other.own.length)
    found.push(...(least?.own ?? []))
  } else if (schema instanceof z.ZodArray && Array.isArray(sent)) {
    for (const [at, element] of sent.entries())
      walk(schema.element as z.ZodType, element, [...path, at], found)
  } else if (schema instanceof z.ZodRecord) {
    for (const [key, value] of Object.entries(sent))
      walk(schema.valueType as z.ZodType, value, [...path, key], found)
  } else if ('unwrap' in schema && typeof schema.unwrap === 'function') {
    walk(schema.unwrap() as z.ZodType, sent, path, found)
  } else if (schema instanceof z.ZodObject && schema.def.catchall === undefined && !Array.isArray(sent)) {
    const { shape } = schema
    for (const [key, value] of Object.entries(sent)) {
      const field = Object.hasOwn(shape, key) ? (shape[key] as z.ZodType) : undefined
      if (field) walk(field, value, [...path, key], found)
      else if (!isEcho(schema, key, sent))
        found.push({ path: [...path, key], message: sentenceOf(schema, key, value, Object.keys(shape)) })
    }
  }
}

/** Fields that a form needs and that were not sent, or say that another form is meant. */
function missing(schema: z.ZodType, sent: object): number {
  if (schema instanceof z.ZodPipe) return missing(schema.def.in as z.ZodType, sent)
  if (!(schema instanceof z.ZodObject)) return 0
  return Object.entries(schema.shape).filter(
    ([key, field]) =>
      (!Object.hasOwn(sent, key) || field instanceof z.ZodLiteral) &&
      !(field as z.ZodType).safeParse(sent[key as keyof typeof sent]).success,
  ).length
}

const echoed = new Set(
  Object.keys(specifiedItemSchema.shape).filter((key) => !Object.hasOwn(menuItemSchema.shape, key)),
)

/** Returns whether it is what our answers say about an item. A price that its prices don't have isn't ours. */
function isEcho(schema: z.ZodObject, key: string, sent: object): boolean {
  if (schema !== menuItemSchema || !echoed.has(key)) return false
  if (key !== 'price') return true
  const { price, prices } = sent as { price?: unknown; prices?: unknown }
  const amounts = (Array.isArray(prices) ? prices : []).map((one: unknown) =>
    one !== null && typeof one === 'object' && 'amount' in one ? one.amount : undefined,
  )
  return (
    typeof price === 'number' &&
    (price === 0
      ? amounts.every((amount) => amount === undefined || amount === 0)
      : [1, 100, 1000].some((digits) => amounts.includes(Math.round(price * digits))))
  )
}

const PRICES =
  'write prices, a list of amounts in the smallest unit of the currency: [{"id": "p1", "amount": 950}] for $9.50'

function sentenceOf(schema: z.ZodObject, key: string, value: unknown, known: readonly string[]): string {
  const shown = typeof value === 'object' ? '' : ` of ${JSON.stringify(value)}`
  const isItem = isAbout(schema, menuItemSchema)
  if (isItem && /^price/iu.test(key))
    return `A “${key}”${shown} isn’t a price of an item that we understand: ${PRICES}.`
  const thing = things.get(schema) ?? (isItem ? 'a dish' : null)
  const where = thing ? `of ${thing}` : 'here'
  return `Carte doesn’t know a field “${key.slice(0, 60)}” ${where}.${meant(key, known)}`
}

/** Does a form have the words, the prices and the declaration of an item? A special is one with other fields. */
const isAbout = ({ shape }: z.ZodObject, { shape: item }: z.ZodObject): boolean =>
  (['name', 'prices', 'allergens'] as const).every((field) => field in item && field in shape)

const things: ReadonlyMap<z.ZodType, string> = new Map<z.ZodType, string>([
  [menuContentSchema, 'a menu'],
  [menuItemSchema, 'an item'],
  [sectionSchema, 'a section'],
  [priceSchema, 'a price'],
  [modifierGroupSchema, 'a group of choices'],
  [noticeSchema, 'a notice'],
  [restaurantSchema, 'a restaurant'],
  [marketSchema, 'a market'],
  [designSchema, 'a design'],
])

function meant(key: string, known: readonly string[]): string {
  const nearest = nearestName(key, known)
  return nearest ? ` Did you mean “${nearest}”?` : ''
}

/** The parameters of an address that its call does not describe, or that are given twice. */
export function unknownParameters(
  call: Endpoint,
  sent: Readonly<Record<string, readonly string[]>>,
): UnknownField[] {
  if (!takesNamedParameters(call)) return []
  const known = Object.keys(call.query?.shape ?? {})
  return Object.entries(sent)
    .flatMap(([key, { length }]): UnknownField[] => {
      const name = key.slice(0, 60)
      if (!known.includes(key))
        return [{ path: [name], message: `This call has no parameter “${name}”.${meant(key, known)}` }]
      return length > 1
        ? [
            {
              path: [name],
              message: `Please give the parameter “${name}” once: we found it ${length} times.`,
            },
          ]
        : []
    })
    .slice(0, MOST_NAMED)
}
