import { tellingWords } from '../catalogue/names.ts'
import { type CategoryId, categories } from '../catalogue/reference.ts'
import type { CategoryRef } from '../menu/schema.ts'
import { type DishPicker, dishForMenu, type Review, type ReviewedItem } from './menu-review.ts'
import { hasRoom } from './proposed-edit.ts'
import type { RecommendationOf } from './recommendation.ts'
import { MIN_DISHES_FOR_SHARES, type ShareNorm, shareNorms } from './section-norms.ts'

/** More than this at once is a new menu and no recommendation. */
const MOST_ADDED = 6
const MOST_REMOVED = 4

type BalanceFinding = RecommendationOf<'section_thin' | 'section_crowded'>

interface Section {
  readonly categoryId: CategoryId
  readonly category: CategoryRef
  readonly norm: ShareNorm
  readonly items: readonly ReviewedItem[]
  /** Dishes of all sections that have a norm. */
  readonly total: number
  readonly pointer: string
}

/** Sections that are too small or too large for the menu. */
export function checkBalance(review: Review, picker: DishPicker): BalanceFinding[] {
  const total = review.items.filter(({ place }) => shareNorms[place.categoryId as CategoryId]).length
  if (total < MIN_DISHES_FOR_SHARES) return []
  return categories.flatMap((known): BalanceFinding[] => {
    const norm = shareNorms[known.id]
    if (!norm) return []
    const index = review.menu.findIndex(({ category }) => category.id === known.id)
    const section: Section = {
      categoryId: known.id,
      category: review.menu[index]?.category ?? { ...known },
      norm,
      items: review.items.filter(({ place }) => place.categoryId === known.id),
      total,
      pointer: index === -1 ? '' : `/${index}`,
    }
    const share = section.items.length / total
    if (share < norm.low) return [thin(section, review, picker)]
    if (share > norm.high) return [crowded(section)]
    return []
  })
}

const percent = (share: number): number => Math.round(share * 100)

const paramsOf = ({ category, items, total, norm }: Section, names: string[]) => ({
  sectionName: category.name,
  count: items.length,
  total,
  lowPercent: percent(norm.low),
  highPercent: percent(norm.high),
  names,
})

function thin(section: Section, review: Review, picker: DishPicker): BalanceFinding {
  const { norm, items, total, category, categoryId } = section
  // (items + n) / (total + n) ≥ low
  const missing = Math.ceil((norm.low * total - items.length) / (1 - norm.low) - 1e-9)
  const dishes =
    missing <= MOST_ADDED && hasRoom(review.menu)
      ? Array.from({ length: missing }, () => picker.pick(categoryId)).filter((dish) => dish !== undefined)
      : []
  const proposed = dishes.length === missing ? dishes : []
  return {
    code: 'section_thin',
    id: `section_thin:${categoryId}`,
    pointer: section.pointer,
    params: paramsOf(
      section,
      proposed.map(({ name }) => name),
    ),
    edits: proposed.map((dish) => ({ kind: 'add-item', category, item: dishForMenu(review, dish) })),
  }
}

function crowded(section: Section): BalanceFinding {
  const { norm, items, total, categoryId } = section
  // (items − n) / (total − n) ≤ high
  const surplus = Math.ceil((items.length - norm.high * total) / (1 - norm.high) - 1e-9)
  const removed = surplus <= MOST_REMOVED ? leastDistinct(items, surplus) : []
  return {
    code: 'section_crowded',
    id: `section_crowded:${categoryId}`,
    pointer: section.pointer,
    params: paramsOf(
      section,
      removed.map(({ item }) => item.name),
    ),
    edits: removed.map(({ place }) => ({ kind: 'remove-item', place })),
  }
}

/** Those whose words are nearest to those of a dish that stays, one after the other. */
function leastDistinct(items: readonly ReviewedItem[], count: number): ReviewedItem[] {
  const words = new Map(
    items.map((item) => [item, tellingWords(`${item.item.name} ${item.item.description}`)]),
  )
  const removed: ReviewedItem[] = []
  let left = [...items]
  while (removed.length < count) {
    const next = left
      .map((item) => ({ item, likeness: Math.max(0, ...left.map((other) => likeness(item, other, words))) }))
      // Of two alike, the one that stands further down goes.
      .sort((a, b) => b.likeness - a.likeness || left.indexOf(b.item) - left.indexOf(a.item))[0]?.item
    if (!next) break
    removed.push(next)
    left = left.filter((item) => item !== next)
  }
  return removed
}

/** The share of words that two dishes have in common. */
function likeness(
  a: ReviewedItem,
  b: ReviewedItem,
  words: ReadonlyMap<ReviewedItem, ReadonlySet<string>>,
): number {
  const [mine, theirs] = [words.get(a), words.get(b)]
  if (a === b || !mine || !theirs) return 0
  return mine.intersection(theirs).size / Math.max(mine.union(theirs).size, 1)
}
