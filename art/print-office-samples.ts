/**
 * Prints the papers of the sample menus from Word documents by LibreOffice, for tests of the reader of PDFs:
 * `node art/print-office-samples.ts [folder]` writes tests/samples/printed. Run it when a paper changes; it needs
 * `soffice` (the files there were printed by LibreOffice 7.4.7.2).
 */
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { buildDocx, type DocxParagraph, type DocxTable } from '../tests/builders/build-docx.ts'
import { type SampleMenuName, sampleMenuNames } from '../tests/samples/sample-menus.ts'
import { type WrittenLine, writtenLines } from '../tests/samples/written-lines.ts'

const FOLDER = process.argv[2] ?? join(import.meta.dirname, '..', 'tests', 'samples', 'printed')

/** Points from the margin, at the end of a line of a letter page; from stop to stop of few columns, and of many. */
const LAST_STOP = 450
const APART = { few: 90, many: 60 } as const

/** The positions where this many columns of prices end. */
const stopsOf = (columns: number): number[] =>
  Array.from(
    { length: columns },
    (_, at) => LAST_STOP - (columns - 1 - at) * (columns > 3 ? APART.many : APART.few),
  )

const FORMS = new Map<string, Pick<DocxParagraph, 'heading' | 'isItalic'>>([
  ['name', { heading: 1 }],
  ['section', { heading: 2 }],
  ['subsection', { heading: 3 }],
  ['part', { isItalic: true }],
])

const isInColumns = ({ role, runs, isIndented }: WrittenLine): boolean =>
  /^(?:heads|item|prices)$/u.test(role) && runs.length > 1 && !isIndented

const paragraph = ({ runs, role, isIndented }: WrittenLine): DocxParagraph => ({
  text: `${isIndented ? '\t' : ''}${runs.join('\t')}`,
  ...FORMS.get(role),
})

const blankAbove = ({ isBelowBlank }: WrittenLine): DocxParagraph[] => (isBelowBlank ? [{ text: '' }] : [])

/** Prices at tab stops at the right edge, with dots before the last. */
const withTabStops = (line: WrittenLine): DocxParagraph[] => [
  ...blankAbove(line),
  { ...paragraph(line), ...(isInColumns(line) && { tabStops: stopsOf(line.runs.length - 1) }) },
]

/** Items and their prices in the cells of a table without lines. */
function withTables(lines: readonly WrittenLine[]): (DocxParagraph | DocxTable)[] {
  const parts: (DocxParagraph | DocxTable)[] = []
  let rows: string[][] = []
  const close = () => {
    const width = Math.max(0, ...rows.map((row) => row.length))
    if (rows.length > 0)
      parts.push({
        rows: rows.map(([first = '', ...rest]) => [
          first,
          ...Array<string>(width - 1 - rest.length).fill(''),
          ...rest,
        ]),
      })
    rows = []
  }
  for (const line of lines) {
    if (line.isBelowBlank || !isInColumns(line)) close()
    if (isInColumns(line)) {
      parts.push(...blankAbove(line))
      rows.push([...line.runs])
    } else parts.push(...blankAbove(line), paragraph(line))
  }
  close()
  return parts
}

const KINDS: readonly (readonly [string, (name: SampleMenuName) => Uint8Array])[] = [
  ['office', (name) => buildDocx(writtenLines(name).flatMap(withTabStops))],
  ['office-table', (name) => buildDocx(withTables(writtenLines(name)))],
]

const folder = await mkdtemp(join(tmpdir(), 'office-'))
// The letters of Chinese names come from a font of ours: a machine may have none.
const chinese = fileURLToPath(
  import.meta.resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'),
)
const fonts = join(folder, 'fonts.conf')
await writeFile(
  fonts,
  `<?xml version="1.0"?><fontconfig><include>/etc/fonts/fonts.conf</include><dir>${dirname(chinese)}</dir></fontconfig>`,
)
const files: string[] = []
for (const name of sampleMenuNames)
  for (const [kind, fileOf] of KINDS) {
    const file = join(folder, `${name}-${kind}.docx`)
    await writeFile(file, fileOf(name))
    files.push(file)
  }
const options = [`-env:UserInstallation=file://${folder}/profile`, '--headless', '--convert-to', 'pdf']
await promisify(execFile)('soffice', [...options, '--outdir', FOLDER, ...files], {
  env: { ...process.env, FONTCONFIG_FILE: fonts },
})
await rm(folder, { recursive: true })
