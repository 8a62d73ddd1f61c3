import type { ExportFormat } from '#contract/generating/catalogue-audit.ts'
import type { Dish } from '#domain/catalogue/dish.ts'
import type { Steps } from '#domain/computing/steps.ts'
import { BYTE_ORDER_MARK, csv } from '#domain/exchange/reading/csv.ts'
import { categories, cuisines, dietaryOptions } from '#domain/reference/reference.ts'
import { dishImageUrl } from '#illustration/address.ts'
import type { FileAnswer } from '../../http/bindings.ts'

/** Their pictures are composed to be named, some milliseconds' worth at a time. */
const DISHES_A_STEP = 50

export function* exportFile(dishes: readonly Dish[], format: ExportFormat, now: Date): Steps<FileAnswer> {
  const items: ExportedItem[] = []
  const lines: string[] = []
  for (let at = 0; at < dishes.length; at += DISHES_A_STEP) {
    const some = dishes.slice(at, at + DISHES_A_STEP).map(describe)
    items.push(...some)
    if (format === 'csv') lines.push(csv([...(at === 0 ? [columnsOf(some)] : []), ...toRows(some)]))
    yield
  }
  const name = `carte-catalogue-${now.toISOString().slice(0, 10)}`
  if (format === 'csv') return { bytes: utf8(BYTE_ORDER_MARK + lines.join('')), fileName: `${name}.csv` }
  const text = JSON.stringify({ exportedAt: now.toISOString(), items }, null, 2)
  return { bytes: utf8(text), fileName: `${name}.json`, mediaType: 'application/json' }
}

const utf8 = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text)

type ExportedItem = ReturnType<typeof describe>

const describe = (dish: Dish) => ({
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
})

const nameIn = (list: readonly { readonly id: number; readonly name: string }[], id: number): string =>
  list.find((entry) => entry.id === id)?.name ?? ''

const columnsOf = (items: readonly ExportedItem[]) => Object.keys(items[0] ?? {}) as (keyof ExportedItem)[]

const toRows = (items: readonly ExportedItem[]): (string | number)[][] =>
  items.map((item) => columnsOf(items).map((column) => toCell(item[column])))

function toCell(value: ExportedItem[keyof ExportedItem]): string | number {
  if (typeof value === 'number' || typeof value === 'string') return value
  if (value === null) return ''
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return value.join('; ')
}
