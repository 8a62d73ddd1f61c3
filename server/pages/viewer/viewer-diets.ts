import type { ViewerDiet, ViewerItem, ViewerSection } from '#contract/pages/viewer-menu.ts'
import { menuWords } from '#domain/menu/printed/words/menu-words.ts'
import { allDiets } from '#domain/reference/reference.ts'

export const itemsIn = (sections: readonly ViewerSection[]): ViewerItem[] =>
  sections.flatMap((section) => [...section.items, ...itemsIn(section.sections)])

/**
 * The diets that dishes are marked with, in the order of the reference list.
 * @param language of the menu, BCP 47
 */
export function dietsOf(sections: readonly ViewerSection[], language: string): ViewerDiet[] {
  const words = menuWords(language)
  const marks = new Map(itemsIn(sections).flatMap((item) => item.marks.map((mark) => [mark.id, mark])))
  return allDiets.flatMap(({ id }) => {
    const mark = marks.get(`diet:${id}`)
    if (!mark) return []
    const { symbol, meaning } = mark
    const isUnexplained = meaning === '' || meaning.toLowerCase() === symbol.toLowerCase()
    // A whole word explains itself; of a letter the diet has to be named.
    return [
      { id, symbol, meaning: isUnexplained ? (symbol.length > LONGEST_CODE ? '' : words.diet(id)) : meaning },
    ]
  })
}

const LONGEST_CODE = 4
