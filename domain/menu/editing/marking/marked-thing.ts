import type { Allergen, DietId } from '../../../reference/reference.ts'
import type { AllergenState } from '../../claims/allergen-states.ts'
import type { ItemMark } from '../../model/marks.ts'

export type PlainMark =
  | { readonly kind: 'mark'; readonly mark: ItemMark }
  | { readonly kind: 'own'; readonly id: string }
  /** Printed in a box. */
  | { readonly kind: 'featured' }

export type MarkedClaim =
  | { readonly kind: 'diet'; readonly id: DietId }
  | { readonly kind: 'diet-on-request'; readonly id: DietId }
  | { readonly kind: 'allergen'; readonly group: Allergen; readonly state: AllergenState }
  /** A nut or a cereal that is named in addition to its group, whatever is said about the group. */
  | { readonly kind: 'member'; readonly key: string }
  /** The dish is declared to contain none of the 14 allergens. */
  | { readonly kind: 'no-allergens' }

export type MarkedThing = PlainMark | MarkedClaim
