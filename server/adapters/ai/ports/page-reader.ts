import type { SourceLine } from '#domain/reading/lines/line.ts'
import type { ModelCaller } from './model-caller.ts'

export interface PageToRead {
  /** JPEG */
  readonly picture: Uint8Array
  /** Of the picture, in pixels. */
  readonly width: number
  readonly height: number
  /** From 1. */
  readonly page: number
  readonly caller: ModelCaller
  /** Aborted when the caller no longer waits for the answer. */
  readonly signal: AbortSignal
}

/** The lines of a page, or why there are none, as the beginning of a sentence. */
export type PageReading =
  | { readonly lines: readonly SourceLine[] }
  | { readonly lines: undefined; readonly clause: string }

/** Reads the lines of a photographed page. Its answer is shown next to the page before anyone saves it. */
export interface PageReader {
  /** False where no model that sees is configured. */
  readonly isAvailable: boolean
  /** Failures of a model aren't errors of the port. */
  read(page: PageToRead): Promise<PageReading>
}
