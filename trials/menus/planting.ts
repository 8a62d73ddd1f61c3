import type { Season } from '#domain/catalogue/dish.ts'
import { courseOfSection } from '#domain/courses/course-of.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import type { Menu } from '#domain/menu/model/menu.ts'
import { mapItems, mapSections } from '#domain/menu/model/walk.ts'
import { typedMenu } from '#tests/builders/typed-menu.ts'

/** Chooses one of several; undefined of none. */
export type Pick = <One>(of: readonly One[]) => One | undefined

/** A menu with a fault in it; undefined where it has no place for it. */
export type Plant = (menu: Menu, pick: Pick) => Menu | undefined

/** A fault that a tired owner makes, and the rules or codes of which one has to find it. */
export interface FaultKind {
  readonly name: string
  readonly found: readonly string[]
  readonly plant: Plant
  readonly season?: Season
}

export const fault = (name: string, found: string, plant: Plant, season?: Season): FaultKind => ({
  name,
  found: found.split(' '),
  plant,
  ...(season && { season }),
})

/** Ids beyond those of any menu that faults are planted into. */
const NEW_IDS = 700_000

const movedIds = (menu: Menu): Menu['sections'] =>
  menu.sections.map((section) => ({
    ...section,
    id: section.id + NEW_IDS,
    items: section.items.map((item) => ({ ...item, id: item.id + NEW_IDS })),
  }))

/** Adds sections as `typedMenu` writes them behind the others. */
export const adding =
  (lines: string): Plant =>
  (menu) => {
    const typed = typedMenu(lines, menu.currency)
    return {
      ...menu,
      sections: [...menu.sections, ...movedIds(typed)],
      notices: [...menu.notices, ...typed.notices],
    }
  }

const isOf = (menu: Menu, course: string) => (section: Menu['sections'][number]) =>
  courseOfSection(menu.sections, section) === course

/** Adds dishes as `typedMenu` writes them to a section of a course that the menu has. */
export const addingTo =
  (course: 'starter' | 'main' | 'dessert' | 'side' | 'drink', lines: string): Plant =>
  (menu, pick) => {
    const section = pick(menu.sections.filter(isOf(menu, course)).filter(({ items }) => items.length > 2))
    const [typed] = movedIds(typedMenu(`# New\n${lines}`, menu.currency))
    if (!section || !typed) return undefined
    return mapSections(menu, (one) =>
      one === section ? { ...one, items: [...one.items, ...typed.items] } : one,
    )
  }

export interface Placed {
  readonly item: MenuItem
  readonly course: string
  readonly section: Menu['sections'][number]
}

/** The dishes of a menu with their courses. */
export const placedIn = (menu: Menu): Placed[] =>
  menu.sections.flatMap((section) =>
    section.items.map((item) => ({ item, section, course: courseOfSection(menu.sections, section) })),
  )

/** Changes one dish of those that fit. */
export const changing =
  (fits: (one: Placed, menu: Menu) => boolean, change: (item: MenuItem, pick: Pick) => MenuItem): Plant =>
  (menu, pick) => {
    const chosen = pick(placedIn(menu).filter((one) => fits(one, menu)))
    return chosen && mapItems(menu, (item) => (item === chosen.item ? change(item, pick) : item))
  }

/** Multiplies the only price of a dish, to whole units. */
export const timesPrice = (item: MenuItem, factor: number): MenuItem => ({
  ...item,
  prices: item.prices.map((price) => ({
    ...price,
    ...(price.amount !== undefined && {
      amount: Math.max(Math.round((price.amount * factor) / 50) * 50, 50),
    }),
  })),
})

const described =
  (description: string, dietaryOptions?: number[]) =>
  (item: MenuItem): MenuItem => ({ ...item, description, ...(dietaryOptions && { dietaryOptions }) })

/** Gives one main course or starter other words and diets. */
export const describing = (words: string, dietaryOptions?: number[]): Plant =>
  changing(
    ({ course, item }) => (course === 'main' || course === 'starter') && item.prices.length === 1,
    described(words, dietaryOptions),
  )
