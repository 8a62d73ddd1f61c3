import type { TypesetImages, TypesetInput, TypesetResult } from './job.ts'

/** A menu to be set: written, since to send values takes a process three times as long, and its pictures. */
export interface WrittenInput {
  /** JSON of all that isn't a picture. */
  readonly words: string
  readonly images: TypesetImages | undefined
}

export const writtenInput = ({ images, ...words }: TypesetInput): WrittenInput => ({
  words: JSON.stringify(words),
  images,
})

export const readInput = ({ words, images }: WrittenInput): TypesetInput => ({
  ...JSON.parse(words),
  ...(images && { images }),
})

/** What a worker can be asked to do. */
export type Task =
  | { readonly kind: 'typeset'; readonly input: WrittenInput }
  | { readonly kind: 'png'; readonly pdf: Uint8Array; readonly page: number; readonly dpi: number }

export type TaskValue = TypesetResult | Uint8Array
