import type { ItemPlace } from '../../menu/editing/edits.ts'
import type { Menu } from '../../menu/model/menu.ts'
import { sectionsAround } from '../../menu/model/walk.ts'
import { foldText } from '../../text/fold-name.ts'
import { farFrom, wordsIn } from '../words/plain-words.ts'

export interface NamedDish extends ItemPlace {
  readonly name: string
  readonly sectionName: string
}

/** Words that say nothing of which dish it is. */
const EMPTY = new Set(
  'the a an our my your this that these those it its dish plate item one with of'.split(' '),
)

const dishesOf = (menu: Menu): NamedDish[] =>
  menu.sections.flatMap((section) =>
    section.items.map(({ id, name }) => ({
      sectionId: section.id,
      itemId: id,
      name,
      sectionName: sectionsAround(menu.sections, section)[0]?.name ?? '',
    })),
  )

export const dishesOfName = (name: string, menu: Menu): readonly NamedDish[] => {
  const wanted = foldText(name)
  return dishesOf(menu).filter((dish) => foldText(dish.name) === wanted)
}

/** The dishes that have each word of a name, the nearest alone: `carbonara` is Spaghetti Carbonara. */
export function dishesCalled(name: string, menu: Menu): readonly NamedDish[] {
  const exact = dishesOfName(name, menu)
  if (exact.length > 0) return exact
  const wanted = wordsIn(name).filter((word) => !EMPTY.has(word))
  if (wanted.length === 0) return []
  const found = dishesOf(menu).flatMap((dish) => {
    const far = farness(wanted, wordsIn(dish.name), wordsIn(dish.sectionName))
    return far === null ? [] : [{ dish, far }]
  })
  const nearest = Math.min(...found.map(({ far }) => far))
  return found.filter(({ far }) => far === nearest).map(({ dish }) => dish)
}

/** Null where a word is in neither name; a word that only the section has needs one of the dish. */
function farness(
  wanted: readonly string[],
  words: readonly string[],
  around: readonly string[],
): number | null {
  const each = wanted.map((word) => {
    const own = nearestOf(word, words)
    return own === null ? (nearestOf(word, around) === null ? null : AROUND) : own
  })
  if (each.some((far) => far === null) || each.every((far) => far === AROUND)) return null
  // Words that are nearly right count by the worst of them, so that a second dish is a question and not a guess.
  return Math.max(...(each as number[]).filter((far) => far !== AROUND))
}

const AROUND = 0.5

function nearestOf(typed: string, words: readonly string[]): number | null {
  const fars = words.flatMap((word) => farFrom(typed, word) ?? [])
  return fars.length === 0 ? null : Math.min(...fars)
}
