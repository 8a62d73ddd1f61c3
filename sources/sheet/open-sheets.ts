import Papa from 'papaparse'
import readXlsxFile from 'read-excel-file/universal'
import { decodeText } from '../judging/decode-text.ts'
import { unpack } from '../judging/packed.ts'
import { SOURCE_LIMITS, SourceError, type SourceSheet } from '../opened.ts'

/**
 * The sheets of a workbook (XLSX), or the one of a table as text (CSV).
 * @throws {SourceError}
 */
export async function openSheets(bytes: Uint8Array): Promise<SourceSheet[]> {
  const decoded = decodeText(bytes)
  const sheets = decoded.kind === 'text' ? [textSheet(decoded.text)] : await workbookSheets(bytes)
  if (sheets.some(({ rows }) => rows.length > SOURCE_LIMITS.rows))
    throw new SourceError(
      'too_many_rows',
      `This table has more than ${SOURCE_LIMITS.rows} rows. Give the rows of the menu alone.`,
    )
  return sheets
}

const textSheet = (text: string): SourceSheet => ({
  name: '',
  rows: Papa.parse<string[]>(text, { skipEmptyLines: false, preview: SOURCE_LIMITS.rows + 1 }).data,
})

async function workbookSheets(bytes: Uint8Array): Promise<SourceSheet[]> {
  unpack(bytes, (name) => name.startsWith('xl/'))
  try {
    const sheets = await readXlsxFile(bytes.slice().buffer)
    return sheets.map(({ sheet, data }) => ({
      name: sheet,
      rows: data.map((row) => row.map((cell) => (cell === null ? '' : String(cell)))),
    }))
  } catch (cause) {
    throw new SourceError(
      'damaged',
      'This workbook is damaged. Open it where it was made, and save it again.',
      {
        cause,
      },
    )
  }
}
