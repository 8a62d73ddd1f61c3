import type { Verb } from '../../access/roles.ts'
import { fieldsOfPart } from '../linking/dish-parts.ts'
import type { MenuWork } from '../merging/merge-work.ts'
import { isEqual } from '../merging/three-way.ts'
import type { MenuItem } from '../model/item.ts'
import type { MenuContent } from '../model/menu.ts'
import type { Notice } from '../model/notice.ts'
import type { ApprovalPart } from './rule.ts'

/** Whether a save of somebody who may not publish waits for approval; `before` is the menu as it is saved. */
export const waitsFor = (approval: readonly ApprovalPart[], before: MenuWork, after: MenuWork): boolean =>
  approval.some((part) => changes[part](before, after))

const changes: Readonly<Record<ApprovalPart, (before: MenuWork, after: MenuWork) => boolean>> = {
  prices: (before, after) => saysOther(pricesIn(before.content), pricesIn(after.content)),
  allergens: (before, after) => saysOther(allergensIn(before.content), allergensIn(after.content)),
  everything: (before, after) => !isEqual(before, after),
}

/**
 * Returns what somebody must be allowed to who saves this, other than words. A new dish that says nothing yet of prices and
 * of what it contains takes neither.
 */
export const verbsOfSave = (before: MenuWork, after: MenuWork): Verb[] => [
  ...(saysOther(pricesIn(before.content), pricesIn(after.content), speaks) ? (['edit prices'] as const) : []),
  ...(saysOther(allergensIn(before.content), allergensIn(after.content), speaks)
    ? (['declare allergens'] as const)
    : []),
  ...(isEqual([before.design, before.templateId], [after.design, after.templateId])
    ? []
    : (['design'] as const)),
]

/** What a menu says of a part, by the thing that it is said of. */
type Said = ReadonlyMap<string, unknown>

/**
 * A dish that is taken off says nothing else; a notice or an explanation that goes does.
 * @param isSaid whether what a new thing says counts
 */
const saysOther = (before: Said, after: Said, isSaid: (said: unknown) => boolean = () => true): boolean =>
  [...after].some(([thing, said]) =>
    before.has(thing) ? !isEqual(said, before.get(thing)) : isSaid(ownOf(said)),
  ) || [...before.keys()].some((thing) => isOfWholeMenu(thing) && !after.has(thing))

/** A dish next to what its section says for all in it. */
interface InSection {
  readonly ofSection: unknown
  readonly own: unknown
}

const ownOf = (said: unknown): unknown => (said as InSection | undefined)?.own ?? said

/** That a dish contains none of the allergens is a declaration; other empty lists say nothing. */
const speaks = (said: unknown, field = ''): boolean => {
  if (said === undefined || said === null) return false
  if (typeof said !== 'object') return true
  const entries = Object.entries(said)
  if (entries.length === 0) return field === 'allergens'
  return entries.some(([name, entry]) => speaks(entry, name))
}

const WHOLE = 'menu '
const isOfWholeMenu = (thing: string): boolean => thing.startsWith(WHOLE)

/** With the prices of its section, so that a dish that moves to another one is seen. */
const pricesIn = (content: MenuContent): Said =>
  new Map<string, unknown>([
    [`${WHOLE}currency`, content.currency],
    ...content.sections.flatMap(({ id, prices, priceHeads, modifierGroups, items }) => {
      const ofSection = { prices, priceHeads, modifierGroups }
      return [
        [`section ${id}`, ofSection] as const,
        ...items.map(
          (item) =>
            [
              `item ${item.id}`,
              { ofSection, own: fieldsOf(item, [...fieldsOfPart('prices'), 'modifierGroups']) },
            ] as const,
        ),
      ]
    }),
    ...content.modifierGroups.map(
      ({ id, min, max, options }) =>
        [`group ${id}`, [min, max, options.map(({ id: option, amount }) => [option, amount])]] as const,
    ),
    ...noticesOf(content, ['fee', 'tax']),
  ])

const allergensIn = (content: MenuContent): Said =>
  new Map<string, unknown>([
    [`${WHOLE}marks`, content.marks],
    [`${WHOLE}market`, content.market],
    ...content.sections.flatMap(({ items }) =>
      items.map(
        (item) =>
          [
            `item ${item.id}`,
            fieldsOf(item, [...fieldsOfPart('allergens'), 'marks', 'ownMarks', 'modifierGroups']),
          ] as const,
      ),
    ),
    ...content.modifierGroups.map(
      ({ id, options }) => [`group ${id}`, options.map(({ amount: _, ...option }) => option)] as const,
    ),
    ...noticesOf(content, ['advisory', 'legend']),
  ])

const fieldsOf = (item: MenuItem, fields: readonly (keyof MenuItem)[]) =>
  Object.fromEntries(fields.map((field) => [field, item[field]]))

const noticesOf = ({ notices }: MenuContent, kinds: readonly Notice['kind'][]) =>
  notices
    .filter(({ kind }) => kinds.includes(kind))
    .map((notice) => [`${WHOLE}notice ${notice.id}`, notice] as const)
