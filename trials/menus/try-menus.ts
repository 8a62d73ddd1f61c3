import type { Dish, Season } from '#domain/catalogue/dish.ts'
import { loadCatalogue } from '#domain/catalogue/dishes/catalogue.ts'
import { atOnce } from '#domain/computing/steps.ts'
import { boundedTasting } from '#domain/generation/brief/bounded-tasting.ts'
import { menuBriefSchema } from '#domain/generation/brief/brief.ts'
import { composeBrief } from '#domain/generation/brief/compose-brief.ts'
import { kindRecord, type MenuKind, menuKindNames } from '#domain/generation/brief/kinds.ts'
import { plannedSections } from '#domain/generation/brief/plan.ts'
import { formOf } from '#domain/generation/forms/forms.ts'
import { needRecord, needsMetBy } from '#domain/generation/forms/need.ts'
import { judgeOfFreshMenus } from '#domain/insights/fresh-menus/judge-fresh-menus.ts'
import type { Section } from '#domain/menu/model/section.ts'
import { cuisines, diet } from '#domain/reference/reference.ts'
import { percentile } from '../bench/measure.ts'
import { seasons } from './counted-menus.ts'

/**
 * `npm run menus:try`: composes menus over cuisines × kinds × price ranges × diets × seasons, and ordinary cards without
 * a diet, and holds each to the rules. Prints what is broken without a word, and fails where anything is.
 */
const MIXED = 2000
/** Twelve cards of each cuisine and middle price range. */
const CARDS = 540

/** Ordinary diets, none most often. */
const diets: readonly (readonly number[])[] = [
  [],
  [],
  [diet.vegetarian],
  [],
  [diet.vegan],
  [diet.glutenFree],
  [],
  [diet.vegan, diet.glutenFree],
  [diet.dairyFree],
]

interface Tried {
  readonly cuisineId: number
  readonly kind: MenuKind
  readonly priceRange: number
  readonly dietaryOptions: readonly number[]
  readonly season: Season
}

/** Steps that share no factor with what they go through, so that all meet all. */
const mixed = (index: number): Tried => ({
  cuisineId: cuisines[index % cuisines.length]?.id ?? 1,
  kind: menuKindNames[Math.floor(index / 9) % menuKindNames.length] ?? 'a-la-carte',
  priceRange: (Math.floor(index / 7) % 5) + 1,
  dietaryOptions: diets[Math.floor(index / 11) % diets.length] ?? [],
  season: seasons[Math.floor(index / 13) % seasons.length] ?? 'autumn',
})

const card = (index: number): Tried => ({
  cuisineId: cuisines[index % cuisines.length]?.id ?? 1,
  kind: 'a-la-carte',
  priceRange: 2 + (Math.floor(index / cuisines.length) % 3),
  dietaryOptions: [],
  season: 'autumn',
})

const catalogue = loadCatalogue()
const byId = new Map(catalogue.map((dish) => [dish.id, dish]))
const dishesOf = (sections: readonly Section[]): Dish[] =>
  sections.flatMap(({ items }) => items.flatMap(({ id }) => byId.get(id) ?? []))

/** What is wrong with a menu and not said on it. */
function* wrongs(tried: Tried, sections: readonly Section[], remarks: string): Generator<string> {
  const dishes = dishesOf(sections)
  if (new Set(dishes).size < dishes.length) yield 'a dish twice'
  if (
    dishes.some((dish) => !tried.dietaryOptions.every((id) => dish.dietaryOptions.some((one) => one === id)))
  )
    yield 'a dish of another diet'
  const isLate = dishes.some((dish) => dish.season !== undefined && dish.season !== tried.season)
  if (isLate && !remarks.includes('Of another season')) yield 'a dish of another season'
  const asked = plannedSections(boundedTasting(menuBriefSchema.parse(tried)), catalogue).sections
  const courses = sections.filter(({ layout }) => layout !== 'courses')
  const countOf = (name: string) => asked.find((one) => one.name === name)?.count
  if (courses.some(({ name, items, shortfall }) => items.length !== countOf(name) && !shortfall))
    yield 'too few'
  const isLost = ({ name }: { readonly name: string }) =>
    !courses.some((course) => course.name === name) && !remarks.includes(`dishes for ${name}`)
  if (asked.some(isLost)) yield 'a section without a word'
  if (!kindRecord(tried.kind).isWholeMeal) return
  for (const { categoryId, name, from } of formOf(tried.cuisineId).needs) {
    const record = needRecord(name)
    const own = dishes.filter((dish) => dish.categoryId === categoryId)
    // "No hot dish" above a hot pizza is false: what another course has is missed only where it is of this course.
    const among = record.isOfCourse ? own : dishes
    if (own.length < from || among.some((dish) => needsMetBy(dish).includes(name))) continue
    const isAsked = record.ruledOutBy?.some((option) => tried.dietaryOptions.includes(option)) !== true
    const isKnown = catalogue.some(
      (dish) =>
        dish.cuisineId === tried.cuisineId &&
        dish.categoryId === categoryId &&
        needsMetBy(dish).includes(name),
    )
    if (isAsked && isKnown && !remarks.includes(record.says)) yield `no ${record.says}`
  }
}

const count = (tally: Map<string, number>, key: string) => tally.set(key, (tally.get(key) ?? 0) + 1)

const listed = (tally: ReadonlyMap<string, number>): string =>
  [...tally].map(([key, often]) => `${often} × ${key}`).join(', ') || 'none'

/** Milliseconds that this thread computed since `start`; what else the machine does is not counted. */
function computedMs(start: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(start)
  return (user + system) / 1000
}

/** Composes these menus, prints how they did, and returns whether all rules were kept. */
function tryAll(called: string, all: readonly Tried[]): boolean {
  const found = new Map<string, number>()
  const advised = new Map<string, number>()
  const times: number[] = []
  let refused = 0
  for (const [index, tried] of all.entries()) {
    const brief = menuBriefSchema.parse({ ...tried, withPairing: index % 2 === 0 })
    const judge = judgeOfFreshMenus({ catalogue, cuisineId: tried.cuisineId, season: tried.season })
    const start = process.threadCpuUsage()
    const { menu } = atOnce(composeBrief({ catalogue, brief, seed: index, season: tried.season, judge }))
    times.push(computedMs(start))
    if (!menu) {
      refused += 1
      if (tried.dietaryOptions.length === 0) count(found, 'refused without a wish')
      continue
    }
    for (const wrong of wrongs(tried, menu.sections, menu.remarks.join(' '))) count(found, wrong)
    // What an adviser misses for a diet that its owner chose is not to be had.
    if (tried.dietaryOptions.length === 0 && kindRecord(tried.kind).isWholeMeal) {
      for (const { code } of atOnce(judge(menu.sections))) count(advised, code)
    }
  }
  process.stdout.write(
    [
      `${all.length} ${called}, ${refused} refused because a diet leaves no dish`,
      `broken without a word: ${listed(found)}`,
      `found by the adviser on whole meals without a diet: ${listed(advised)}`,
      `processor time: median ${percentile(times, 0.5).toFixed(1)} ms, p95 ${percentile(times, 0.95).toFixed(1)} ms`,
      '',
    ].join('\n'),
  )
  return found.size + advised.size === 0
}

const kept = [
  tryAll(
    'menus of all kinds',
    Array.from({ length: MIXED }, (_, index) => mixed(index)),
  ),
  tryAll(
    'cards without a diet',
    Array.from({ length: CARDS }, (_, index) => card(index)),
  ),
]
process.exitCode = kept.every(Boolean) ? 0 : 1
