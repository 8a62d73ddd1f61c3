import { isSubset } from '../../menu/claims/claim-lists.ts'
import { proposedGroup, proposedOption } from '../../menu/claims/option-claims.ts'
import { spelling } from '../../menu/comparing/match-parts.ts'
import { newKey } from '../../menu/model/ids.ts'
import type { MenuMark } from '../../menu/model/marks.ts'
import type { Menu } from '../../menu/model/menu.ts'
import type { ModifierGroup, ModifierOption } from '../../menu/model/modifiers.ts'
import type { Notice } from '../../menu/model/notice.ts'

/** Parts of a menu as they are after an update, with the ids that those of the source have there. */
export interface UpdatedParts<Part> {
  readonly all: Part[]
  readonly idOf: ReadonlyMap<string, string>
}

/** Choices and extras by their names; those that the source does not name stay for the dishes that refer to them. */
export const updatedGroups = (
  known: readonly ModifierGroup[],
  read: readonly ModifierGroup[],
): UpdatedParts<ModifierGroup> =>
  joined(
    known,
    read.map(proposedGroup),
    'g',
    (group) => JSON.stringify([spelling(group.name), optionNames(group)]),
    (was, is) => ({
      ...was,
      ...is,
      id: was.id,
      options: is.options.map((option) => {
        const before = was.options.find(({ name }) => spelling(name) === spelling(option.name))
        return before ? updatedOption(before, option) : option
      }),
    }),
  )

/** What an owner confirmed of an option stays so, unless the source says that it contains other things. */
function updatedOption(was: ModifierOption, is: ModifierOption): ModifierOption {
  const option = { ...was, ...is, id: was.id }
  const isSame =
    was.allergens !== undefined &&
    isSubset(was.allergens, option.allergens ?? []) &&
    isSubset(option.allergens ?? [], was.allergens)
  return isSame ? option : proposedOption(option)
}

const optionNames = ({ options }: ModifierGroup): string[] => options.map(({ name }) => spelling(name)).sort()

/** Marks by what they mean; those that the source does not explain stay. */
export const updatedMarks = (known: readonly MenuMark[], read: readonly MenuMark[]): UpdatedParts<MenuMark> =>
  joined(
    known,
    read,
    'm',
    ({ kind, key, symbol }) => JSON.stringify([kind, key ?? symbol]),
    (was, is) => ({
      ...was,
      symbol: is.symbol,
      ...(is.meaning !== '' && { meaning: is.meaning }),
    }),
  )

/** The notices of the source, with all that was said of one whose words stayed; none in the source leaves all. */
export function updatedNotices(known: readonly Notice[], read: readonly Notice[]): Notice[] {
  if (read.length === 0) return [...known]
  const taken = known.map(({ id }) => id)
  return read.map((notice) => {
    const same = known.find(({ text }) => spelling(text) === spelling(notice.text))
    if (same) return same
    const id = newKey('n', taken)
    taken.push(id)
    return { ...notice, id }
  })
}

export const updatedWhole = (menu: Menu, read: Menu): Menu => ({
  ...menu,
  ...(read.title !== '' && { title: read.title }),
  ...(read.dateLine !== '' && { dateLine: read.dateLine }),
  ...(read.language !== undefined && { language: menu.language ?? read.language }),
  ...(read.secondLanguage !== undefined && { secondLanguage: menu.secondLanguage ?? read.secondLanguage }),
  ...(read.intro !== undefined && { intro: read.intro }),
  ...(read.contact !== undefined && { contact: { ...menu.contact, ...read.contact } }),
  currency: read.currency,
  notices: updatedNotices(menu.notices, read.notices),
})

function joined<Part extends { readonly id: string }>(
  known: readonly Part[],
  read: readonly Part[],
  prefix: string,
  keyOf: (part: Part) => string,
  update: (was: Part, is: Part) => Part,
): UpdatedParts<Part> {
  const all = [...known]
  const idOf = new Map<string, string>()
  const waiting = Map.groupBy(known, keyOf)
  const taken = known.map(({ id }) => id)
  for (const part of read) {
    const was = waiting.get(keyOf(part))?.shift()
    if (was) {
      all[all.indexOf(was)] = update(was, part)
      idOf.set(part.id, was.id)
      continue
    }
    const id = taken.includes(part.id) ? newKey(prefix, taken) : part.id
    taken.push(id)
    idOf.set(part.id, id)
    all.push({ ...part, id })
  }
  return { all, idOf }
}
