import { parseArgs } from 'node:util'
import { readMenuLines } from '#domain/reading/read-menu-lines.ts'
import { languageData } from '#server/adapters/recognition/on-this-machine/languages.ts'
import { doPageTask } from '#server/adapters/recognition/on-this-machine/page-task.ts'
import { PageError } from '#server/adapters/recognition/page-error.ts'
import { type SampleMenuName, sampleMenu, sampleMenuNames } from '#tests/samples/sample-menus.ts'
import { createOwnTypesetter } from '#typeset/own-typesetter.ts'
import { type Edition, editionsOf, photographedPages } from './photographs/photographed-pages.ts'
import { type JudgedDish, judgedDishes, tallyOf } from './photographs/price-tally.ts'

/**
 * Photographs menus whose every word is known, reads them with the recognition of this machine, and prints
 * how many prices are on their dish and which are marked in addition to the look that each price from a
 * picture asks for. It takes some five seconds of a core for each page.
 */
const { values: options } = parseArgs({
  options: {
    /** Names of sample menus; those in the languages whose data are optional packages are read best. */
    menu: { type: 'string', multiple: true, default: [...sampleMenuNames, 'brewery', 'steakhouse', 'cafe'] },
    /** Those of one kind alone: `classic`, `modern`, `rustic`, `browser-one`, `browser-two`. */
    edition: { type: 'string' },
    /** Prints each dish with a wrong price. */
    wrong: { type: 'boolean', default: false },
  },
})

if (!languageData('en')) {
  process.stderr.write(
    'Pictures are read by optional packages that are not installed: tesseract.js and @tesseract.js-data/*. Run npm ci.\n',
  )
  process.exit(1)
}

const typesetter = createOwnTypesetter({ workers: 1, timeoutMs: 60_000 })
const all: JudgedDish[] = []
let pages = 0
let unread = 0
for (const name of options.menu as SampleMenuName[])
  for (const edition of editionsOf(name)) {
    if (options.edition !== undefined && options.edition !== edition) continue
    const dishes = await readPhotographs(name, edition)
    all.push(...dishes)
    process.stdout.write(`${name}, ${edition}: ${figures(dishes)}\n`)
    if (options.wrong)
      for (const dish of dishes.filter(({ wrong }) => wrong > 0))
        process.stdout.write(`  ${wrongPrices(dish)}\n`)
  }
await typesetter.close()
process.stdout.write(`${pages} photographs, ${unread} without letters: ${figures(all)}\n`)
process.exit(0)

async function readPhotographs(name: SampleMenuName, edition: Edition): Promise<JudgedDish[]> {
  const { content } = sampleMenu(name)
  const lines = []
  for (const file of await photographedPages(name, edition, typesetter)) {
    pages += 1
    try {
      const source = pages - 1
      const page = await doPageTask({ file, page: 1, language: content.language ?? 'en' })
      lines.push(...page.lines.map((line) => ({ ...line, place: { ...line.place, source } })))
    } catch (cause) {
      if (!(cause instanceof PageError)) throw cause
      unread += 1
    }
  }
  return judgedDishes(content, readMenuLines(lines, { currency: content.currency }))
}

function figures(dishes: readonly JudgedDish[]): string {
  const { right, rightMarked, wrong, wrongMarked } = tallyOf(dishes)
  const share = (part: number, whole: number) => (whole === 0 ? '–' : `${Math.round((100 * part) / whole)} %`)
  return [
    `${share(right, right + wrong)} of ${right + wrong} prices are right and on their dish`,
    `${share(wrongMarked, wrong)} of the wrong ones marked`,
    `${share(rightMarked, right)} of the right ones marked`,
  ].join('; ')
}

function wrongPrices({ name, expected, found, isMarked }: JudgedDish): string {
  const prices = `${expected.join(', ') || 'no such dish'}, read as ${found.join(', ') || 'nothing'}`
  return `${name}: ${prices}${isMarked ? ', marked' : ''}`
}
