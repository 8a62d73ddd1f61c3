import { allergenName } from '#domain/menu/claims/allergen-names.ts'
import type { AllergenState } from '#domain/menu/claims/allergen-states.ts'
import type { MarkedThing } from '#domain/menu/editing/marking/marked-thing.ts'
import type { MenuMark } from '#domain/menu/model/marks.ts'
import { allDiets } from '#domain/reference/reference.ts'
import { markWords } from '../../../../menu/marks/mark-words.ts'

export const stateWords: Readonly<Record<AllergenState, string>> = {
  contains: 'contains',
  'may-contain': 'may contain',
  removable: 'can be made without',
}

/** What is said by a mark, to be after the name of a dish: `contains milk`, `can be made Vegan`. */
export function thingWords(thing: MarkedThing, own: readonly MenuMark[]): string {
  const dietName = (id: number) => allDiets.find((option) => option.id === id)?.name ?? ''
  switch (thing.kind) {
    case 'diet':
      return dietName(thing.id)
    case 'diet-on-request':
      return `can be made ${dietName(thing.id)}`
    case 'allergen':
      return `${stateWords[thing.state]} ${allergenName(thing.group)}`
    case 'member':
      return `names ${allergenName(thing.key)}`
    case 'no-allergens':
      return 'contains none of the 14 allergens'
    case 'mark':
      return markWords[thing.mark]
    case 'own': {
      const mark = own.find(({ id }) => id === thing.id)
      return mark?.meaning || mark?.symbol || ''
    }
    case 'featured':
      return 'in a box'
  }
}
