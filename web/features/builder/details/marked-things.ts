import { additiveKeys, additiveName } from '#domain/menu/claims/additives.ts'
import { allergenKeys, allergenName } from '#domain/menu/claims/allergen-names.ts'
import { type ItemMark, itemMarks, type MenuMark } from '#domain/menu/model/marks.ts'
import { allDiets } from '#domain/reference/reference.ts'
import { markWords } from '../../../menu/marks/mark-words.ts'
import type { SelectOption } from '../../../ui/form/select-field.tsx'

export const markedThing = ({ kind, key }: Pick<MenuMark, 'kind' | 'key'>): string =>
  key === undefined ? kind : `${kind} ${key}`

export function nameOfMarked({ kind, key = '' }: Pick<MenuMark, 'kind' | 'key'>): string {
  const diet = allDiets.find(({ id }) => String(id) === key)?.name ?? key
  switch (kind) {
    case 'own':
      return 'Your own mark'
    case 'mark':
      return markWords[key as ItemMark] ?? key
    case 'diet':
      return diet
    case 'diet-on-request':
      return `${diet} on request`
    case 'allergen':
      return `Contains ${allergenName(key)}`
    case 'additive':
      return additiveName(key)
  }
}

const things: readonly Pick<MenuMark, 'kind' | 'key'>[] = [
  { kind: 'own' },
  ...itemMarks.map((key) => ({ kind: 'mark' as const, key })),
  ...allDiets.map(({ id }) => ({ kind: 'diet' as const, key: String(id) })),
  ...allDiets.map(({ id }) => ({ kind: 'diet-on-request' as const, key: String(id) })),
  ...allergenKeys.map((key) => ({ kind: 'allergen' as const, key })),
  ...additiveKeys.map((key) => ({ kind: 'additive' as const, key })),
]

/** All that a mark can stand for; the present thing among them whatever it is. */
export const markedOptions = (present: MenuMark): SelectOption[] => {
  const isKnown = things.some((thing) => markedThing(thing) === markedThing(present))
  return [...things, ...(isKnown ? [] : [present])].map((thing) => ({
    value: markedThing(thing),
    label: nameOfMarked(thing),
  }))
}
