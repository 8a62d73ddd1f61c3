import type { SourceLine } from '#domain/reading/lines/line.ts'
import type { Asker } from '#workers/asker.ts'

export interface PageRequest {
  /** A JPEG, PNG or WebP picture, or a PDF. */
  readonly file: Uint8Array
  /** From 1; a picture has one. */
  readonly page: number
  readonly for: Asker
  readonly signal: AbortSignal
}

export interface SeenPage {
  /** JPEG, in the colors of the page. */
  readonly picture: Uint8Array
  /** Of the picture, in pixels: the units of the boxes of lines. */
  readonly width: number
  readonly height: number
  /** Of the file. */
  readonly pageCount: number
}

export interface RecognizedPage extends SeenPage {
  readonly lines: readonly SourceLine[]
}

/** Opens pages of pictures and recognizes their letters, in a separate process. */
export interface Recognition {
  /** False where the optional packages are not installed: pages are opened all the same. */
  readonly canRecognize: boolean
  /** @throws {AppError} the errors of `readSourcePicture` */
  see(request: PageRequest): Promise<SeenPage>
  /**
   * @param language a BCP 47 tag; English where there is no data for it
   * @throws {AppError} the errors of `readSourcePicture`
   */
  recognize(request: PageRequest & { readonly language: string }): Promise<RecognizedPage>
  close(): Promise<void>
}

export interface Recognizing {
  readonly recognition: Recognition
}
