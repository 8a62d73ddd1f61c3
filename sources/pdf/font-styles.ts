import { OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

export interface FontStyle {
  readonly isBold: boolean
  readonly isItalic: boolean
  /** Whether the file doesn't say which letters those of the font are. */
  readonly isUnnamed: boolean
}

/** What a page draws: operators and what they are given. Its fonts come with those that use them. */
export type PageOperators = Pick<
  Awaited<ReturnType<PDFPageProxy['getOperatorList']>>,
  'fnArray' | 'argsArray'
>

/** The styles of the fonts of a page, by the names of fonts themselves and by what they say of themselves. */
export function fontStyles(
  page: PDFPageProxy,
  { fnArray, argsArray }: PageOperators,
): ReadonlyMap<string, FontStyle> {
  const styles = new Map<string, FontStyle>()
  for (const [at, operator] of fnArray.entries()) {
    if (operator !== OPS.setFont) continue
    const id: unknown = argsArray[at]?.[0]
    if (typeof id !== 'string' || styles.has(id) || !page.commonObjs.has(id)) continue
    const font: unknown = page.commonObjs.get(id)
    if (typeof font !== 'object' || font === null) continue
    const { name, bold, black, italic, ...more } = font as Readonly<Record<string, unknown>>
    const said = typeof name === 'string' ? name : ''
    const { type, composite, isSymbolicFont, differences } = more
    styles.set(id, {
      isBold: bold === true || black === true || /bold|black|heavy|[-,]?(?:semi|demi)/iu.test(said),
      isItalic: italic === true || /italic|oblique/iu.test(said),
      isUnnamed:
        type === 'TrueType' &&
        composite !== true &&
        isSymbolicFont === true &&
        !(Array.isArray(differences) && differences.length > 0),
    })
  }
  return styles
}
