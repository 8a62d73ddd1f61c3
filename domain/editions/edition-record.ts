import type { Dish } from '../catalogue/dish.ts'
import type { Edition } from '../design/paper/editions.ts'
import type { PrintedReport } from '../design/paper/printed-report.ts'
import type { Menu, MenuContent } from '../menu/model/menu.ts'
import { type StaffEntry, staffEntries } from '../menu/recipes/staff-entries.ts'
import { type SignedItem, type SignOff, signedItems } from '../menu/sign-off/sign-offs.ts'
import type { AsPrinted } from '../preflight/preflight.ts'
import { preflightReport } from '../preflight/telling/report.ts'
import { formatDate } from '../text/format-date.ts'

/** What editions of allergens, and the preflight report, contain in addition to the menu. */
export interface EditionRecord {
  /** ISO 8601, the day on which the menu said so: `2026-11-23`. */
  readonly day: string
  /** Who signed the declarations; absent unless each of them is signed as it is. */
  readonly signedBy?: readonly string[]
  readonly staff?: readonly StaffEntry[]
  /** What a report says of the menu, as of preflight. */
  readonly report?: PrintedReport
}

interface Known {
  readonly now: Date
  /** Dishes of the catalogue; asked only for a staff sheet. */
  readonly recipes: readonly Dish[]
  /** Of the saved menu; none for one that was never saved. */
  readonly signOffs: readonly SignOff[]
  /** The menu with its restaurant, as the editor checks it (`checkedMenu`); asked only for the report of preflight. */
  readonly asWritten?: MenuContent
  /** How its pages are printed and what was found on them; asked only for that report. */
  readonly printing?: AsPrinted
}

/** The record of an edition; undefined for one that needs none. */
export function editionRecord(
  { kind }: Edition,
  menu: Menu,
  { now, recipes, signOffs, asWritten, printing }: Known,
): EditionRecord | undefined {
  const day = now.toISOString().slice(0, 'yyyy-mm-dd'.length)
  if (kind === 'preflight-report' && asWritten)
    return { day, report: preflightReport(asWritten, day, printing) }
  if (kind !== 'allergen-matrix' && kind !== 'staff-sheet') return undefined
  const items = signedItems(menu, signOffs)
  if (kind === 'allergen-matrix') return { day, ...signersOf(items) }
  const byId = new Map(recipes.map((dish) => [dish.id, dish]))
  const texts = new Map(items.map((signed) => [signed.item.id, signOffText(signed)]))
  return { day, staff: staffEntries(menu, { dishOf: (id) => byId.get(id), signOffs: texts }) }
}

/** The names under all declarations; none while one of them is open or void. */
function signersOf(items: readonly SignedItem[]): Pick<EditionRecord, 'signedBy'> {
  const declared = items.filter(({ state }) => state !== 'undeclared')
  const isSigned = declared.length > 0 && declared.every(({ state }) => state === 'signed')
  return isSigned ? { signedBy: [...new Set(declared.flatMap(({ signOff }) => signOff?.name ?? []))] } : {}
}

/** In English, as the staff sheet is; empty where nobody signed. */
function signOffText({ state, signOff }: SignedItem): string {
  if (!signOff) return ''
  const day = formatDate(signOff.at, { timeZone: 'UTC' })
  return state === 'signed'
    ? `${signOff.name}, ${day}`
    : `void: changed since ${signOff.name} signed it on ${day}`
}
