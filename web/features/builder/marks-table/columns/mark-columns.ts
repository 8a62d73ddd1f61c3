import type { AllergenKey } from '#domain/allergens/allergen-keys.ts'
import { membersOf } from '#domain/menu/claims/allergen-names.ts'
import type { AllergenState } from '#domain/menu/claims/allergen-states.ts'
import type { MarkedThing } from '#domain/menu/editing/marking/marked-thing.ts'
import { itemMarks, type MenuMark } from '#domain/menu/model/marks.ts'
import { allDiets, allergens } from '#domain/reference/reference.ts'
import { allergenLabel } from '../../../../menu/claims/allergens/allergen-label.ts'
import { markWords } from '../../../../menu/marks/mark-words.ts'

/** The groups of columns, of which one shows at a time. */
export const markGroups = ['diets', 'allergens', 'marks'] as const

export type MarkGroup = (typeof markGroups)[number]

export const groupNames: Readonly<Record<MarkGroup, string>> = {
  diets: 'Diets',
  allergens: 'Allergens',
  marks: 'Marks',
}

/** What a press says, where a column can say several things. */
export interface Pen {
  readonly diet: 'diet' | 'diet-on-request'
  readonly allergen: AllergenState
}

export interface MarkColumn {
  readonly id: string
  readonly label: string
  /** The sign of one of the owner's own marks, above its meaning. */
  readonly sign?: string
  readonly thing: MarkedThing
}

export interface ColumnChoice {
  readonly group: MarkGroup
  readonly pen: Pen
  /** Whether the nuts and the cereals are next to their groups. */
  readonly showsMembers: boolean
  /** What is declared in the restaurant’s country, in its order. */
  readonly declarable: readonly AllergenKey[]
}

export function columnsOf(
  { group, pen, showsMembers, declarable }: ColumnChoice,
  own: readonly MenuMark[],
): readonly MarkColumn[] {
  switch (group) {
    case 'diets':
      return allDiets.map(({ id, name }) => ({
        id: `diet ${id}`,
        label: name,
        thing: { kind: pen.diet, id },
      }))
    case 'allergens':
      return [
        ...allergenColumns({ pen, showsMembers, declarable }),
        { id: 'none', label: 'None of the 14', thing: { kind: 'no-allergens' } },
      ]
    case 'marks':
      return [
        ...itemMarks.map(
          (mark): MarkColumn => ({
            id: mark,
            label: markWords[mark],
            thing: { kind: 'mark', mark },
          }),
        ),
        { id: 'featured', label: 'In a box', thing: { kind: 'featured' } },
        ...own
          .filter(({ kind }) => kind === 'own')
          .map(
            ({ id, symbol, meaning }): MarkColumn => ({
              id: `own ${id}`,
              label: meaning || symbol,
              sign: symbol,
              thing: { kind: 'own', id },
            }),
          ),
      ]
  }
}

/** A cereal that the country lists separately is one of those that the dish contains: what it may contain is its group. */
function allergenColumns({ pen, showsMembers, declarable }: Omit<ColumnChoice, 'group'>): MarkColumn[] {
  const member = (key: AllergenKey): MarkColumn => ({
    id: key,
    label: allergenLabel(key),
    thing: { kind: 'member', key },
  })
  return declarable.flatMap((key): MarkColumn[] => {
    const group = allergens.find((one) => one === key)
    if (!group) return pen.allergen === 'contains' ? [member(key)] : []
    const members = showsMembers ? membersOf(group).filter((one) => !declarable.includes(one)) : []
    return [
      {
        id: group,
        label: allergenLabel(group),
        thing: { kind: 'allergen', group, state: pen.allergen },
      },
      ...members.map(member),
    ]
  })
}
