import { readdirSync, readFileSync } from 'node:fs'
import { textLines } from '#domain/reading/lines/text-lines.ts'
import { readMenuLines } from '#domain/reading/read-menu-lines.ts'
import { knownSections, laidMenus } from './laid-menus.ts'
import { type KnownSection, type MenuScore, scoreMenu } from './score-menu.ts'

/**
 * `npm run reader:measure [FOLDER]`: reads menus with right answers (JSON with `text` and `sections`), or without a folder
 * 200 menus that the generator lays out, and prints how many of their dishes are in their section with every price.
 */
const [folder] = process.argv.slice(2)
const SEEDS = 200

/** Seeds that no training uses. */
const FIRST_SEED = 900_000

/** Share of a menu's dishes below which it is named. */
const LOW = 0.5

function* scores(): Generator<{ readonly name: string; readonly score: MenuScore }> {
  if (folder === undefined) {
    for (const { seed, menu, lines } of laidMenus(FIRST_SEED, SEEDS)) {
      const { content } = readMenuLines(lines, { currency: menu.document.currency })
      yield { name: `${seed} ${menu.document.id}`, score: scoreMenu(knownSections(menu), content) }
    }
    return
  }
  for (const file of readdirSync(folder).toSorted()) {
    if (!file.endsWith('.json')) continue
    const { text, sections } = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as {
      readonly text: string
      readonly sections: readonly KnownSection[]
    }
    yield { name: file, score: scoreMenu(sections, readMenuLines(textLines(text)).content) }
  }
}

let dishes = 0
let whole = 0
let named = 0
let extra = 0
for (const { name, score } of scores()) {
  dishes += score.dishes
  whole += score.whole
  named += score.named
  extra += score.extra
  if (folder !== undefined || score.whole < score.dishes * LOW)
    process.stdout.write(
      `${String(score.whole).padStart(4)} of ${String(score.dishes).padStart(3)}  ${name}\n`,
    )
}
const share = (count: number): string => `${((100 * count) / dishes).toFixed(1)} %`
process.stdout.write(
  `${dishes} dishes: ${share(whole)} whole, ${share(named)} with name and prices, ${extra} that no menu has\n`,
)
