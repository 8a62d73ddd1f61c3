import { moveItem, moveSection } from '../../menu/editing/arrange.ts'
import type { ItemPlace } from '../../menu/editing/edits.ts'
import { duplicateItems, moveItems } from '../../menu/editing/many-items.ts'
import type { Menu } from '../../menu/model/menu.ts'
import type { Section } from '../../menu/model/section.ts'
import { leadPrice } from '../../menu/prices/lead-price.ts'
import { type CommandContext, type RuleOutcome, rule } from '../answers/command.ts'
import { about } from '../targets/about.ts'
import { sectionsCalled } from '../targets/named-sections.ts'
import type { Target } from '../targets/target.ts'
import { firstThat } from './price-changes.ts'

const MOVE = '(?:move|put|shift|bring|place|push|send|drag|stick|pull|list)'
const END = String.raw`(?:to|at|on|in)?\s*(?:the\s+)?(?:very\s+)?(?<end>top|first|start|beginning|front|up top|bottom|last|end|back)(?:\s+(?:place|spot|position|item|dish|one))?`
const IN = String.raw`(?:(?:to|into|in|under|with|onto|on|among|over to)\s+)`
const BEFORE = 'right before|just before|before|right above|just above|above|ahead of|in front of|over'
const AFTER =
  'right after|just after|after|right below|just below|below|beneath|behind|next to|following|under'
const pattern = (source: string) => new RegExp(`^${source}$`, 'iu')

const TO_SECTION = [
  pattern(String.raw`${MOVE}\s+(?<of>.+?)\s+${IN}(?:the\s+)?(?<section>.+?)(?:\s+section)?[,]?\s+(?:${END})`),
  pattern(
    String.raw`${MOVE}\s+(?<of>.+?)\s+(?:${END})\s+(?:in|of|on|under)\s+(?:the\s+)?(?<section>.+?)(?:\s+section)?`,
  ),
  pattern(
    String.raw`${MOVE}\s+(?<of>.+?)\s+(?:from\s+.+?\s+)?${IN}(?:the\s+)?(?<section>.+?)(?:\s+section)?`,
  ),
  pattern(
    String.raw`(?<of>.+?)\s+(?:should\s+(?:be|go|sit)|belongs?|goes?|has to be|needs to be|must be)\s+${IN}(?:the\s+)?(?<section>.+?)(?:\s+section)?`,
  ),
  pattern(String.raw`(?<of>.+?)\s+(?:to|into|->|→)\s+(?:the\s+)?(?<section>.+?)(?:\s+section)?`),
]
const TO_END = [
  pattern(String.raw`${MOVE}\s+(?<of>.+?)\s+${END}`),
  pattern(String.raw`(?<of>.+?)\s+(?:should\s+(?:be|go|come)|goes|comes|must be)\s+${END}`),
  pattern(String.raw`(?<of>.+?)\s+(?<end>first|last)`),
]
const BESIDE = [
  pattern(
    String.raw`(?:${MOVE}\s+)?(?<of>.+?)\s+(?:(?:should\s+)?(?:be|go|goes|come|comes|sit)\s+)?(?<side>${BEFORE}|${AFTER})\s+(?<other>.+)`,
  ),
]

const isFirst = (end: string): boolean => /top|first|start|beginning|front/iu.test(end)

/** Where nothing else is known about a section: not under another one, and after all. */
const BEYOND = Number.MAX_SAFE_INTEGER

const moveAll = (menu: Menu, places: readonly ItemPlace[], sectionId: number, position: number): Menu =>
  places.reduceRight((moved, place) => moveItem(moved, place, { sectionId, position }), menu)

export const movedToSection = rule('moved to a section', (command, context) =>
  firstThat(TO_SECTION, (form) => {
    const { of = '', section: name = '', end } = form.exec(command)?.groups ?? {}
    const [section, ...others] = name === '' ? [] : sectionsCalled(name, context.menu)
    if (!section || others.length > 0) return null
    return about(of, command, context, (target) => {
      if (target.isWholeMenu || target.sectionIds.length > 0 || target.label !== undefined) return null
      const { menu } = context
      const moved =
        end !== undefined && isFirst(end)
          ? moveAll(menu, target.places, section.id, 0)
          : moveItems(menu, target.places, section.id)
      return { kind: 'step', menu: moved, says: `Move ${target.name} to ${section.name}.` }
    })
  }),
)

