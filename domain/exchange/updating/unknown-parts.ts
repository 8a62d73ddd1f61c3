import { spelling } from '../../menu/comparing/match-parts.ts'
import { detailKeys } from '../../menu/details/detail-columns.ts'
import type { KeyedItem } from '../../menu/merging/place-items.ts'
import { isEqual } from '../../menu/merging/three-way.ts'
import type { MenuItem } from '../../menu/model/item.ts'
import type { Menu } from '../../menu/model/menu.ts'
import type { Section } from '../../menu/model/section.ts'
import { setFields } from '../../menu/model/set-fields.ts'
import { placeKey } from './match-menus.ts'
import { type PlaceKeys, withoutItems } from './parts-of.ts'

/*
 * A state that nobody knows says nothing. Whatever it is merged with differs from it, so what only one side says is
 * taken, and what both say differently is asked.
 */

/**
 * A dish of which nobody knows what the last import said; what no source says is as it is.
 * @param own as the menu has it: each of its prices is unknown alone
 */
export const blankItem = (
  item: MenuItem,
  { name, prices }: Pick<MenuItem, 'name' | 'prices'> = item,
): MenuItem => ({
  ...setFields(item, Object.fromEntries(detailKeys.map((key) => [key, undefined]))),
  name: namedAlike(item.name, name),
  description: '',
  prices: prices.map(({ id }) => ({ id, kind: 'fixed' })),
})

/** Another spelling of a name, as capitals, is the same name: the menu keeps its own. */
const namedAlike = (name: string, own: string): string =>
  name !== own && spelling(name) === spelling(own) ? name : ''

export const blankSection = ({ id, parentId, items }: Section): Section => ({
  id,
  ...(parentId !== undefined && { parentId }),
  name: '',
  items,
})

/** What two menus have in common, in the order of theirs, with nothing said about it and without dishes. */
export function unknownWhole(mine: Menu, theirs: Menu): Menu {
  const common = <Part extends { readonly id: string | number }>(
    of: (menu: Menu) => readonly Part[],
    blank: (part: Part) => Part,
  ) => {
    const own = new Map(of(mine).map((part) => [part.id, part]))
    const order = [...of(theirs).filter(({ id }) => own.has(id)), ...of(mine)]
    return [...new Map(order.map((part) => [part.id, part])).values()].map((part) =>
      isEqual(
        of(theirs).find(({ id }) => id === part.id),
        own.get(part.id),
      )
        ? part
        : blank(part),
    )
  }
  const sections = theirs.sections.filter(({ id }) => mine.sections.some((section) => section.id === id))
  const known = new Set(sections.map(({ id }) => id))
  return {
    ...setFields(mine, {
      intro: undefined,
      contact: undefined,
      language: undefined,
      secondLanguage: undefined,
    }),
    title: '',
    dateLine: '',
    sections: sections.map((section) => {
      const { parentId, ...blank } = blankSection({ ...section, items: [] })
      const own = mine.sections.find(({ id }) => id === section.id)
      blank.name = namedAlike(section.name, own?.name ?? '')
      return parentId !== undefined && known.has(parentId) ? { ...blank, parentId } : blank
    }),
    notices: common(
      ({ notices }) => notices,
      (notice) => ({ ...notice, text: '' }),
    ),
    modifierGroups: common(
      ({ modifierGroups }) => modifierGroups,
      (group) => ({ ...group, name: '', options: [] }),
    ),
    marks: common(
      ({ marks }) => marks,
      (mark) => ({ ...mark, symbol: '', meaning: '' }),
    ),
  }
}

/**
 * Puts dishes of whose last place nobody knows, and which are in two sections now, into a third one, so that a person
 * is asked which of the two it is.
 * @param base with these dishes where theirs has them
 * @param unknown places of theirs
 */
export const inUnknownPlaces = (
  base: Menu,
  mine: readonly KeyedItem[],
  theirs: ReadonlyMap<string, KeyedItem>,
  unknown: PlaceKeys,
): Menu =>
  mine.reduce((menu, { key, sectionId }) => {
    const their = theirs.get(key)
    const place = their && placeKey({ id: their.sectionId }, their.item)
    if (!place || their.sectionId === sectionId || !unknown.has(place)) return menu
    const third = menu.sections.find(({ id }) => id !== sectionId && id !== their.sectionId)
    const item = menu.sections
      .find(({ id }) => id === their.sectionId)
      ?.items.find(({ id }) => id === their.item.id)
    if (!third || !item || third.items.some(({ id }) => id === item.id)) return menu
    const without = withoutItems(menu, new Set([place]))
    return {
      ...without,
      sections: without.sections.map((section) =>
        section.id === third.id ? { ...section, items: [...section.items, item] } : section,
      ),
    }
  }, base)
