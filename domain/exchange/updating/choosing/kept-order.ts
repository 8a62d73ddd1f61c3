import type { Menu } from '../../../menu/model/menu.ts'
import type { Section } from '../../../menu/model/section.ts'
import { withSubsections } from '../../../menu/model/walk.ts'

interface WithId {
  readonly id: number
}

/** Those that were there before in their order of then, in the places that they have; what is new stays where it is. */
export function inOrderBefore<Part extends WithId>(
  after: readonly Part[],
  before: readonly WithId[],
): Part[] {
  const rank = new Map(before.map(({ id }, at) => [id, at]))
  const stayed = after
    .filter(({ id }) => rank.has(id))
    .toSorted((one, other) => (rank.get(one.id) ?? 0) - (rank.get(other.id) ?? 0))
  let next = 0
  return after.map((part) => (rank.has(part.id) ? (stayed[next++] ?? part) : part))
}

/** The sections in their order of before, each with what is in it. */
export function sectionsInOrderBefore(after: Menu, before: Menu): Section[] {
  const below = (parentId: number | undefined): Section[] =>
    inOrderBefore(
      after.sections.filter((section) => section.parentId === parentId),
      before.sections,
    ).flatMap((section) => [section, ...below(section.id)])
  return below(undefined)
}

/**
 * Where a part goes back to: behind the nearest one that was before it and is still there, or in front.
 * @param before all of then, in their order
 * @param behind where a part that is there ends
 */
export function placeBefore<Part extends WithId>(
  after: readonly Part[],
  before: readonly WithId[],
  id: number,
  behind: (at: number) => number = (at) => at + 1,
): number {
  const own = before.findIndex((part) => part.id === id)
  for (const { id: above } of before.slice(0, Math.max(own, 0)).toReversed()) {
    const at = after.findIndex((part) => part.id === above)
    if (at >= 0) return behind(at)
  }
  return 0
}

/** Puts a section of before back, without items, with those around it. */
export function withSectionOf(before: Menu, menu: Menu, id: number): Menu {
  const section = before.sections.find((one) => one.id === id)
  if (!section || menu.sections.some((one) => one.id === id)) return menu
  const { parentId, ...free } = section
  const around = parentId === undefined ? menu : withSectionOf(before, menu, parentId)
  const parent = around.sections.find((one) => one.id === parentId)
  const own = { ...free, ...(parent && { parentId: parent.id }), items: [] }
  const siblings = (of: Menu) => of.sections.filter((one) => one.parentId === parent?.id)
  const there = siblings(around)
  const at = placeBefore(there, siblings(before), id)
  const above = there[at - 1] ?? parent
  const last = at > 0 && above ? withSubsections(around.sections, above.id).at(-1) : above
  const place = last ? around.sections.indexOf(last) + 1 : 0
  return { ...around, sections: around.sections.toSpliced(place, 0, own) }
}
