import { runInThisContext } from 'node:vm'
import { expect, it } from 'vitest'
import { readWishes } from '#domain/generation/wishes/read-wishes.ts'
import { readMarks } from '#domain/menu/editing/marking/typed-marks.ts'
import { readTypedPrices } from '#domain/menu/prices/typed-prices.ts'
import { readRecipe } from '#domain/menu/recipes/recipe-lines.ts'
import { recipeOfText } from '#domain/menu/recipes/recipe-text.ts'
import { textLines } from '#domain/reading/lines/text-lines.ts'
import { readMenuLines } from '#domain/reading/read-menu-lines.ts'
import { mapSheets, readSheets } from '#domain/reading/tables/read-sheets.ts'
import { contactOfLine } from '#domain/reading/words/contact-words.ts'
import { computingMs } from '#tests/support/computing-time.ts'
import { isLong } from '#tests/support/depth.ts'
import { inTurn } from '#tests/support/in-turn.ts'
import { htmlLines } from './html/html-lines.ts'
import { csvRows } from './sheet/csv-rows.ts'

/**
 * What a reader's patterns are slowest on when it is repeated: words that a pattern may part in many ways, and words
 * that begin what never ends.
 */
const PUMPS = [
  ...['a', 'A', 'é', '麺', '9', ' ', '\t', '-', '=', '*', '.', '…', '_', "'", '“', '(', '[', '/', '&', '🌶'],
  ...[
    'a@',
    'a.b@',
    'a.',
    'a-',
    'www.',
    'Soup\t',
    'Soup    ',
    'a ',
    'A ',
    'Ab ',
    '– a ',
    'a - ',
    'a / ',
    'a | ',
  ],
  ...['(v, ', '(a) ', '[1] ', 'v, ', 'A, ', '1, ', 'v = a ', 'a = b,', '(a) = b ', '9-11 ', 'Mon 9-11, '],
  ...['€ 9 ', '$9', '9/', '9 / ', '9.50  – ', '½9.50 – ', '1½', '12.50 ', '+ $9 ', '9 ml ', '20 % service, '],
  ...[
    'Soup 5 / Salad 6 / ',
    'with ',
    'or ',
    'add $9 ',
    'contains milk, ',
    'may contain ',
    'no milk or ',
    'not ',
  ],
  ...['mushroum, ', 'allergic to ', 'milk and ', '+34 93 ', '555-0118 ', 'Via Roma ', 'Menu 1 ', '1 a st '],
]

/** Characters: of the longest line of a menu. */
const LONGEST = 1900

/** What is before a repeated text, and behind it so that a pattern fails at its end. */
const around = (text: string) => [`Soup ${text} 9`, `${text}x`]

const repeated = (pump: string, length: number): string =>
  pump.repeat(Math.ceil(length / pump.length)).slice(0, length)

/** Milliseconds of a CPU; what takes less is not judged, since compiling and collecting take as much. */
const FLOOR_MS = 150

/** Of a clock: stops what would never end. A test has half as much again. */
const GIVEN_UP_MS = 20_000

const here = globalThis as { hostileRead?: (() => unknown) | undefined }

function cpuMs(read: () => unknown): number {
  here.hostileRead = read
  // No test can stop a pattern, but a script of a time can.
  return computingMs(() => runInThisContext('hostileRead()', { timeout: GIVEN_UP_MS }))
}

/**
 * Returns how many times as long twice the text takes: 2 for work in proportion to it, 4 for its square. Undefined
 * where it takes little time in any case.
 */
function growth(read: (length: number) => () => unknown, length: number): number | undefined {
  if (cpuMs(read(length)) < FLOOR_MS) return undefined
  const least = (size: number) => Math.min(...[1, 2].map(() => cpuMs(read(size))))
  const [half, whole] = [least(length / 2), least(length)]
  return whole < FLOOR_MS ? undefined : whole / half
}

/** Above what is in proportion, below the square. */
const MOST_GROWTH = 3

const readers: [string, (text: string) => unknown][] = [
  ['a line of a menu', (text) => readMenuLines(textLines(text))],
  [
    'a row of a table',
    (text) => {
      const rows = [
        ['Dish', 'Notes', 'Price', 'Options'],
        [text, text, text, text],
      ]
      return readSheets(mapSheets([{ name: 'Menu', rows }]), { currency: 'USD' })
    },
  ],
  ['wishes', (text) => readWishes(text)],
  ['a line of a recipe', (text) => readRecipe([text])],
  ['a recipe', (text) => recipeOfText(text)],
  ['the marks of a dish', (text) => readMarks(text, [])],
  [
    'a box of prices',
    (text) => readTypedPrices(text.slice(0, text.length / 2), { currency: 'USD', language: 'en' }),
  ],
  ['a way to reach a restaurant', (text) => contactOfLine(`${text} · Via Roma 5 · +34 93 555 01 34`)],
]

it.each(readers.map(([what, read], at) => ({ what, read, at })))(
  'reads $what in proportion to its length, whatever it repeats',
  ({ read, at }) => {
    // The short form tries a sixth, each reader another one, of what fails at its end, which lets a pattern try most.
    const pumps = isLong ? PUMPS : inTurn(PUMPS, at, Math.ceil(PUMPS.length / 6))
    for (const pump of pumps)
      for (const side of isLong ? [0, 1] : [1]) {
        const grown = growth((length) => {
          const text = around(repeated(pump, length))[side] ?? ''
          return () => read(text)
        }, LONGEST)
        expect(grown ?? 0, JSON.stringify(pump)).toBeLessThan(MOST_GROWTH)
      }
  },
)

const PAGE = '<!doctype html><html><body>'

const readPage = (html: string) => readMenuLines(htmlLines(html))
const readText = (text: string) => readMenuLines(textLines(text))
const readCsv = (csv: string) =>
  readSheets(mapSheets([{ name: 'Menu', rows: csvRows(csv) }]), { currency: 'USD' })

it.each<[string, (text: string) => unknown, (length: number) => string]>([
  ['words of a page', readPage, (length) => `${PAGE}<p>${repeated('<b>a</b> ', length)}</p>`],
  ['parts of a page in each other', readPage, (length) => `${PAGE}${'<div>a'.repeat(length / 6)}`],
  ['cells of a page', readPage, (length) => `${PAGE}<table><tr>${repeated('<td>Soup</td>', length)}`],
  ['tables in tables', readPage, (length) => `${PAGE}${'<table><tr><td>a'.repeat(length / 16)}`],
  ['wide cells', readPage, (length) => `${PAGE}<table>${repeated('<tr><td colspan=1000>a', length)}`],
  ['unfinished signs', readPage, (length) => `${PAGE}Soup ${repeated('<a "<!-- &amp', length)}`],
  ['columns of a table', readCsv, (length) => `${repeated('a;', length / 2)}\n${repeated('9;', length / 2)}`],
  ['quotes of a table', readCsv, (length) => `Dish;Price\n${repeated('"a"";', length / 4)}`],
  ['signs of Markdown', readText, (length) => `# Menu\n## Soups\n${repeated('**_a_ [', length)}`],
  ['letters without a space', readText, (length) => repeated('a', length)],
])('reads %s in proportion to their number', (_, read, text) => {
  const grown = growth((length) => {
    const written = text(length)
    return () => read(written)
  }, 20_000)
  expect(grown ?? 0).toBeLessThan(MOST_GROWTH)
})

it('loses no line of such a text', () => {
  const lines = textLines(PUMPS.map((pump) => `Soup ${repeated(pump, 200)} 9`).join('\n'))
  expect(readMenuLines(lines).lines).toHaveLength(lines.length)
})
