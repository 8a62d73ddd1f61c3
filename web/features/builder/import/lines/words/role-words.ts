import type { LineRole } from '#domain/reading/layout/role.ts'
import type { ReviewRow } from '#domain/reading/review/read-work.ts'

export interface RoleChoice {
  readonly role: LineRole
  readonly key: string
  readonly label: string
}

/** In the order of the menu that offers them. */
export const roleChoices: readonly RoleChoice[] = [
  { role: 'section', key: 's', label: 'Section' },
  { role: 'subsection', key: 'u', label: 'Section within the one above' },
  { role: 'item', key: 'i', label: 'Dish' },
  { role: 'items', key: 'd', label: 'Several dishes' },
  { role: 'part', key: 'p', label: 'Description of the dish above' },
  { role: 'part-below', key: 'b', label: 'Description of the dish below' },
  { role: 'prices', key: 'r', label: 'Prices of what is above' },
  { role: 'prices-below', key: 'g', label: 'Prices of the dish below' },
  { role: 'heads', key: 'h', label: 'Size columns' },
  { role: 'extras', key: 'e', label: 'Choices and extras' },
  { role: 'note', key: 'n', label: 'Note of the section' },
  { role: 'notice', key: 'o', label: 'Notice of the menu' },
  { role: 'legend', key: 'l', label: 'Legend of signs' },
  { role: 'contact', key: 'c', label: 'Contact' },
  { role: 'title', key: 't', label: 'Title of the menu' },
  { role: 'name', key: 'a', label: 'Name of the restaurant' },
  { role: 'leave-out', key: 'x', label: 'Leave out' },
]

const roleNames: Readonly<Record<LineRole, string>> = {
  name: 'Restaurant',
  title: 'Title',
  section: 'Section',
  subsection: 'Subsection',
  heads: 'Size columns',
  item: 'Dish',
  items: 'Dishes',
  part: 'Description',
  'part-below': 'Next description',
  prices: 'Prices',
  'prices-below': 'Next prices',
  extras: 'Extras',
  note: 'Note',
  notice: 'Notice',
  legend: 'Legend',
  contact: 'Contact',
  ornament: 'Ornament',
  'leave-out': 'Left out',
}

const rolesNames: Readonly<Partial<Record<LineRole, string>>> = {
  section: 'Sections',
  subsection: 'Sections within a section',
  heads: 'Heads of price columns',
  item: 'Dishes',
  items: 'Lists of dishes',
  part: 'Parts of dishes',
  prices: 'The dish above',
  'prices-below': 'The dish below',
  extras: 'Choices and extras',
  note: 'Notes of a section',
  notice: 'Notices of the menu',
}

export const rolesName = (role: LineRole): string => rolesNames[role] ?? roleNames[role]

/** What a row of a sheet cannot be: its columns say these. */
const ofLinesOnly = new Set<LineRole>([
  'items',
  'part-below',
  'prices-below',
  'heads',
  'extras',
  'legend',
  'contact',
])

/** What an owner can say of a line; of a row of a sheet it is less. */
export const choicesFor = ({ isOfTable }: Pick<ReviewRow, 'isOfTable'>): readonly RoleChoice[] =>
  isOfTable ? roleChoices.filter(({ role }) => !ofLinesOnly.has(role)) : roleChoices

/** What a line is, in a word or two; a row that goes on with a dish is one of its prices. */
export function roleName({
  role,
  isOfTable,
  isFirst,
}: Pick<ReviewRow, 'role' | 'isOfTable' | 'isFirst'>): string {
  if (!isOfTable) return roleNames[role]
  if (role === 'heads') return 'Headings'
  return role === 'item' && !isFirst ? 'Its price' : roleNames[role]
}

export const roleOfKey = (key: string, row: Pick<ReviewRow, 'isOfTable'>): LineRole | undefined =>
  choicesFor(row).find((choice) => choice.key === key.toLowerCase())?.role

export const isLeftOut = (role: LineRole): boolean => role === 'leave-out' || role === 'ornament'
