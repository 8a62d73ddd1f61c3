import { type CategoryId, DESSERTS, DRINKS, MAINS, SIDES, STARTERS } from '../../reference/reference.ts'

/**
 * What guests look for on a card before they read it, set by reading: a line for each thing, `what: Dish | Dish`, by the
 * names of the catalogue. The first of a section is missed most; it and lines that begin with `+` are on every card, of
 * the others one card has some and the next others. One of the dishes of a line is enough.
 */
export interface SoughtList {
  readonly starters?: string
  readonly mains?: string
  readonly desserts?: string
  readonly sides?: string
  readonly drinks?: string
}

/** By the house, as `houses/` names it; `any` for a card of no house in particular. */
export type SoughtByHouse = Readonly<Record<string, SoughtList>> & { readonly any: SoughtList }

/** One thing that guests expect, and the dishes that are it. */
export interface SoughtThing {
  /** As it follows "This menu has no …". */
  readonly what: string
  readonly categoryId: CategoryId
  readonly dishes: ReadonlySet<string>
  /** No card is without; of the others it has some. */
  readonly isAlways: boolean
}

const categoriesOf = {
  starters: STARTERS,
  mains: MAINS,
  desserts: DESSERTS,
  sides: SIDES,
  drinks: DRINKS,
} as const satisfies Record<keyof SoughtList, CategoryId>

const ALWAYS = /^\+ /

/** The things of a list, of each section the most missed first. */
export const thingsIn = (list: SoughtList): SoughtThing[] =>
  (Object.entries(list) as [keyof SoughtList, string][]).flatMap(([section, lines]) =>
    lines
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
      .map((line, index) => {
        const [what = '', names = ''] = line.replace(ALWAYS, '').split(': ')
        const dishes = new Set(names.split(' | '))
        return { what, categoryId: categoriesOf[section], dishes, isAlways: index === 0 || ALWAYS.test(line) }
      }),
  )
