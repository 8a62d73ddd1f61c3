import type { TypesetInput, TypesetResult } from '#typeset/job/job.ts'
import type { ReadPdf } from '../read-pdf.ts'
import { partedSections, strandedHeadings, unevenColumns } from './columns.ts'
import { lonelyLines, pricesAboveNames } from './lines.ts'
import { textsOutsideColumn, textsOutsideTrim, textsOverTexts } from './places.ts'
import { setMenuOf } from './set-menu.ts'
import { textsLostOrMoved, textsTooSmall } from './texts.ts'

const laws = [
  textsLostOrMoved,
  textsTooSmall,
  textsOutsideTrim,
  textsOutsideColumn,
  textsOverTexts,
  lonelyLines,
  pricesAboveNames,
  strandedHeadings,
  unevenColumns,
  partedSections,
] as const

/** What pages break of the laws that the pages of every menu keep, a sentence each; nothing for good pages. */
export function brokenLaws(
  input: TypesetInput,
  result: Pick<TypesetResult, 'regions' | 'pages' | 'findings'>,
  read: ReadPdf,
): string[] {
  const set = setMenuOf(input, result, read)
  return laws.flatMap((law) => law(set))
}
