import type { LengthUnit } from '#domain/design/paper/paper.ts'
import { PlainPdf, unexpected } from './plain-pdf.ts'

/**
 * Printing conditions that the registry of the ICC describes (color.org): offset on coated paper, as shops of a country that
 * measures paper in inches or in millimetres print. A reader of the file knows them by name, so that no profile is in it.
 */
const CONDITIONS: Readonly<Record<LengthUnit, { readonly name: string; readonly info: string }>> = {
  in: { name: 'CGATS21_CRPC6', info: 'GRACoL 2013, coated paper' },
  mm: { name: 'FOGRA51', info: 'PSO Coated v3' },
}

/** Says in a PDF in printing inks for which printing condition it is meant (ISO 32000-1, 14.11.5). */
export function withOutputIntent(pdf: Uint8Array, unit: LengthUnit): Uint8Array {
  const file = new PlainPdf(pdf)
  const { name, info } = CONDITIONS[unit]
  for (const { at, text } of file.objects) {
    const head = CATALOG_HEAD.exec(text)
    if (!head) continue
    if (text.includes('/OutputIntents')) throw unexpected('an output intent')
    const place = at + head[0].length
    const entry = `\n  /OutputIntents [<< /Type /OutputIntent /S /GTS_PDFX /OutputConditionIdentifier (${name}) /RegistryName (http://www.color.org) /Info (${info}) >>]`
    return file.edited([{ from: place, to: place, bytes: Buffer.from(entry, 'latin1') }])
  }
  throw unexpected('no catalog')
}

const CATALOG_HEAD = /^\d+ 0 obj\s*<<\s*\/Type \/Catalog\b/