export const movedToEnd = rule('moved first or last', (command, context) =>
  firstThat(TO_END, (form) => {
    const { of = '', end = '' } = form.exec(command)?.groups ?? {}
    if (of === '') return null
    return about(of, command, context, (target) => {
      const { menu } = context
      const [sectionId, ...more] = target.sectionIds
      const says = `Move ${target.name} ${isFirst(end) ? 'first' : 'last'}.`
      if (sectionId !== undefined && more.length === 0)
        return { kind: 'step', menu: moveSection(menu, sectionId, isFirst(end) ? 0 : BEYOND), says }
      if (target.sectionIds.length > 0 || target.label !== undefined) return null
      return { kind: 'step', menu: toEnds(menu, target.places, isFirst(end)), says }
    })
  }),
)

const toEnds = (menu: Menu, places: readonly ItemPlace[], isToFirst: boolean): Menu =>
  (isToFirst ? places.toReversed() : places).reduce(
    (moved, place) =>
      moveItem(moved, place, { sectionId: place.sectionId, position: isToFirst ? 0 : BEYOND }),
    menu,
  )

export const movedBeside = rule('moved before or after', (command, context) =>
  firstThat(BESIDE, (form) => {
    const { of = '', side = '', other = '' } = form.exec(command)?.groups ?? {}
    if (of === '') return null
    const isBefore = new RegExp(`^(?:${BEFORE})$`, 'iu').test(side)
    return about(of, command, context, (target) =>
      about(other, command, context, (anchor) => beside(target, anchor, isBefore, context)),
    )
  }),
)

function beside(
  target: Target,
  anchor: Target,
  isBefore: boolean,
  { menu }: CommandContext,
): RuleOutcome | null {
  const says = `Move ${target.name} ${isBefore ? 'before' : 'after'} ${anchor.name}.`
  const [sectionId, otherSection] = target.sectionIds
  const [anchorSection] = anchor.sectionIds
  if (sectionId !== undefined || anchorSection !== undefined) {
    if (sectionId === undefined || anchorSection === undefined || otherSection !== undefined) return null
    const moved = sectionBeside(menu, sectionId, anchorSection, isBefore)
    return moved ? { kind: 'step', menu: moved, says } : null
  }
  const [at, ...more] = anchor.places
  if (!at || more.length > 0 || target.label !== undefined || anchor.label !== undefined) return null
  const moving = new Set(target.places.map((place) => `${place.sectionId}/${place.itemId}`))
  if (moving.has(`${at.sectionId}/${at.itemId}`)) return null
  const others = (menu.sections.find(({ id }) => id === at.sectionId)?.items ?? []).filter(
    ({ id }) => !moving.has(`${at.sectionId}/${id}`),
  )
  const position = others.findIndex(({ id }) => id === at.itemId) + (isBefore ? 0 : 1)
  // One after another, so that a position always counts without what still moves.
  const moved = target.places.reduceRight(
    (next, place) =>
      moveItem(next, place, {
        sectionId: at.sectionId,
        position: positionAmong(next, place, at, moving, position),
      }),
    menu,
  )
  return { kind: 'step', menu: moved, says }
}

/** The position that comes to be this one among the dishes that don't move. */
function positionAmong(
  menu: Menu,
  place: ItemPlace,
  at: ItemPlace,
  moving: ReadonlySet<string>,
  position: number,
): number {
  const items = (menu.sections.find(({ id }) => id === at.sectionId)?.items ?? []).filter(
    ({ id }) => !(place.sectionId === at.sectionId && id === place.itemId),
  )
  let still = 0
  for (const [index, { id }] of items.entries()) {
    if (still === position) return index
    if (!moving.has(`${at.sectionId}/${id}`)) still += 1
  }
  return items.length
}

function sectionBeside(menu: Menu, sectionId: number, otherId: number, isBefore: boolean): Menu | null {
  const moved = menu.sections.find(({ id }) => id === sectionId)
  const other = menu.sections.find(({ id }) => id === otherId)
  if (!moved || !other || moved === other || moved.parentId !== other.parentId) return null
  const siblings = menu.sections.filter((section) => section.parentId === moved.parentId && section !== moved)
  return moveSection(menu, sectionId, siblings.indexOf(other) + (isBefore ? 0 : 1))
}

