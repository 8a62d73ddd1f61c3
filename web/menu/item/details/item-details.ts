import { z } from 'zod'
import { type MenuItem, menuItemSchema } from '#domain/menu/model/item.ts'
import { MENU_TEXT_LIMITS } from '#domain/menu/model/limits.ts'
import { setFields } from '#domain/menu/model/set-fields.ts'

const text = (most: number) =>
  z
    .string()
    .trim()
    .max(most, `This is longer than ${most} characters.`)
    .transform((typed) => typed || undefined)

/** `40,000` of what is counted in wholes is forty thousand, not forty. */
const THOUSANDS = /(?<=\d)[,.\s](?=\d{3}(?!\d))/g

/** A number that may be left out, written with a point or a comma. */
const number = (most: number, isWhole: boolean) =>
  z
    .string()
    .trim()
    .transform((typed) =>
      typed === ''
        ? undefined
        : Number((isWhole ? typed.replaceAll(THOUSANDS, '') : typed).replace(',', '.')),
    )
    .pipe(
      z
        .number('Please enter a number.')
        .min(0, 'This is below zero.')
        .max(most, `This is more than ${most.toLocaleString('en-US')}.`)
        .refine((value) => !isWhole || Number.isInteger(value), 'Please enter a whole number.')
        .optional(),
    )

/** What an owner writes about an item other than its name, description and prices. */
export const typedDetailsShape = {
  number: text(MENU_TEXT_LIMITS.sign),
  secondName: text(MENU_TEXT_LIMITS.name),
  secondDescription: text(MENU_TEXT_LIMITS.description),
  origin: text(120),
  servesFrom: number(100, true),
  servesTo: number(100, true),
  kcal: number(20_000, true),
  sodiumMg: number(100_000, true),
  producer: text(120),
  region: text(120),
  grape: text(120),
  vintage: text(20),
  abv: number(100, false),
  bin: text(MENU_TEXT_LIMITS.sign),
}

const typedDetailsSchema = z.object(typedDetailsShape)

export type TypedDetails = z.input<typeof typedDetailsSchema>
export type ReadDetails = z.output<typeof typedDetailsSchema>

/** What the boxes show of an item. */
export function typedDetailsOf(item: Partial<MenuItem>): TypedDetails {
  const { number, secondName, secondDescription, origin, serves, kcal, sodiumMg, wine = {} } = item
  return {
    number: number ?? '',
    secondName: secondName ?? '',
    secondDescription: secondDescription ?? '',
    origin: origin ?? '',
    servesFrom: serves ? String(serves.from) : '',
    servesTo: serves && serves.to !== serves.from ? String(serves.to) : '',
    kcal: kcal === undefined ? '' : String(kcal),
    sodiumMg: sodiumMg === undefined ? '' : String(sodiumMg),
    producer: wine.producer ?? '',
    region: wine.region ?? '',
    grape: wine.grape ?? '',
    vintage: wine.vintage ?? '',
    abv: wine.abv === undefined ? '' : String(wine.abv),
    bin: wine.bin ?? '',
  }
}

/** The item with these details; what was left empty goes. */
export function withDetails(item: MenuItem, read: ReadDetails): MenuItem {
  const { servesFrom, servesTo, producer, region, grape, vintage, abv, bin, ...rest } = read
  const wine = setFields<NonNullable<MenuItem['wine']>>({}, { producer, region, grape, vintage, abv, bin })
  return setFields<MenuItem>(item, {
    ...rest,
    serves: servesOf(servesFrom, servesTo),
    wine: Object.keys(wine).length > 0 ? wine : undefined,
  })
}

/** Two numbers in either order; one alone stands for both. */
function servesOf(from: number | undefined, to: number | undefined): MenuItem['serves'] {
  const given = [from, to].filter((value) => value !== undefined && value > 0) as number[]
  if (given.length === 0) return undefined
  return menuItemSchema.shape.serves.parse({ from: Math.min(...given), to: Math.max(...given) })
}
