import { settled } from '#domain/menu/claims/claims.ts'
import { isConfirmedIn, proposeMenu } from '#domain/menu/claims/proposals.ts'
import type { MenuFile } from '#domain/menu/stored/menu-file.ts'

/** A menu of a file of ours, as it can be taken in here. */
export interface OwnedFile extends MenuFile {
  /** Was something confirmed that has to be confirmed again? */
  readonly losesConfirmations: boolean
}

/**
 * What one of the reader's own restaurants confirmed of a dish stays confirmed for the same words; what another one
 * confirmed is proposed.
 * @param own the restaurants of the reader
 */
export function asOwned(file: MenuFile, own: readonly { readonly id: string }[]): OwnedFile {
  const { content } = file
  const isOwn = own.some(({ id }) => id === content.restaurant.id)
  return {
    ...file,
    content: isOwn ? settled(content) : proposeMenu(content),
    losesConfirmations: !isOwn && isConfirmedIn(content),
  }
}
