import { allergenGroup, isNameless, type NamedAllergen } from '#domain/allergens/allergen-keys.ts'
import type { Dish } from '#domain/catalogue/dish.ts'
import { loadCatalogue } from '#domain/catalogue/dishes/catalogue.ts'
import { houseStandards } from '#domain/catalogue/house-standard.ts'
import { ingredients } from '#domain/catalogue/ingredients/index.ts'
import { carbSharesOf } from '#domain/catalogue/net-carbs.ts'
import { allergensOf, contradictions } from '#domain/catalogue/truth.ts'
import { unnamedIngredients } from '#domain/catalogue/unnamed-ingredients.ts'
import { atOnce } from '#domain/computing/steps.ts'
import { findFindings, findGaps, TARGET_PER_PAIR } from '#domain/insights/catalogue-audit/audit.ts'
import { sentenceOfFinding } from '#domain/insights/catalogue-audit/finding-sentence.ts'
import { ascending, quantile } from '#domain/insights/review/quantiles.ts'
import { type CategoryId, categories, cuisines, diet, KETO_LIMIT_G } from '#domain/reference/reference.ts'
import { CHOICES_WANTED, choiceTable, offerTable, thinCells } from './catalogue-choices.ts'

/** Prints what the written catalogue holds, and what is wrong with it; fails when something is. */
const dishes = loadCatalogue()
const houseDishes = houseStandards.flatMap((standard) => standard.dishes)

const findings = [
  ...atOnce(findFindings(dishes)),
  ...houseDishes.flatMap((dish) =>
    [...contradictions(dish, dish.ingredients, dish.grams), ...unnamedIngredients(dish)].map((finding) => ({
      ...finding,
      itemId: dish.id,
      itemName: dish.name,
    })),
  ),
].map((finding) => `${finding.itemId} ${finding.itemName}: ${sentenceOfFinding(finding)}`)

// The audit leaves Beverages out; the written catalogue promises them too.
const beverageGaps = cuisines
  .map(({ id, name }) => ({ name, count: dishesOf(id, 5).length }))
  .filter(({ count }) => count < TARGET_PER_PAIR)
  .map(({ name, count }) => `${name} → Beverages: ${count} of ${TARGET_PER_PAIR}`)
const gaps = [
  ...findGaps(dishes).map(
    (gap) => `${gap.cuisineName} → ${gap.categoryName}: ${gap.currentCount} of ${gap.targetCount}`,
  ),
  ...beverageGaps,
]

print(
  `${dishes.length} dishes, ${houseDishes.length} house standards, ${dishes.filter(({ trending }) => trending).length} trending, ${dishes.filter(({ season }) => season).length} seasonal`,
)

heading(`Coverage of the ${cuisines.length * categories.length} pairs (dishes)`)
table(
  ['', ...categories.map(({ name }) => name), 'All'],
  cuisines.map(({ id, name }) => [
    name,
    ...categories.map((category) => dishesOf(id, category.id).length),
    dishes.filter(({ cuisineId }) => cuisineId === id).length,
  ]),
)

heading('Prices by category (USD, price range 3)')
table(
  ['', 'Lowest', 'Quartile 1', 'Median', 'Quartile 3', 'Highest'],
  categories.map(({ id, name }) => [name, ...quartiles(id).map((price) => price.toFixed(2))]),
)

heading('Dishes that meet a diet, by pair')
const met = choiceTable(dishes)
table(met.head, met.rows)
list(`fewer than ${CHOICES_WANTED} where the diet is ordinary`, thinCells(dishes))

heading('Seasons and drinks, by cuisine')
const offered = offerTable(dishes)
table(offered.head, offered.rows)

const weighed = dishes.filter(({ netCarbsG }) => netCarbsG !== undefined)
const keto = weighed.filter(({ dietaryOptions }) => dietaryOptions.includes(diet.keto))
heading(`Net carbohydrate of Keto-Friendly dishes (${keto.length}, at most ${KETO_LIMIT_G} g a portion)`)
for (const dish of keto) print(carbLine(dish))
heading('Weighed and above it')
for (const dish of weighed) if (!keto.includes(dish)) print(carbLine(dish))

const named = Object.keys(ingredients).flatMap((name) => {
  const lines = namesByGroup(allergensOf([name])).map(([group, names]) => `${name}: ${group} → ${names}`)
  return lines.length > 0 ? [lines.join('; ')] : []
})
list('ingredients whose cereal or nut is named', named)

const countsByNames = Map.groupBy(
  [...dishes, ...houseDishes].flatMap(({ allergens }) => namesByGroup(allergens)),
  ([group, names]) => `${group} → ${names}`,
)
heading('Declared cereals and nuts (dishes)')
for (const [names, { length }] of [...countsByNames].toSorted(([, a], [, b]) => b.length - a.length))
  print(`  ${String(length).padStart(4)}  ${names}`)

list('gaps', gaps)
list('findings', findings)
process.exitCode = gaps.length + findings.length > 0 ? 1 : 0

function dishesOf(cuisineId: number, categoryId: number): Dish[] {
  return dishes.filter((dish) => dish.cuisineId === cuisineId && dish.categoryId === categoryId)
}

function groupOf(key: NamedAllergen): string {
  return allergenGroup(key)
}

/** The cereals and the nuts of a declaration, each under its group: `gluten` with `wheat, barley`. */
function namesByGroup(keys: Dish['allergens']): [string, string][] {
  const named = keys.filter((key) => isNameless(allergenGroup(key)))
  return [...Map.groupBy(named, groupOf)].map(([group, names]) => [group, names.join(', ')])
}

/** What a portion holds, and the ingredients that bring half a gram or more. */
function carbLine({ id, name, ingredients, grams, netCarbsG = 0 }: Dish): string {
  const shares = (carbSharesOf(ingredients, grams) ?? [])
    .filter(({ netCarbsG: share }) => share >= 0.5)
    .map((share) => `${share.ingredient} ${share.grams} g → ${share.netCarbsG.toFixed(1)}`)
  return `  ${id} ${name.padEnd(36)} ${netCarbsG.toFixed(1).padStart(5)} g  ${shares.join(', ')}`
}

/** Lowest, the three quartiles and highest. */
function quartiles(categoryId: CategoryId): number[] {
  const inCategory = dishes.filter((dish) => dish.categoryId === categoryId)
  const prices = ascending(inCategory.map(({ price }) => price))
  return [0, 0.25, 0.5, 0.75, 1].map((share) => quantile(prices, share))
}

function heading(title: string): void {
  print(`\n${title}`)
}

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): void {
  const widths = head.map((name, index) =>
    Math.max(name.length, ...rows.map((row) => String(row[index]).length)),
  )
  for (const row of [head, ...rows]) {
    print(
      row
        .map((cell, index) =>
          index === 0 ? String(cell).padEnd(widths[0] ?? 0) : String(cell).padStart(widths[index] ?? 0),
        )
        .join('  '),
    )
  }
}

function list(title: string, lines: readonly string[]): void {
  print(lines.length === 0 ? `\n${title}: none` : `\n${title}: ${lines.length}`)
  for (const line of lines) print(`  ${line}`)
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
