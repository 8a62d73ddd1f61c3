import { readFileSync, writeFileSync } from 'node:fs'
import { dishSigns, isAskedAnyway, riskOf } from '#domain/reading/doubts/dish-risk.ts'
import { readParts } from '#domain/reading/doubts/read-parts.ts'
import type { SourceLine } from '#domain/reading/lines/line.ts'
import { textLines } from '#domain/reading/lines/text-lines.ts'
import { type ReadingChoice, readWithAllDoubts } from '#domain/reading/read-menu-lines.ts'
import type { MenuReading } from '#domain/reading/reading.ts'
import { annotatedMenus, withNamesOf } from '#tests/samples/annotated-menus.ts'
import { sampleMenu, writtenMenuNames } from '#tests/samples/sample-menus.ts'
import { knownSections, laidMenus } from '../measure/laid-menus.ts'
import { areRight, type KnownSection } from '../measure/score-menu.ts'
import { fitRisk, type JudgedDish, limitFor } from './fit-risk.ts'

/**
 * The second step of `npm run reader:train`: reads menus with right answers with the weights of the first step, and
 * writes by which signs of a dish it is likely to be wrong. Those that no training of layouts has set the limit.
 */
const FIRST_SEED = 700_000
const MENUS = 40

/** Share of the right dishes of these menus that are marked. */
const MARKED = 0.072

function judged(
  lines: readonly SourceLine[],
  choice: ReadingChoice,
  known: (reading: MenuReading) => readonly KnownSection[],
): JudgedDish[] {
  const { reading, chances } = readWithAllDoubts(lines, choice)
  const parts = readParts(reading)
  const isRight = areRight(known(reading), reading.content)
  const signs = dishSigns(parts, chances)
  return parts.items.map((read) => ({
    signs: signs.get(read.item.id) ?? [],
    isWrong: !isRight.has(read.item.id),
    isAsked: isAskedAnyway(read, parts),
  }))
}

const written = writtenMenuNames.flatMap((name) => {
  const text = readFileSync(new URL(`../../../tests/samples/written/${name}.txt`, import.meta.url), 'utf8')
  return judged(textLines(text), {}, () => sampleMenu(name).content.sections)
})
const annotated = annotatedMenus().flatMap(({ text, country, currency, sections }) =>
  judged(textLines(text), { country, currency }, ({ content }) => withNamesOf(sections, content)),
)
const laidOut = [...laidMenus(FIRST_SEED, MENUS)].flatMap(({ menu, lines }) =>
  judged(lines, { currency: menu.document.currency }, () => knownSections(menu)),
)
const weights = fitRisk([...written, ...annotated, ...annotated, ...laidOut]).map(
  (weight) => Math.round(weight * 100) / 100,
)
const risks = (dishes: readonly JudgedDish[]) =>
  dishes.map(({ signs, isWrong, isAsked }) => ({ risk: isAsked ? 1 : riskOf(signs, weights), isWrong }))
const limit = limitFor(risks(annotated), MARKED)
writeFileSync(
  new URL('../../../domain/reading/doubts/dish-weights.ts', import.meta.url),
  `// Made by \`npm run reader:train\`; never edited.\nexport const dishWeights = {\n  limit: ${limit.toFixed(3)},\n  weights: [${weights.join(', ')}] as readonly number[],\n}\n`,
)
for (const [name, dishes] of Object.entries({ written, annotated, laidOut })) {
  const share = (isWrong: boolean): string => {
    const own = risks(dishes).filter((dish) => dish.isWrong === isWrong)
    const marked = own.filter(({ risk }) => risk >= limit).length
    return `${((100 * marked) / own.length).toFixed(0)} % of ${own.length}`
  }
  process.stdout.write(`${name}: marked ${share(true)} wrong dishes, ${share(false)} right ones\n`)
}
