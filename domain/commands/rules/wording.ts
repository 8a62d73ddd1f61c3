import { rewriteItem, updateItem } from '../../menu/editing/edits.ts'
import { updateMenu } from '../../menu/editing/menu-edits.ts'
import { isSectionNameTaken, renameSection } from '../../menu/editing/sections.ts'
import { MENU_TEXT_LIMITS } from '../../menu/model/limits.ts'
import type { Menu } from '../../menu/model/menu.ts'
import { type CommandContext, type RuleOutcome, rule } from '../answers/command.ts'
import { about } from '../targets/about.ts'
import { readTarget } from '../targets/read-target.ts'
import type { Target } from '../targets/target.ts'
import { MONEY } from '../words/amounts.ts'
import { firstThat } from './price-changes.ts'

/** A text that is put on the menu: without the quotes around it. */
export const written = (text: string): string =>
  text
    .trim()
    .replace(/^["“”«'‘](.*)["“”»'’]$/su, '$1')
    .trim()

const RENAME = [
  /^(?:rename|relabel|retitle)\s+(?:the\s+(?:dish|section|item)\s+)?(?<of>.+?)\s*(?:\s(?:to|as|into)|:|=|->|→)\s+(?<name>.+)$/iu,
  /^(?:change|set|update)\s+the\s+(?:name|title)\s+of\s+(?<of>.+?)\s+(?:to|into)\s+(?<name>.+)$/iu,
  /^(?:change|set|update)\s+(?<of>.+?)(?:['’]s)?\s+(?:name|title)\s+(?:to|into)\s+(?<name>.+)$/iu,
  /^(?<of>.+?)\s+(?:(?:should\s+be|must\s+be|is\s+now|is)\s+)(?:called|named)\s+(?:now\s+)?(?<name>.+)$/iu,
  /^(?:rename|call|name)\s+(?<of>.+?)\s+(?:to\s+|as\s+)?(?<name>["“«].+["”»])$/iu,
  /^(?:call|name|rename)\s+(?<of>.+?)\s+(?:just\s+|simply\s+)(?<name>.+)$/iu,
]

/** `call the pork chop Iberico Chop`: the words that name a dish, and then its new name. */
function newlyCalled(command: string, { menu }: CommandContext): { of: string; name: string } | null {
  const said = /^(?:call|rename|name)\s+(.+)$/iu.exec(command)?.[1]
  if (said === undefined || /["“«]/u.test(said)) return null
  const words = said.split(/\s+/u)
  for (let count = words.length - 1; count > 0; count -= 1) {
    const of = words.slice(0, count).join(' ')
    if (readTarget(of, menu).target?.places.length === 1) return { of, name: words.slice(count).join(' ') }
  }
  return null
}

function renamed(target: Target, name: string, { menu }: CommandContext): RuleOutcome | null {
  if (name === '') return null
  const says = `Rename ${target.name} to ${name}.`
  const [sectionId, ...more] = target.sectionIds
  if (sectionId !== undefined && more.length === 0) {
    if (name.length > MENU_TEXT_LIMITS.sectionName)
      return { kind: 'refused', sentence: 'This name is too long.' }
    const { parentId } = menu.sections.find(({ id }) => id === sectionId) ?? {}
    return isSectionNameTaken(menu, name, { besidesId: sectionId, parentId })
      ? { kind: 'refused', sentence: `Another section is called ${name}.` }
      : { kind: 'step', menu: renameSection(menu, sectionId, name), says }
  }
  const [place, ...others] = target.places
  if (!place || others.length > 0 || target.label !== undefined) return null
  if (name.length > MENU_TEXT_LIMITS.name) return { kind: 'refused', sentence: 'This name is too long.' }
  return { kind: 'step', menu: changeWords(menu, place, { name }), says }
}

const changeWords = (
  menu: Menu,
  place: { sectionId: number; itemId: number },
  words: { readonly name?: string; readonly description?: string },
): Menu => {
  const item = menu.sections
    .find(({ id }) => id === place.sectionId)
    ?.items.find(({ id }) => id === place.itemId)
  return item
    ? updateItem(menu, place, rewriteItem(item, { name: item.name, description: item.description, ...words }))
    : menu
}

export const named = rule('another name', (command, context) => {
  const read = firstThat(RENAME, (form) => {
    const { of = '', name = '' } = form.exec(command)?.groups ?? {}
    if (of === '' || name === '' || /^(?:it|them)$/iu.test(of)) return null
    return about(of.replace(/^(?:the\s+)?section\s+/iu, ''), command, context, (target) =>
      target.isWholeMenu ? titled(written(name), context) : renamed(target, written(name), context),
    )
  })
  if (read && read.kind !== 'unknown') return read
  const called = newlyCalled(command, context)
  return called
    ? about(called.of, command, context, (target) => renamed(target, written(called.name), context))
    : read
})

const titled = (title: string, { menu }: CommandContext): RuleOutcome =>
  title.length > MENU_TEXT_LIMITS.title
    ? { kind: 'refused', sentence: 'This title is too long.' }
    : { kind: 'step', menu: updateMenu(menu, { title }), says: `Give the menu the title ${title}.` }

const TITLE = [
  /^(?:(?:set|change|make)\s+)?(?:the\s+)?(?:menu['’]?s?\s+)?title(?:\s+of\s+the\s+menu)?(?:\s+(?:to|is|should be)|\s*[:=])\s+(?<title>.+)$/iu,
]

export const menuTitle = rule('the title of the menu', (command, context) =>
  firstThat(TITLE, (form) => {
    const title = form.exec(command)?.groups?.title
    return title === undefined ? null : titled(written(title), context)
  }),
)

const DESCRIBE = [
  /^describe\s+(?<of>.+?)\s+(?:as|with|like this)\s*:?\s+(?<text>.+)$/iu,
  /^describe\s+(?<of>.+?)\s*:\s+(?<text>.+)$/iu,
  /^(?:(?:set|change|make|update|write)\s+)?(?:the\s+)?(?:description|text)\s+(?:of|for)\s+(?<of>.+?)\s*(?:\s(?:to|is|as|should (?:be|say))|:|=)\s+(?<text>.+)$/iu,
  /^(?:(?:set|change|make|update)\s+)?(?<of>.+?)(?:['’]s)?\s+description\s*(?:\s(?:to|is|should (?:be|say))|:|=)\s+(?<text>.+)$/iu,
]
const UNDESCRIBE =
  /^(?:remove|delete|clear|drop|no)\s+(?:the\s+)?(?:descriptions?|text)\s+(?:of|for|from|on)\s+(?<of>.+)$/iu

export const described = rule('a description', (command, context) =>
  firstThat([...DESCRIBE, UNDESCRIBE], (form) => {
    const { of = '', text = '' } = form.exec(command)?.groups ?? {}
    if (of === '') return null
    return about(of, command, context, (target) => {
      const [place, ...others] = target.places
      const description = written(text)
      if (!place || (others.length > 0 && description !== '') || target.label !== undefined) return null
      if (description.length > MENU_TEXT_LIMITS.description)
        return { kind: 'refused', sentence: 'This description is too long.' }
      const menu = target.places.reduce((next, one) => changeWords(next, one, { description }), context.menu)
      return {
        kind: 'step',
        menu,
        says: description === '' ? `Clear the description of ${target.name}.` : `Describe ${target.name}.`,
      }
    })
  }),
)

/** `change the burger to Smash Burger` may mean its name. */
export const perhapsNamed = rule('perhaps another name', (command, context) => {
  const [, of, name] = /^(?:change|make|turn)\s+(.+?)\s+(?:to|into)\s+(.+)$/iu.exec(command) ?? []
  if (of === undefined || name === undefined || new RegExp(`^${MONEY}$`, 'iu').test(name)) return null
  const target = readTarget(of, context.menu).target
  if (target?.places.length !== 1) return null
  return {
    kind: 'ask',
    question: `Is “${written(name)}” the new name of ${target.name}?`,
    choices: [{ label: `Rename it to ${written(name)}`, command: `rename ${of} to ${name}` }],
  }
})
