/**
 * Sets fourteen menus in all looks and counts what an editor would mark: `npm run jury`. `-- --write` keeps the counts in
 * `figures.json`, which later runs are compared with; `-- --sheets <folder>` paints all pages of each menu; `-- --look
 * <key>` and `-- --menu <name>` choose.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { templates } from '#domain/design/templates.ts'
import { createOwnTypesetter } from '#typeset/own-typesetter.ts'
import { contactSheet } from './contact-sheet.ts'
import { FAULTS, type FaultCounts, sumOf } from './faults.ts'
import { keepFigures, keptFigures } from './figures.ts'
import { type JudgedPages, judgeMenus } from './judge-menus.ts'
import { juryMenuNames } from './jury-menus.ts'

const { values } = parseArgs({
  options: {
    write: { type: 'boolean', default: false },
    sheets: { type: 'string' },
    look: { type: 'string' },
    menu: { type: 'string' },
  },
})
const looks = templates.filter(({ key }) => values.look === undefined || key === values.look)
const names = juryMenuNames.filter((name) => values.menu === undefined || name === values.menu)
const known = await keptFigures()
const keyOf = ({ name, look }: JudgedPages) => `${name} ${look.key}`

const typesetter = createOwnTypesetter({ workers: 1, cacheBytes: 0 })
const judged: JudgedPages[] = []
for await (const pages of judgeMenus(typesetter.typeset, { names, looks })) {
  judged.push(pages)
  process.stdout.write(`${keyOf(pages)}: ${said(pages.counts, known[keyOf(pages)])}\n`)
}
if (values.sheets) {
  await mkdir(values.sheets, { recursive: true })
  for (const name of names) {
    const pages = judged.filter((each) => each.name === name)
    await writeFile(join(values.sheets, `${name}.webp`), await contactSheet(pages, typesetter.pagePng))
  }
}
await typesetter.close()

const figures = Object.fromEntries(
  judged.map((pages) => [keyOf(pages), { pages: pages.result.pages.length, ...pages.counts }]),
)
const before = Object.keys(figures).flatMap((key) => known[key] ?? [])
const [total, totalBefore] = [sumOf(Object.values(figures)), sumOf(before)]
const row = (name: string, ...counts: readonly number[]) =>
  process.stdout.write(`${name.padEnd(16)} ${counts.map((count) => String(count).padStart(5)).join(' → ')}\n`)
for (const fault of FAULTS) row(fault, totalBefore[fault], total[fault])
const pagesOf = (all: readonly { readonly pages: number }[]) => all.reduce((sum, { pages }) => sum + pages, 0)
row('pages', pagesOf(before), pagesOf(Object.values(figures)))
if (values.write) await keepFigures({ ...known, ...figures })

/** The faults that a setting has, with those that it had where they are others. */
function said(counts: FaultCounts, former: FaultCounts | undefined): string {
  const parts = FAULTS.filter((fault) => counts[fault] + (former?.[fault] ?? 0) > 0).map((fault) =>
    former && former[fault] !== counts[fault]
      ? `${fault} ${former[fault]} → ${counts[fault]}`
      : `${fault} ${counts[fault]}`,
  )
  return parts.join(', ') || 'no fault'
}
