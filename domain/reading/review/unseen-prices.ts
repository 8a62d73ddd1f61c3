import type { MenuItem } from '../../menu/model/item.ts'
import type { MenuContent } from '../../menu/model/menu.ts'
import type { ModifierGroup } from '../../menu/model/modifiers.ts'
import type { Section } from '../../menu/model/section.ts'
import type { LineRole } from '../layout/role.ts'
import type { ReviewReading, ReviewRow } from './read-work.ts'

/** A menu without the prices that were recognized in a picture and that no person has looked at. */
export interface SeenMenu {
  readonly content: MenuContent
  /** Lines whose prices were left out. */
  readonly unseen: number
}

/** Lines that give prices; numbers of others are seldom some. */
const givesPrices = new Set<LineRole>(['item', 'items', 'prices', 'prices-below', 'extras'])

/** The lines with a recognized price that nobody has looked at. */
function unseenRows({ content, rows }: Pick<ReviewReading, 'content' | 'rows'>): ReviewRow[] {
  const priced = new Set(content.sections.flatMap(({ id, prices = [] }) => (prices.length > 0 ? id : [])))
  const isHeading = ({ role, sectionId }: ReviewRow) =>
    (role === 'section' || role === 'subsection') && priced.has(sectionId ?? -1)
  return rows.filter(
    (row) =>
      row.isDoubtful &&
      (givesPrices.has(row.role) || isHeading(row)) &&
      row.doubts.some(({ code }) => code === 'letters_uncertain'),
  )
}

/**
 * Returns the menu with the prices that may be taken over: a dish or a section whose recognized prices no
 * one has looked at stays, without them. Extras do not: without a price they would cost nothing.
 */
export function withoutUnseenPrices(reading: Pick<ReviewReading, 'content' | 'rows'>): SeenMenu {
  const { content } = reading
  const unseen = unseenRows(reading)
  if (unseen.length === 0) return { content, unseen: 0 }
  const extras = unseen.filter(({ role }) => role === 'extras')
  const idsOf = (rows: readonly ReviewRow[]) => new Set(rows.flatMap(({ itemId }) => itemId ?? []))
  const [whole, added] = [idsOf(unseen.filter(({ role }) => role !== 'extras')), idsOf(extras)]
  const ofSections = unseen.filter(({ itemId }) => itemId === undefined)
  const isOnLine = (section: Section, { id, name }: MenuItem) =>
    whole.has(id) ||
    ofSections.some(
      ({ role, sectionId, text }) => role === 'items' && sectionId === section.id && text.includes(name),
    )
  const pricesOf = (section: Section, item: MenuItem) => {
    if (isOnLine(section, item)) return []
    return added.has(item.id) ? item.prices.filter(({ kind }) => kind !== 'supplement') : item.prices
  }
  const groups = groupsOf(content, extras)
  return {
    unseen: unseen.length,
    content: {
      ...content,
      modifierGroups: content.modifierGroups.filter(({ id }) => !groups.has(id)),
      sections: content.sections.map((section) => {
        const { prices: _, ...rest } = section
        const isOwn = ofSections.some(({ role, sectionId }) => role !== 'items' && sectionId === section.id)
        return {
          ...withoutGroups(isOwn ? rest : section, groups),
          items: section.items.map((item) =>
            withoutGroups({ ...item, prices: pricesOf(section, item) }, groups),
          ),
        }
      }),
    },
  }
}

function withoutGroups<Part extends { modifierGroups?: string[] | undefined }>(
  part: Part,
  groups: ReadonlySet<string>,
): Part {
  if (!part.modifierGroups?.some((id) => groups.has(id))) return part
  const { modifierGroups, ...rest } = part
  const seen = modifierGroups.filter((id) => !groups.has(id))
  // None is said rather than an empty list: a menu that is updated keeps its own then.
  return seen.length > 0 ? { ...part, modifierGroups: seen } : (rest as Part)
}

/** The choices and extras that unseen lines give. */
function groupsOf({ modifierGroups }: MenuContent, extras: readonly ReviewRow[]): ReadonlySet<string> {
  const isFrom = ({ options }: ModifierGroup) =>
    extras.some(({ text }) => options.some(({ name }) => text.includes(name)))
  return new Set(modifierGroups.filter(isFrom).map(({ id }) => id))
}
