import { writeFileSync } from 'node:fs'
import { dishSigns, riskOf } from '#domain/reading/doubts/dish-risk.ts'
import { readParts } from '#domain/reading/doubts/read-parts.ts'
import { analyze } from '#domain/reading/layout/analyze.ts'
import { trainedModels } from '#domain/reading/layout/trained-models.ts'
import { prepareLines } from '#domain/reading/prepare-lines.ts'
import { readMenuLines } from '#domain/reading/read-menu-lines.ts'
import { knownSections, laidMenus } from '../measure/laid-menus.ts'
import { areRight } from '../measure/score-menu.ts'
import { fitRisk, type JudgedDish, limitFor } from './fit-risk.ts'

/**
 * The second step of `npm run reader:train`: reads menus that the layouts weren't learned from with the weights of the
 * first step, and writes by which signs of a dish it is likely to be wrong.
 */
const FIRST_SEED = 700_000
const MENUS = 500

/** Share of the right dishes of these menus that are marked; those of people are easier, so that fewer are. */
const MARKED = 0.21

const dishes: JudgedDish[] = []
for (const { menu, lines } of laidMenus(FIRST_SEED, MENUS)) {
  const { currency } = menu.document
  const reading = readMenuLines(lines, { currency })
  const { facts } = prepareLines(lines, {
    currency,
    isCurrencyChosen: false,
    country: undefined,
    isCurrencySaid: false,
  })
  const { chances } = analyze(facts, new Map(), trainedModels())
  const isRight = areRight(knownSections(menu), reading.content)
  for (const [id, signs] of dishSigns(readParts(reading), chances))
    dishes.push({ signs, isWrong: !isRight.has(id) })
}
const weights = fitRisk(dishes).map((weight) => Math.round(weight * 100) / 100)
const limit = limitFor(
  dishes.map(({ signs, isWrong }) => ({ risk: riskOf(signs, weights), isWrong })),
  MARKED,
)
writeFileSync(
  new URL('../../../domain/reading/doubts/dish-weights.ts', import.meta.url),
  `// Made by \`npm run reader:train\`; never edited.\nexport const dishWeights = {\n  limit: ${limit.toFixed(3)},\n  weights: [${weights.join(', ')}] as readonly number[],\n}\n`,
)
const share = (isWrong: boolean): string => {
  const own = dishes.filter((dish) => dish.isWrong === isWrong)
  const marked = own.filter(({ signs }) => riskOf(signs, weights) >= limit).length
  return `${((100 * marked) / own.length).toFixed(0)} % of ${own.length}`
}
process.stdout.write(`marked: ${share(true)} wrong dishes, ${share(false)} right ones\n`)
