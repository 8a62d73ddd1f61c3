import { removeItems } from '../../menu/editing/many-items.ts'
import { removeSection } from '../../menu/editing/sections.ts'
import { rule } from '../answers/command.ts'
import { about } from '../targets/about.ts'
import { firstThat } from './price-changes.ts'

const FORMS = [
  /^(?:remove|delete|drop|erase|ditch|scratch|scrap|eliminate|lose|axe|kill|cut|get rid of|take away|throw out|strike)\s+(?<of>.+?)(?:\s+(?:from|off)\s+(?:the|my|our|this)\s+(?:menu|list|card))?(?:\s+completely|\s+for good)?$/iu,
  /^(?:take|pull|get)\s+(?<of>.+?)\s+(?:off|out|down|away)(?:\s+(?:of\s+)?(?:the|my|our)\s+(?:menu|list|card))?$/iu,
  /^take\s+(?:off|out|down)\s+(?<of>.+)$/iu,
]

/** More dishes at once are more often a slip, unless they are a section by its name. */
export const removed = rule('removed from the menu', (command, context) =>
  firstThat(FORMS, (form) => {
    const of = form.exec(command)?.groups?.of
    if (of === undefined) return null
    return about(of, command, context, (target) => {
      const { menu } = context
      if (target.isWholeMenu || target.places.length === menu.sections.flatMap(({ items }) => items).length)
        return { kind: 'refused', sentence: 'That would remove every dish. Remove sections one by one.' }
      if (target.label !== undefined)
        return { kind: 'refused', sentence: 'Remove one of several prices in the list of prices.' }
      const without = target.sectionIds.reduce(removeSection, menu)
      return { kind: 'step', menu: removeItems(without, target.places), says: `Remove ${target.name}.` }
    })
  }),
)
