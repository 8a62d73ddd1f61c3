import { allergenGroup } from '../../claims/allergen-names.ts'
import { saidOfAllergen, stateAllergen, stateMember } from '../../claims/allergen-states.ts'
import { type ClaimStatus, standingOfContained, standingOfDiet } from '../../claims/claim-status.ts'
import { claimsOf, type Statement, stateClaims } from '../../claims/claims.ts'
import type { MenuItem } from '../../model/item.ts'
import { type ItemMark, MOST_OWN_MARKS } from '../../model/marks.ts'
import { setFields } from '../../model/set-fields.ts'
import type { MarkedClaim, MarkedThing, PlainMark } from './marked-thing.ts'

/** Returns who confirmed a thing that is said about an item; null where it isn't said. */
export function standingOf(item: MenuItem, thing: MarkedThing): ClaimStatus | null {
  switch (thing.kind) {
    case 'diet':
      return claimsOf(item).dietaryOptions.includes(thing.id) ? standingOfDiet(item, thing.id) : null
    case 'diet-on-request':
      if (item.claimsToConfirm?.dietsOnRequest?.includes(thing.id)) return 'to-confirm'
      return item.dietsOnRequest?.includes(thing.id) ? 'confirmed' : null
    case 'allergen': {
      const said = saidOfAllergen(item, thing.group)
      if (said?.state !== thing.state) return null
      if (said.isWaiting) return 'to-confirm'
      return thing.state === 'contains' ? standingOfContained(item) : 'confirmed'
    }
    case 'member': {
      const group = allergenGroup(thing.key)
      const said = group && saidOfAllergen(item, group)
      if (!said?.keys.includes(thing.key)) return null
      return said.isWaiting ? 'to-confirm' : 'confirmed'
    }
    case 'no-allergens':
      return claimsOf(item).allergens?.length === 0 ? standingOfContained(item) : null
    case 'mark':
      return item.marks?.includes(thing.mark) ? 'confirmed' : null
    case 'own':
      return item.ownMarks?.includes(thing.id) ? 'confirmed' : null
    case 'featured':
      return item.isFeatured ? 'confirmed' : null
  }
}

/** An item of which the owner says a thing, or says it no longer. Saying what waits confirms it. */
export const markItem = (item: MenuItem, thing: MarkedThing, isSaid: boolean): MenuItem =>
  isPlain(thing)
    ? setFields<MenuItem>(item, marksWith(item, thing, isSaid))
    : stateClaims(item, statementOf(item, thing, isSaid))

const isPlain = (thing: MarkedThing): thing is PlainMark =>
  thing.kind === 'mark' || thing.kind === 'own' || thing.kind === 'featured'

export type Marks = Partial<Pick<MenuItem, 'marks' | 'ownMarks' | 'isFeatured'>>

/** These marks with one more, or without it: the field that changes. */
export function marksWith({ marks, ownMarks }: Marks, thing: PlainMark, isSaid: boolean): Marks {
  switch (thing.kind) {
    case 'mark':
      return { marks: withMark(marks, thing.mark, isSaid) }
    case 'own':
      return { ownMarks: listWith(ownMarks, thing.id, isSaid)?.slice(0, MOST_OWN_MARKS) }
    case 'featured':
      return { isFeatured: isSaid || undefined }
  }
}

function statementOf(item: MenuItem, thing: MarkedClaim, isSaid: boolean): Statement {
  switch (thing.kind) {
    case 'diet':
      return isSaid ? { confirmed: [thing.id] } : { removed: [thing.id] }
    case 'diet-on-request':
      return { dietsOnRequest: listWith(claimsOf(item).dietsOnRequest, thing.id, isSaid) ?? null }
    case 'allergen':
      return stateAllergen(item, thing.group, isSaid ? thing.state : null)
    case 'member':
      return stateMember(item, thing.key, isSaid)
    case 'no-allergens':
      return isSaid ? { allergens: [], removable: null } : { allergens: null, removable: null }
  }
}

function withMark(
  marks: readonly ItemMark[] | undefined,
  mark: ItemMark,
  isSaid: boolean,
): ItemMark[] | undefined {
  const isSpice = (other: ItemMark) => other.startsWith('spicy')
  const others = marks?.filter((other) => other === mark || !(isSaid && isSpice(mark) && isSpice(other)))
  return listWith(others, mark, isSaid)
}

/** The list with this one at its end, or without it; undefined where nothing is left. */
function listWith<One>(list: readonly One[] = [], one: One, isIn: boolean): One[] | undefined {
  const kept = list.filter((other) => other !== one)
  const next = !isIn ? kept : list.includes(one) ? [...list] : [...kept, one]
  return next.length > 0 ? next : undefined
}
