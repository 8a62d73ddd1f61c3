import type { EditionRecord } from '#domain/editions/edition-record.ts'
import {
  type AllergenMatrix,
  allergenMatrix,
  alsoText,
  type MatrixBlock,
  type MatrixCell,
} from '#domain/menu/allergen-matrix/allergen-matrix.ts'
import { matrixMarketOf } from '#domain/menu/allergen-matrix/matrix-columns.ts'
import { matrixSigns } from '#domain/menu/allergen-matrix/matrix-signs.ts'
import { withNumber } from '#domain/menu/printed/words/menu-words.ts'
import type { TypstEngine } from '../engine/engine.ts'
import type { TypesetResult } from '../job/job.ts'
import { type DocumentToSet, officePaper, setOnPaper, writtenDay } from './document-pages.ts'

/** With more columns than these a table is wider than an upright page. */
const MOST_UPRIGHT_COLUMNS = 10

/** The table of allergens on Letter or A4, upright or across; its heads are on each of its pages. */
export function setMatrix(engine: TypstEngine, job: DocumentToSet): TypesetResult {
  const { printed, design, sheet, language, country, record, line } = job
  const matrix = allergenMatrix(printed, { market: matrixMarketOf(country), language })
  const { words, columns } = matrix
  const declared = withNumber(words.declared, matrix.dishes.declared).replace(
    '{all}',
    String(matrix.dishes.all),
  )
  return setOnPaper(engine, 'allergen-matrix.typ', sheet, {
    paper: officePaper(design, columns.length > MOST_UPRIGHT_COLUMNS),
    head: {
      restaurant: line(printed.restaurant.name),
      menu: [printed.title, printed.dateLine].filter(Boolean).map(line).join(' · '),
      facts: [record && writtenDay(record.day, language), declared, signedText(words, record)]
        .flatMap((fact) => (fact ? [line(fact)] : []))
        .join(' · '),
    },
    words: Object.fromEntries(Object.entries(words).map(([key, text]) => [key, line(text)])),
    columns: columns.map(({ name, covers }) => ({ name: line(name), isWide: covers.length > 2 })),
    blocks: [...matrix.blocks.map((block) => blockOf(block, words, job)), ...extrasOf(matrix, job)],
    signs: matrixSigns,
  }).result
}

/** Who signed; empty where not each declaration is signed. */
const signedText = ({ signed }: AllergenMatrix['words'], record: EditionRecord | undefined): string =>
  record?.signedBy ? signed.replace('{names}', () => record.signedBy?.join(', ') ?? '') : ''

/** Choices and extras behind the dishes, under words that say so. */
const extrasOf = ({ extras, words }: AllergenMatrix, job: DocumentToSet) =>
  extras.map((block) => blockOf({ ...block, name: `${words.extras}: ${block.name}` }, words, job))

const blockOf = (
  { name, level, rows }: MatrixBlock,
  words: AllergenMatrix['words'],
  { line }: DocumentToSet,
) => ({
  name: line(name),
  level,
  rows: rows.map(({ number, name, cells, ...row }) => ({
    name: line([number, name].filter(Boolean).join(' ')),
    also: line(alsoText(row, words)),
    cells: cells?.map((cell) => ({ state: cell.state, note: noteOf(cell, line) })) ?? null,
  })),
})

/** Formats `wheat, barley (rye)`: in brackets what it may also contain. */
const noteOf = ({ names, traces }: MatrixCell, line: (text: string) => string): string =>
  [names.map(line).join(', '), traces.length > 0 ? `(${traces.map(line).join(', ')})` : '']
    .filter(Boolean)
    .join(' ')
