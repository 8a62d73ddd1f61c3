/** A size and a face, as a template's first pass reports them. */
export interface TextType {
  /** In points. */
  readonly size: number
  /** As CSS counts it. */
  readonly weight: number
  readonly style: 'normal' | 'italic'
  /** Between letters, in em. */
  readonly tracking: number
}

/** In which type a template sets what its parts say (`types-of` in `templates/shared/parts/types.typ`); null where lines are not to be counted. */
export interface PartTypes {
  /** Below the name of an item; `share` of the width of its column. */
  readonly description: (TextType & { readonly share: number }) | null
  /** The line of a name with its price in a column next to it. */
  readonly line: {
    readonly name: TextType
    /** White space in the type of the name. */
    readonly beforeMark: string
    readonly mark: TextType
    readonly price: TextType
    /**
     * Before the price, in points: what all lines keep free next to it, what has to be free on the last one for it not to
     * take another line, and what is kept free of long words.
     */
    readonly gap: { readonly beside: number; readonly least: number; readonly kept: number }
  } | null
  /** A line for each of several prices, with the space before it, in points. */
  readonly priceLine: (TextType & { readonly gap: number }) | null
  /** What is said under the name of a section. */
  readonly quiet: TextType
  /** A notice at the foot. */
  readonly notice: TextType
}
