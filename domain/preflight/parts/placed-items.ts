import { type Course, courseOfItem, courseOfSection } from '../../courses/course-of.ts'
import type { Pour } from '../../dishes/drinks/pour.ts'
import { type Plate, readDish } from '../../dishes/read-dish.ts'
import type { MenuItem } from '../../menu/model/item.ts'
import type { Menu } from '../../menu/model/menu.ts'
import type { Section } from '../../menu/model/section.ts'
import { parentOf } from '../../menu/model/walk.ts'
import { DRINKS } from '../../reference/reference.ts'
import { foldName } from '../../text/fold-name.ts'
import { isChargeItem } from './charge-item.ts'

/** How a drink is served; `unknown` where no word says it. */
export type PlacedDrink = Pour | 'unknown'

export interface PlacedItem {
  readonly item: MenuItem
  readonly section: Section
  /** JSON pointer into the menu: `/sections/0/items/3`. */
  readonly pointer: string
  readonly course: Course
  readonly isDrink: boolean
  /** What it is, by its words and what its owner declared. Everything that a law may ask of it is certain. */
  readonly dish: Plate
  /** Undefined for food. */
  readonly drink: PlacedDrink | undefined
  /** Its name in both languages, as `foldName` leaves it. */
  readonly name: string
  /** The same with its descriptions. */
  readonly words: string
  /** The name of its section and of those that this is in, folded, the nearest first. */
  readonly sections: readonly string[]
}

const read = new WeakMap<readonly Section[], readonly PlacedItem[]>()

/** Every dish and drink of a menu in the order of the page. Rules ask for them again and again, so they are kept with it. */
export function placedItems({ sections }: Pick<Menu, 'sections'>): readonly PlacedItem[] {
  const known = read.get(sections)
  if (known) return known
  const items = sections.flatMap((section, of) => placedIn(sections, section, of))
  read.set(sections, items)
  return items
}

function placedIn(sections: readonly Section[], section: Section, of: number): PlacedItem[] {
  const ofSection = courseOfSection(sections, section)
  const names = namesAbove(sections, section)
  return section.items.flatMap((item, at) => {
    // A charge among the dishes is nothing to eat: fees ask for it (`fees/`).
    if (isChargeItem(item.name) && item.description === '') return []
    const course = courseOfItem(item, ofSection)
    const name = foldName([item.name, item.secondName].filter(Boolean).join('\n'))
    const isDrink =
      item.wine !== undefined || course === 'drink' || (course === 'apart' && item.categoryId === DRINKS)
    const dish = readDish({ ...item, isDrink, sections: names })
    return {
      item,
      section,
      pointer: `/sections/${of}/items/${at}`,
      course,
      isDrink,
      dish,
      drink: isDrink ? (dish.pour?.is ?? 'unknown') : undefined,
      name,
      words: [name, foldName(`${item.description}\n${item.secondDescription ?? ''}`)].join(' '),
      sections: names,
    }
  })
}

function namesAbove(sections: readonly Section[], section: Section): string[] {
  const parent = parentOf(sections, section)
  const own = foldName([section.name, section.secondName].filter(Boolean).join('\n'))
  return [own, ...(parent ? namesAbove(sections, parent) : [])]
}

export const pointersOf = (items: readonly PlacedItem[]): string[] => items.map(({ pointer }) => pointer)
export const namesOf = (items: readonly PlacedItem[]): string[] => items.map(({ item }) => item.name)

export const isPouredWithAlcohol = ({ drink }: PlacedItem): boolean =>
  drink === 'alcohol' || drink === 'mixed'
