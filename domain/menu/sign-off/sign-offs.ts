import type { MenuItem } from '../model/item.ts'
import type { Menu } from '../model/menu.ts'
import type { Section } from '../model/section.ts'
import { formerSignedTexts, signedText } from './signed-text.ts'

export interface SignOff {
  readonly itemId: number
  /** As the person typed it: one account often serves a whole house. */
  readonly name: string
  /** Of the account; null where it is gone. */
  readonly account: string | null
  /** ISO-8601 UTC */
  readonly at: string
  /** What was confirmed: `signedText` of the item as it was. */
  readonly text: string
}

/**
 * The status of an item's declaration: `undeclared` where no one has stated anything about its allergens,
 * `open` where no one has signed it, `void` where it has changed since it was signed.
 */
export type SignOffState = 'undeclared' | 'open' | 'void' | 'signed'

export interface SignedItem {
  readonly section: Section
  readonly item: MenuItem
  readonly state: SignOffState
  /** The newest there is, void or not. */
  readonly signOff: SignOff | null
}

export function signedItems(menu: Menu, signOffs: readonly SignOff[]): SignedItem[] {
  const newest = new Map<number, SignOff>()
  for (const signOff of signOffs) {
    if (signOff.at >= (newest.get(signOff.itemId)?.at ?? '')) newest.set(signOff.itemId, signOff)
  }
  return menu.sections.flatMap((section) =>
    section.items.map((item) => {
      const signOff = newest.get(item.id) ?? null
      return { section, item, signOff, state: stateOf(menu, section, item, signOff) }
    }),
  )
}

function stateOf(menu: Menu, section: Section, item: MenuItem, signOff: SignOff | null): SignOffState {
  if (signOff) {
    const holds =
      signOff.text === signedText(menu, section, item) ||
      formerSignedTexts(menu, section, item).includes(signOff.text)
    return holds ? 'signed' : 'void'
  }
  return item.allergens === undefined ? 'undeclared' : 'open'
}

/** What prevents signing an item: no one confirms what no one declared, or what waits to be confirmed. */
export function whyNotSigned(item: MenuItem): 'nothing_declared' | 'claims_to_confirm' | null {
  if (item.allergens === undefined)
    return item.claimsToConfirm?.allergens ? 'claims_to_confirm' : 'nothing_declared'
  const { allergens, mayContain, removable } = item.claimsToConfirm ?? {}
  return (allergens ?? mayContain ?? removable) ? 'claims_to_confirm' : null
}
