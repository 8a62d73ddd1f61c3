import { printedMenu } from '#domain/menu/printed/printed-menu.ts'
import type { TypesetInput } from '#typeset/job/job.ts'
import { Meanings } from '#typeset/sheet/units/meanings.ts'
import { namedOf } from '#typeset/sheet/units/unit-texts.ts'

/**
 * Counts the abbreviations next to the names of a menu's items: its signs are one, its letters another,
 * drawn ones one each.
 */
export function abbreviationsIn({ restaurant, menu, design }: TypesetInput): number {
  const context = { mayContain: 'May contain', meanings: new Meanings() }
  const keys = printedMenu(restaurant, menu, design)
    .sections.flatMap(({ items }) => items)
    .map((item) => namedOf(item, context))
    .flatMap(({ meanings, marks }) => [
      meanings?.signs,
      meanings?.letters,
      ...marks.map(({ meaning }) => meaning),
    ])
  return keys.filter((key) => key !== undefined && key !== '').length
}
