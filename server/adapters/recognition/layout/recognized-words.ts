/** A word as it was recognized in a picture of a page; places are pixels from the upper left corner. */
export interface RecognizedWord {
  readonly text: string
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
  /** 0 to 1. */
  readonly confidence: number
}

/** Words that the recognizer takes for one line, from left to right. */
export interface RecognizedRow {
  readonly words: readonly RecognizedWord[]
  /** From the descenders to the ascenders, in pixels. */
  readonly height: number
}
