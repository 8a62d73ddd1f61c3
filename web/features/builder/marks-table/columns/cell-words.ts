import { allergenGroup } from '#domain/menu/claims/allergen-names.ts'
import { type AllergenState, saidOfAllergen } from '#domain/menu/claims/allergen-states.ts'
import type { ClaimStatus } from '#domain/menu/claims/claim-status.ts'
import { claimsOf } from '#domain/menu/claims/claims.ts'
import { standingOf } from '#domain/menu/editing/marking/mark-item.ts'
import type { MarkedThing } from '#domain/menu/editing/marking/marked-thing.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import { standingWords } from '../../../../menu/claims/words/status-words.ts'
import { stateWords } from './thing-words.ts'

export type CellState =
  | { readonly kind: 'said'; readonly standing: ClaimStatus }
  /** Another thing is said than a press would say now. */
  | {
      readonly kind: 'otherwise'
      readonly state: AllergenState | 'diet' | 'diet-on-request'
      readonly isWaiting: boolean
    }
  /** Nothing is said of the allergens: that is not the same as containing none. */
  | { readonly kind: 'not-declared' }
  | { readonly kind: 'not-said' }

export function cellState(item: MenuItem, thing: MarkedThing): CellState {
  const standing = standingOf(item, thing)
  if (standing !== null) return { kind: 'said', standing }
  switch (thing.kind) {
    case 'allergen': {
      const said = saidOfAllergen(item, thing.group)
      if (said) return { kind: 'otherwise', state: said.state, isWaiting: said.isWaiting }
      return isDeclared(item) ? { kind: 'not-said' } : { kind: 'not-declared' }
    }
    case 'member': {
      const group = allergenGroup(thing.key)
      const isOpen = group && !saidOfAllergen(item, group) && !isDeclared(item)
      return { kind: isOpen ? 'not-declared' : 'not-said' }
    }
    case 'no-allergens':
      return isDeclared(item) ? { kind: 'not-said' } : { kind: 'not-declared' }
    case 'diet':
    case 'diet-on-request': {
      const other = thing.kind === 'diet' ? 'diet-on-request' : 'diet'
      const standing = standingOf(item, { kind: other, id: thing.id })
      return standing === null
        ? { kind: 'not-said' }
        : { kind: 'otherwise', state: other, isWaiting: standing === 'to-confirm' }
    }
    default:
      return { kind: 'not-said' }
  }
}

const isDeclared = (item: MenuItem): boolean => claimsOf(item).allergens !== undefined

/** The state of a cell in words: `not declared`, `yes, confirmed by you`. */
export function cellWords(state: CellState, thing: MarkedThing): string {
  switch (state.kind) {
    case 'said':
      if (state.standing === 'to-confirm') return 'to be confirmed'
      return isClaim(thing) ? `yes, ${standingWords[state.standing].toLowerCase()}` : 'yes'
    case 'otherwise': {
      const words = otherWords[state.state]
      return state.isWaiting ? `${words}, to be confirmed` : words
    }
    case 'not-declared':
      return 'not declared'
    case 'not-said':
      return 'no'
  }
}

const otherWords = { ...stateWords, diet: 'it is already', 'diet-on-request': 'can be made so' } as const

const isClaim = ({ kind }: MarkedThing): boolean => kind !== 'mark' && kind !== 'own' && kind !== 'featured'
