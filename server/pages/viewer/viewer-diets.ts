import type { ViewerDiet, ViewerItem, ViewerSection } from '#contract/viewer-menu.ts'
import { dietaryOptions } from '#domain/catalogue/reference.ts'

export const itemsIn = (sections: readonly ViewerSection[]): ViewerItem[] =>
  sections.flatMap((section) => [...section.items, ...itemsIn(section.sections)])

/** The diets that dishes are marked with, in the order of the reference list. */
export function dietsOf(sections: readonly ViewerSection[]): ViewerDiet[] {
  const marks = new Map(itemsIn(sections).flatMap((item) => item.marks.map((mark) => [mark.id, mark])))
  return dietaryOptions.flatMap(({ id, name }) => {
    const mark = marks.get(`diet:${id}`)
    if (!mark) return []
    const { symbol, meaning } = mark
    const isUnexplained = meaning === '' || meaning.toLowerCase() === symbol.toLowerCase()
    // A whole word explains itself; of a letter the diet has to be named.
    return [{ id, symbol, meaning: isUnexplained ? (symbol.length > LONGEST_CODE ? '' : name) : meaning }]
  })
}

const LONGEST_CODE = 4