const SORT =
  /^(?:sort|order|arrange|re-?order|list|put)\s+(?<of>.+?)\s+(?:(?<name>alphabetically|by name|a to z|a-z|in alphabetical order)|by\s+(?:the\s+)?price|(?=(?:from\s+)?(?:cheap|most|low|high|expensive)))[,\s]*(?<way>.*)$/iu
const BY_NAME =
  /^(?:(?:use\s+)?alphabetical order (?:for|in)\s+(?<of>.+)|(?<first>.+?)\s+(?:alphabetically|in alphabetical order))$/iu
const DOWN = /desc|high(?:est)?(?: to low| first)|most expensive|expensive first|dear|down|from high/iu

export const sorted = rule('sorted', (command, context) => {
  const byName = BY_NAME.exec(command)?.groups
  const {
    of = byName?.of ?? byName?.first ?? '',
    name = byName && '',
    way = '',
  } = SORT.exec(command)?.groups ?? {}
  if (of === '') return null
  return about(of, command, context, (target) => {
    if (target.sectionIds.length === 0) return null
    const isDown = DOWN.test(way)
    const sections = context.menu.sections.map((section) =>
      target.places.some(({ sectionId }) => sectionId === section.id)
        ? { ...section, items: inOrder(section, name !== undefined, isDown, context.menu.language) }
        : section,
    )
    const by = name === undefined ? (isDown ? 'by price, highest first' : 'by price') : 'by name'
    return { kind: 'step', menu: { ...context.menu, sections }, says: `Sort ${target.name} ${by}.` }
  })
})

/** What has no price comes last. */
function inOrder({ items }: Section, byName: boolean, isDown: boolean, language: string | undefined) {
  const way = isDown ? -1 : 1
  if (byName) return items.toSorted((a, b) => way * a.name.localeCompare(b.name, language))
  const priced = items.filter((item) => leadPrice(item))
  const amountOf = (item: (typeof items)[number]) => leadPrice(item)?.amount ?? 0
  return [
    ...priced.toSorted((a, b) => way * (amountOf(a) - amountOf(b))),
    ...items.filter((item) => !priced.includes(item)),
  ]
}

export const swapped = rule('two dishes swapped', (command, context) => {
  const [, one, other] =
    /^(?:swap|switch|exchange|flip)\s+(?:the\s+(?:places?|positions?|order)\s+of\s+)?(.+?)\s+(?:and|with|for|&)\s+(.+)$/iu.exec(
      command,
    ) ?? []
  if (one === undefined || other === undefined) return null
  return about(one, command, context, (first) =>
    about(other, command, context, (second) => {
      const [a, b] = [first.places[0], second.places[0]]
      if (!a || !b || first.places.length > 1 || second.places.length > 1) return null
      if (first.sectionIds.length + second.sectionIds.length > 0) return null
      return {
        kind: 'step',
        menu: swap(context.menu, a, b),
        says: `Swap ${first.name} and ${second.name}.`,
      }
    }),
  )
})

function swap(menu: Menu, a: ItemPlace, b: ItemPlace): Menu {
  const positionOf = ({ sectionId, itemId }: ItemPlace) =>
    menu.sections.find(({ id }) => id === sectionId)?.items.findIndex(({ id }) => id === itemId) ?? 0
  const [at, to] = [positionOf(a), positionOf(b)]
  // The one that is farther down first, so that the other's position stays what it was.
  const [early, late, first, last] = at <= to ? [a, b, at, to] : [b, a, to, at]
  const moved = moveItem(menu, late, { sectionId: early.sectionId, position: first })
  return moveItem(moved, early, { sectionId: late.sectionId, position: last })
}

export const duplicated = rule('a second copy', (command, context) => {
  const of = /^(?:duplicate|copy|clone|make a copy of)\s+(.+)$/iu.exec(command)?.[1]
  if (of === undefined) return null
  return about(of, command, context, (target) =>
    target.sectionIds.length > 0 || target.label !== undefined
      ? null
      : {
          kind: 'step',
          menu: duplicateItems(context.menu, target.places, 0),
          says: `Duplicate ${target.name}.`,
        },
  )
})
