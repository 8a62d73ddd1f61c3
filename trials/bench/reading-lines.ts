import { readFileSync } from 'node:fs'
import { defaultDesign } from '#domain/design/settings.ts'
import { textLines } from '#domain/reading/lines/text-lines.ts'
import { readMenuLines } from '#domain/reading/read-menu-lines.ts'
import { openSource } from '#sources/opening/open-source.ts'
import { furtherMenuNames, sampleMenuNames } from '#tests/samples/sample-menus.ts'
import { createOwnTypesetter } from '#typeset/own-typesetter.ts'
import { type BenchRow, median, ms, timeRuns } from './measure.ts'
import { menuOfRun, RESTAURANT } from './sample-menus.ts'

/** Lines of all written sample menus, one menu after the other, as often as it takes. */
function writtenLines(count: number): string {
  const all = [...sampleMenuNames, ...furtherMenuNames].flatMap((name) =>
    readFileSync(new URL(`../../tests/samples/written/${name}.txt`, import.meta.url), 'utf8').split('\n'),
  )
  return Array.from({ length: count }, (_, at) => all[at % all.length]).join('\n')
}

/** How long it takes to read a menu from its text and from its pages, and how that grows. */
export async function benchReadingLines(): Promise<BenchRow[]> {
  const rows: BenchRow[] = []
  let first: number | undefined
  for (const [lines, runs] of [
    [300, 30],
    [3000, 5],
  ] as const) {
    const text = writtenLines(lines)
    const time = median(await timeRuns(runs, () => readMenuLines(textLines(text))))
    rows.push({
      name: `Reading a text of ${lines} lines, median`,
      value: ms(time),
      ...(first !== undefined && { against: `${(time / first).toFixed(1)} times that of 300` }),
    })
    first ??= time
  }
  const { pdf, pages } = await longMenu()
  const time = median(await timeRuns(5, () => readPdf(pdf)))
  return [...rows, { name: `Reading a PDF of ${pages} pages, median`, value: ms(time) }]
}

async function readPdf(bytes: Uint8Array): Promise<void> {
  const opened = await openSource({ name: 'menu.pdf', bytes: bytes.slice() })
  if (opened.kind !== 'lines') throw new Error('The pages of a menu are lines.')
  readMenuLines(opened.lines)
}

async function longMenu(): Promise<{ pdf: Uint8Array; pages: number }> {
  const typesetter = createOwnTypesetter({ workers: 1, cacheBytes: 0 })
  try {
    const menu = menuOfRun(1, LONG_ITEMS)
    const { pdf, pages } = await typesetter.typeset({
      restaurant: RESTAURANT,
      menu,
      design: defaultDesign,
      templateId: 1,
    })
    return { pdf, pages: pages.length }
  } finally {
    await typesetter.close()
  }
}

/** This many fill about ten pages. */
const LONG_ITEMS = 150
