import type { Menu } from '../../menu/model/menu.ts'

/** Where an editor shows what a finding is about: a part of the menu, or what is said of the rest. */
export type PlaceTarget =
  | { readonly kind: 'item'; readonly sectionId: number; readonly itemId: number }
  | { readonly kind: 'section'; readonly sectionId: number }
  | { readonly kind: 'choices' }
  | { readonly kind: 'menu-details' }

export interface NamedPlace {
  /** JSON pointer into the menu. */
  readonly pointer: string
  /** As its owner calls it: `Steak tartare`, `Notice “Service is …”`. */
  readonly name: string
  readonly target: PlaceTarget
}

/** Of a notice, in letters: so much tells it from others. */
const QUOTED_LETTERS = 40

const quoted = (text: string): string =>
  text.length > QUOTED_LETTERS ? `${text.slice(0, QUOTED_LETTERS).trimEnd()}…` : text

/** A place of a menu by its name; undefined where the menu has no such place any more. */
export function namedPlace(menu: Menu, pointer: string): NamedPlace | undefined {
  const [, part, first, inner, second] = pointer.split('/')
  const at = Number(first)
  const place = (name: string, target: PlaceTarget): NamedPlace => ({ pointer, name, target })
  switch (part) {
    case 'sections': {
      const section = menu.sections[at]
      if (!section) return undefined
      const item = inner === 'items' ? section.items[Number(second)] : undefined
      if (item) return place(item.name, { kind: 'item', sectionId: section.id, itemId: item.id })
      return inner === 'items' ? undefined : place(section.name, { kind: 'section', sectionId: section.id })
    }
    case 'modifierGroups': {
      const group = menu.modifierGroups[at]
      const option = inner === 'options' ? group?.options[Number(second)] : undefined
      return group && place(option?.name ?? group.name, { kind: 'choices' })
    }
    case 'notices': {
      const notice = menu.notices[at]
      return notice && place(`Notice “${quoted(notice.text)}”`, { kind: 'menu-details' })
    }
    case 'marks': {
      const mark = menu.marks[at]
      return place(mark ? `Mark ${mark.symbol}` : 'Marks', { kind: 'menu-details' })
    }
    case 'contact':
      return place('Contact', { kind: 'menu-details' })
    case 'intro':
      return place('Introduction', { kind: 'menu-details' })
    default:
      return place('Menu Details', { kind: 'menu-details' })
  }
}

export const namedPlaces = (menu: Menu, pointers: readonly string[]): NamedPlace[] =>
  [...new Set(pointers)].map((pointer) => namedPlace(menu, pointer)).filter((place) => place !== undefined)
