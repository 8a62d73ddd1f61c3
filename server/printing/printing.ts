import type { Output } from '#domain/plans/output.ts'
import type { Typesetter } from '#typeset/typesetter.ts'
import type { PrintPictures } from './print-pictures.ts'

export interface Printing {
  readonly typesetter: Typesetter
  readonly printPictures: PrintPictures
}

/** What a saved menu prints, and whose pictures may be on it. */
export interface OwnedOutput {
  readonly row: { readonly ownerId: string }
  readonly output: Output
}
