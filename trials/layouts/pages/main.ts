/**
 * Prints the papers of the samples in many designs and says how much of each is read as from the pasted text:
 * `npm run layouts:printed -- [design,design] [sample]`. With a sample it lists what differs. Pages are kept in the folder
 * of CARTE_PAGES, or /tmp/carte-pages.
 */
import { readdirSync } from 'node:fs'
import type { SourceLine } from '#domain/reading/lines/line.ts'
import { textLines } from '#domain/reading/lines/text-lines.ts'
import { readMenuLines } from '#domain/reading/read-menu-lines.ts'
import { openSource } from '#sources/opening/open-source.ts'
import { pageDesigns } from './page-designs.ts'
import { paperText } from './paper.ts'
import { hasOffice, PagePress } from './print-pages.ts'
import { sameness } from './same-menu.ts'

const [design = 'all', sample = 'all'] = process.argv.slice(2)
const names = readdirSync(new URL('../../../tests/samples/written', import.meta.url))
  .map((file) => file.replace('.txt', ''))
  .filter((name, at) => sample === 'all' || name === sample || (sample === 'some' && at % 5 === 0))
const asked = pageDesigns.filter(({ name }) => design === 'all' || design.split(',').includes(name))
const designs = asked.filter(({ office }) => !office || hasOffice)
if (designs.length < asked.length)
  process.stdout.write('LibreOffice is not installed: its designs are left out.\n')
const press = new PagePress(process.env.CARTE_PAGES ?? '/tmp/carte-pages')
const texts = new Map(
  names.map((name) => {
    const lines = textLines(paperText(name))
    return [name, { content: readMenuLines(lines).content, lines }]
  }),
)

const none = { dishes: 0, same: 0, samePlain: 0, lines: 0, sameLines: 0 }
const whole = { ...none }
for (const one of designs) {
  const total = { ...none }
  const worst: [share: number, text: string][] = []
  let milliseconds = 0
  for (const [name, bytes] of await press.print(names, one)) {
    const start = performance.now()
    const opened = await openSource({ name: `${name}.pdf`, bytes })
    milliseconds += performance.now() - start
    const pasted = texts.get(name)
    if (opened.kind !== 'lines' || !pasted) throw new Error(`${name} is ${opened.kind}`)
    const lines = opened.lines.filter((_, at) => opened.roles?.get(at) !== 'leave-out')
    const corrections = opened.roles ?? new Map()
    const result = sameness(pasted, { ...readMenuLines(opened.lines, { corrections }), lines })
    const plain = sameness(pasted, {
      ...readMenuLines(opened.lines.map(withoutType), { corrections }),
      lines,
    })
    for (const key of ['dishes', 'same', 'samePlain', 'lines', 'sameLines'] as const) {
      const more = { ...result, samePlain: plain.same }[key]
      total[key] += more
      whole[key] += more
    }
    worst.push([result.same - result.dishes, `${name} ${result.same}/${result.dishes}`])
    if (names.length === 1) process.stdout.write(`${result.told.join('\n')}\n`)
  }
  const list = worst
    .filter(([lost]) => lost < 0)
    .toSorted(([a], [b]) => a - b)
    .slice(0, 14)
    .map(([, text]) => text)
  process.stdout.write(
    `${one.name.padEnd(14)} dishes ${share(total.same, total.dishes)} plain ${share(total.samePlain, total.dishes)} lines ${share(total.sameLines, total.lines)} ${Math.round(milliseconds / names.length)} ms  ${list.join(', ')}\n`,
  )
}
process.stdout.write(
  `${'all'.padEnd(14)} dishes ${share(whole.same, whole.dishes)} plain ${share(whole.samePlain, whole.dishes)} lines ${share(whole.sameLines, whole.lines)}\n`,
)
await press.close()

/** A line as plain text has it: what its words and their places say, and not what its type does. */
function withoutType({ size: _, isBold: __, isItalic: ___, ...line }: SourceLine): SourceLine {
  return { ...line, size: 1 }
}

function share(part: number, of: number): string {
  return `${part}/${of} ${((part / of) * 100).toFixed(1)} %`
}
