import type { ViewerItem, ViewerMenu } from '#contract/pages/viewer-menu.ts'
import { dishesIn, everySection } from './dishes-in.ts'

export const choicesOf = ({ diets }: Pick<ViewerMenu, 'diets'>): number[] => diets.map(({ id }) => id)

export const choiceId = (option: number): string => `only-${option}`

type Suiting = Pick<ViewerItem, 'suits'>

/**
 * Returns the smallest sets of choices that no dish suits; any larger set leaves none either. A style sheet
 * can't count the dishes that it hides, so the markup says when a section is empty.
 */
export function emptyingChoices(dishes: readonly Suiting[], choices: readonly number[]): number[][] {
  const found: number[][] = []
  for (const set of setsOf(choices)) {
    if (found.some((smaller) => smaller.every((option) => set.includes(option)))) continue
    if (!dishes.some(({ suits }) => set.every((option) => suits.includes(option)))) found.push(set)
  }
  return found
}

/** Every set of at least one, small ones first. There are ten diets, and a menu has few of them. */
function setsOf(choices: readonly number[]): number[][] {
  const sets: number[][] = [[]]
  for (const choice of choices) sets.push(...sets.map((set) => [...set, choice]))
  return sets.slice(1).sort((a, b) => a.length - b.length)
}

/** How an element says which choices leave nothing of it. */
export const setNames = (sets: readonly (readonly number[])[]): string | undefined =>
  sets.map(setName).join(' ') || undefined

const setName = (set: readonly number[]): string => set.join('-')

/** The filter of a menu as rules: hides dishes that don't suit, and what is then empty. Paper has the whole menu. */
export function filterRules({ sections }: Pick<ViewerMenu, 'sections'>, choices: readonly number[]): string {
  if (choices.length === 0) return ''
  const chosen = (set: readonly number[]) =>
    `body${set.map((option) => `:has(#${choiceId(option)}:checked)`).join('')}`
  const emptying = everySection(sections).flatMap((section) => emptyingChoices(dishesIn(section), choices))
  const emptyingSets = new Map(emptying.map((set) => [setName(set), set]))
  const rules = [
    ...choices.map((option) => `${chosen([option])} .dish:not([data-suits~="${option}"]){display:none}`),
    ...Array.from(emptyingSets, ([name, set]) => `${chosen(set)} [data-empty-for~="${name}"]{display:none}`),
    ...emptyingChoices(sections.flatMap(dishesIn), choices).map(
      (set) => `${chosen(set)} .no-dish{display:block}`,
    ),
    // Between choices of which some are hidden, "or" says nothing.
    `body:has(.diets :checked) .or{display:none}`,
  ]
  return `@media screen{${rules.join('')}}`
}
