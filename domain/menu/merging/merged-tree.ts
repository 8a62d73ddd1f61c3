import { SECTION_LEVELS } from '../model/limits.ts'
import type { MenuContent } from '../model/menu.ts'
import type { Section } from '../model/section.ts'
import { mergeOrder } from './merge-order.ts'
import { type AskSide, sideOf, type Three } from './three-way.ts'

/**
 * Puts merged sections into each other and into an order: what is in a section follows it. Where both sides together
 * would put sections into each other, or too deep, a person decides whose nesting holds.
 */
export function mergedTree(
  { base, mine, theirs }: Three<MenuContent>,
  sections: readonly Section[],
  ask: AskSide,
): Section[] {
  const ids = new Set(sections.map(({ id }) => id))
  const parentIn = (menu: MenuContent, id: number) =>
    menu.sections.find((section) => section.id === id)?.parentId
  const has = (menu: MenuContent, id: number) => menu.sections.some((section) => section.id === id)
  const parentOf = (id: number) => {
    if (!has(mine, id)) return parentIn(theirs, id)
    if (!has(theirs, id)) return parentIn(mine, id)
    const three = { base: parentIn(base, id), mine: parentIn(mine, id), theirs: parentIn(theirs, id) }
    return three[sideOf(three) ?? ask(`section/${id}/place`)]
  }
  let parents = parentsOf(ids, parentOf)
  if (!isTree(parents)) {
    const side = { mine, theirs }[ask('sections/nesting')]
    parents = parentsOf(ids, (id) => parentIn(side, id))
  }
  const order = mergeOrder(
    {
      base: base.sections.map(({ id }) => id),
      mine: mine.sections.map(({ id }) => id),
      theirs: theirs.sections.map(({ id }) => id),
    },
    ids,
    () => ask('sections/order'),
  )
  const children = Map.groupBy(order, (id) => parents.get(id))
  const inOrder = (parent: number | undefined): number[] =>
    (children.get(parent) ?? []).flatMap((id) => [id, ...inOrder(id)])
  return inOrder(undefined).flatMap((id) => {
    const section = sections.find((one) => one.id === id)
    if (!section) return []
    const { parentId: _, ...free } = section
    const parentId = parents.get(id)
    return [parentId === undefined ? free : { ...free, parentId }]
  })
}

type Parents = ReadonlyMap<number, number | undefined>

/** A section whose parent is gone is on the first level. */
const parentsOf = (ids: ReadonlySet<number>, parentOf: (id: number) => number | undefined): Parents =>
  new Map(
    [...ids].map((id) => {
      const parent = parentOf(id)
      return [id, parent !== undefined && ids.has(parent) ? parent : undefined]
    }),
  )

const isTree = (parents: Parents): boolean =>
  [...parents.keys()].every((id) => {
    let level = 1
    for (let at = parents.get(id); at !== undefined; at = parents.get(at)) {
      level += 1
      if (level > SECTION_LEVELS) return false
    }
    return true
  })
