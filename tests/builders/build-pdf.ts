/** Words on a page, in points from its lower left corner. */
export interface PdfWords {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly size?: number
  /** What the file says that its letters mean. */
  readonly actual?: string
}

export interface PdfPage {
  readonly words: readonly PdfWords[]
  /** By how many degrees the page is turned when it is shown. */
  readonly turn?: 0 | 90 | 180 | 270
  /** Whether its letters are drawn with no ink, like those that a scanner recognized. */
  readonly isInvisible?: boolean
}

/** A PDF of letter pages in Helvetica; text in plain ASCII. */
export function buildPdf(pages: readonly PdfPage[]): Uint8Array {
  const first = 4
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, at) => `${first + at * 2} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...pages.flatMap((page, at) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Rotate ${page.turn ?? 0} /Resources << /Font << /F 3 0 R >> >> /Contents ${first + at * 2 + 1} 0 R >>`,
      streamOf(page),
    ]),
  ]
  let file = '%PDF-1.7\n'
  const places = objects.map((object, at) => {
    const place = file.length
    file += `${at + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  return new TextEncoder().encode(
    `${file}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer << /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`,
  )
}

function streamOf({ words, isInvisible }: PdfPage): string {
  const text = words
    .map(({ text: said, x, y, size = 11, actual }) => {
      const drawn = `/F ${size} Tf 1 0 0 1 ${x} ${y} Tm (${said.replaceAll(/[()\\]/gu, '\\$&')}) Tj`
      return actual === undefined ? drawn : `/Span<</ActualText (${actual})>> BDC ${drawn} EMC`
    })
    .join('\n')
  const content = `BT ${isInvisible ? '3 Tr ' : ''}\n${text}\nET`
  return `<< /Length ${content.length} >>\nstream\n${content}\nendstream`
}
