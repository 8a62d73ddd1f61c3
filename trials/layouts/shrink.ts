import type { LaidDish, LaidDocument, LaidSection } from './document.ts'
import { type LaidMenu, layOut } from './lay-out.ts'

/**
 * The smallest document that still fails in the layout of the seed: without the sections, dishes and details that it
 * fails without, too. What a person looks at when a menu is read wrong.
 */
export function shrunk(document: LaidDocument, seed: number, fails: (menu: LaidMenu) => boolean): LaidMenu {
  let smallest = document
  for (let isSmaller = true; isSmaller; ) {
    const smaller = smallerOnes(smallest).find((one) => fails(layOut(one, seed)))
    isSmaller = smaller !== undefined
    smallest = smaller ?? smallest
  }
  return layOut(smallest, seed)
}

/** Documents with one thing less, the largest first. */
function smallerOnes(document: LaidDocument): LaidDocument[] {
  const { sections } = document
  const details = ['notices', 'legend', 'contact', 'mealPrices', 'asides'] as const
  return [
    ...without(sections).map((left) => ({ ...document, sections: left })),
    ...changed(sections, smallerSections).map((left) => ({ ...document, sections: left })),
    ...details
      .filter((detail) => (document[detail] ?? []).length > 0)
      .map((detail) => ({ ...document, [detail]: [] })),
  ]
}

const smallerSections = (section: LaidSection): LaidSection[] => {
  const { dishes, sections = [], intro: _, footer: __, extras: ___, ...bare } = section
  return [
    ...without(sections).map((left) => ({ ...section, sections: left })),
    ...without(dishes).map((left) => ({ ...section, dishes: left })),
    ...changed(sections, smallerSections).map((left) => ({ ...section, sections: left })),
    ...changed(dishes, smallerDishes).map((left) => ({ ...section, dishes: left })),
    ...(Object.keys(bare).length < Object.keys(section).length - 2 ? [{ ...bare, dishes, sections }] : []),
  ]
}

const smallerDishes = ({ name, prices, ...details }: LaidDish): LaidDish[] =>
  Object.keys(details).length > 0 ? [{ name, prices }] : []

/** The list without its first half, its second half, or one entry. */
function without<T>(list: readonly T[]): T[][] {
  const half = Math.floor(list.length / 2)
  const halves = half > 1 ? [list.slice(half), list.slice(0, half)] : []
  return [...halves, ...list.map((_, at) => list.filter((__, other) => other !== at))]
}

/** The list with one entry in a smaller form. */
const changed = <T>(list: readonly T[], smaller: (one: T) => T[]): T[][] =>
  list.flatMap((one, at) =>
    smaller(one).map((less) => list.map((other, place) => (place === at ? less : other))),
  )
