import type { ExportFormat } from '#contract/generating/catalogue-audit.ts'
import type { Dish } from '#domain/catalogue/dish.ts'
import type { Steps } from '#domain/computing/steps.ts'
import { BYTE_ORDER_MARK, csv } from '#domain/exchange/reading/csv.ts'
import { categories, cuisines, dietaryOptions } from '#domain/reference/reference.ts'
import { dishImageUrl } from '#illustration/address.ts'
import type { FileAnswer } from '../../http/bindings.ts'

/** Their pictures are composed to be named, some milliseconds' worth at a time. */
const DISHES_A_STEP = 50

/** The whole catalogue as a file; the date is in its name. */
export function* exportFile(dishes: readonly Dish[], format: ExportFormat, now: Date): Steps<FileAnswer> {
  const items: ExportedItem[] = []
  for (let at = 0; at < dishes.length; at += DISHES_A_STEP) {
    items.push(...dishes.slice(at, at + DISHES_A_STEP).map(describe))
    yield
  }
  const name = `carte-catalogue-${now.toISOString().slice(0, 10)}`
  if (format === 'csv') {
    return { bytes: utf8(BYTE_ORDER_MARK + csv(toRows(items))), fileName: `${name}.csv` }
  }
  const text = JSON.stringify({ exportedAt: now.toISOString(), items }, null, 2)
  return { bytes: utf8(text), fileName: `${name}.json`, mediaType: 'application/json' }
}

const utf8 = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text)

type ExportedItem = ReturnType<typeof describe>

function describe(dish: Dish) {
  return {
    id: dish.id,
    cuisineId: dish.cuisineId,
    cuisine: nameIn(cuisines, dish.cuisineId),
    categoryId: dish.categoryId,
    category: nameIn(categories, dish.categoryId),
    name: dish.name,
    description: dish.description,
    price: dish.price,
    ingredients: dish.ingredients,
    dietaryOptions: dish.dietaryOptions.map((id) => nameIn(dietaryOptions, id)),
    allergens: dish.allergens,
    season: dish.season ?? null,
    trending: dish.trending ?? false,
    family: dish.family,
    temperature: dish.temperature,
    weight: dish.weight,
    imageUrl: dishImageUrl(dish),
  }
}

const nameIn = (list: readonly { readonly id: number; readonly name: string }[], id: number): string =>
  list.find((entry) => entry.id === id)?.name ?? ''

function toRows(items: readonly ExportedItem[]): (string | number)[][] {
  const columns = Object.keys(items[0] ?? {}) as (keyof ExportedItem)[]
  return [columns, ...items.map((item) => columns.map((column) => toCell(item[column])))]
}

function toCell(value: ExportedItem[keyof ExportedItem]): string | number {
  if (typeof value === 'number' || typeof value === 'string') return value
  if (value === null) return ''
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return value.join('; ')
}
