import { itemsOf } from '#domain/menu/model/walk.ts'
import { doubtSentence } from '#domain/reading/doubts/doubt-words.ts'
import type { LineReading, MenuReading } from '#domain/reading/reading.ts'
import { remarkSentence } from '#domain/reading/tables/remark-words.ts'
import { encodingName } from '#sources/letters/encodings.ts'
import type { ReadSources } from './read-sources.ts'

/** What a reading found, for a person at a terminal: counts, the currency, and each line that asks for a look. */
export function reportOf({ file, readings, encodings }: ReadSources, names: readonly string[]): string[] {
  const { content } = file
  const items = itemsOf(content)
  const prices = [...items, ...content.sections].reduce((sum, { prices: own }) => sum + (own?.length ?? 0), 0)
  return [
    [
      count(content.sections.length, 'section'),
      count(items.length, 'item'),
      count(prices, 'price'),
      count(content.notices.length, 'notice'),
    ].join(', '),
    ...encodings.map((label) => `Letters read as ${encodingName(label)}`),
    ...readings.flatMap((reading) => [
      currencyLine(reading),
      ...reading.remarks.map(remarkSentence),
      ...doubtfulLines(reading, names),
    ]),
  ]
}

const currencyLine = ({ content: { currency }, isCurrencyWritten }: MenuReading): string =>
  isCurrencyWritten
    ? `Currency: ${currency}`
    : `Currency: ${currency}, guessed: too few prices have a sign (--currency says another)`

function doubtfulLines({ lines }: MenuReading, names: readonly string[]): string[] {
  const places = placesOf(lines, names)
  const told = lines.map((line, at) => ({ ...line, place: places[at] ?? '' }))
  const doubtful = told.filter(({ role, doubts }) => doubts.length > 0 && role !== 'leave-out')
  const leftOut = told.filter(({ role }) => role === 'leave-out')
  const ornaments = told.filter(({ role }) => role === 'ornament')
  return [
    doubtful.length === 0 ? 'No line is doubtful.' : `${count(doubtful.length, 'line')} to look at:`,
    ...doubtful.flatMap((line) => [
      `  ${line.place} (${line.role}): ${shown(line.text)}`,
      ...line.doubts.map((doubt) => `    ${doubtSentence(doubt, line)}`),
    ]),
    ...leftOut.flatMap((line) => [
      `  ${line.place}, left out: ${shown(line.text)}`,
      ...line.doubts.map((doubt) => `    ${doubtSentence(doubt, line)}`),
    ]),
    ...(ornaments.length > 0 ? [`Left out without words: ${count(ornaments.length, 'line')} of rules.`] : []),
  ]
}

/** `line 12`, `page 2, line 7`, `sheet 2, row 7`, with the file where there are several. */
function placesOf(lines: readonly LineReading[], names: readonly string[]): string[] {
  const counted = new Map<string, number>()
  return lines.map(({ line: { place, tag } }) => {
    const { source, page, box } = place
    const sheet = `${source} ${page}`
    const order = (counted.get(sheet) ?? 0) + 1
    counted.set(sheet, order)
    // Without pages a line is as high as one, and its place is its number in the file.
    const number = box?.height === 1 ? box.y + 1 : order
    const file = names.length > 1 ? `${names[source] ?? ''} ` : ''
    const [whole, part] = tag?.kind === 'row' && box?.height === 1 ? ['sheet', 'row'] : ['page', 'line']
    return `${file}${page > 1 ? `${whole} ${page}, ` : ''}${part} ${number}`
  })
}

const count = (number: number, thing: string): string => `${number} ${thing}${number === 1 ? '' : 's'}`

const shown = (text: string): string => text.replaceAll('\t', '   ')
