import type { MenuItem } from '../../menu/model/item.ts'
import type { MenuContent } from '../../menu/model/menu.ts'
import type { Section } from '../../menu/model/section.ts'
import type { LineRole } from '../roles/role.ts'
import type { ReviewReading, ReviewRow } from './read-work.ts'

/** A menu without the prices that were recognized in a picture and that no person has looked at. */
export interface SeenMenu {
  readonly content: MenuContent
  /** Lines whose prices were left out. */
  readonly unseen: number
}

/** Lines that give prices; numbers of others are seldom some. */
const givesPrices = new Set<LineRole>(['item', 'items', 'prices', 'section', 'subsection', 'heads', 'extras'])

/** Does a line have a recognized price that nobody has looked at? */
export const isUnseen = ({ isDoubtful, doubts, role }: ReviewRow): boolean =>
  isDoubtful && givesPrices.has(role) && doubts.some(({ code }) => code === 'letters_uncertain')

/**
 * The menu as far as its prices may be taken over: a dish or a section whose recognized prices nobody has
 * looked at stays, without them. Extras do not: without a price they would cost nothing.
 */
export function withoutUnseenPrices({ content, rows }: Pick<ReviewReading, 'content' | 'rows'>): SeenMenu {
  const unseen = rows.filter(isUnseen)
  if (unseen.length === 0) return { content, unseen: 0 }
  const items = new Set(unseen.flatMap(({ role, itemId }) => (role === 'extras' ? [] : (itemId ?? []))))
  const ofSections = unseen.filter(({ itemId }) => itemId === undefined)
  const isOnLine = (section: Section, { id, name }: MenuItem) =>
    items.has(id) ||
    ofSections.some(
      ({ role, sectionId, text }) => role === 'items' && sectionId === section.id && text.includes(name),
    )
  const groups = groupsOf(content, unseen)
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
            withoutGroups(isOnLine(section, item) ? { ...item, prices: [] } : item, groups),
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
  return { ...part, modifierGroups: part.modifierGroups.filter((id) => !groups.has(id)) }
}

/** The choices and extras that unseen lines give. */
function groupsOf({ sections }: MenuContent, unseen: readonly ReviewRow[]): ReadonlySet<string> {
  const extras = unseen.filter(({ role }) => role === 'extras')
  return new Set(
    sections.flatMap((section) => [
      ...(extras.some(({ sectionId, itemId }) => itemId === undefined && sectionId === section.id)
        ? (section.modifierGroups ?? [])
        : []),
      ...section.items.flatMap((item) =>
        extras.some(({ itemId }) => itemId === item.id) ? (item.modifierGroups ?? []) : [],
      ),
    ]),
  )
}
