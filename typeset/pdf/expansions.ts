const FORMULA = Buffer.from('/Type /StructElem\n  /S /Formula\n', 'latin1')
const SPAN = Buffer.from('/Type /StructElem\n  /S /Span   \n', 'latin1')
const ALTERNATIVE = Buffer.from('/Alt ', 'latin1')
const EXPANSION = Buffer.from('/E   ', 'latin1')

/**
 * Says in a tagged PDF what its abbreviations stand for, as the expansion of a span (ISO 32000-1, 14.9.5). Typst 0.14
 * writes none, but it writes what is said in the place of a formula: templates set abbreviations as such, no menu has
 * others, and here each becomes what it is. No byte moves. A file that the engine writes in another way stays as it is,
 * with the same words as those of a formula.
 */
export function withExpansions(pdf: Uint8Array): Uint8Array {
  const file = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength)
  for (let at = file.indexOf(FORMULA); at !== -1; at = file.indexOf(FORMULA, at + FORMULA.length)) {
    const alternative = file.indexOf(ALTERNATIVE, at)
    if (alternative === -1 || alternative > file.indexOf('endobj', at)) continue
    SPAN.copy(file, at)
    EXPANSION.copy(file, alternative)
  }
  return pdf
}
