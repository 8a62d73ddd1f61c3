import { writeFileSync, writeSync } from 'node:fs'
import { packWeights } from './pack-weights.ts'
import { trainNetwork } from './train.ts'
import { laidOutMenus, typedMenus } from './training-menus.ts'

/**
 * `npm run reader:train`: trains the reader of layouts and writes its weights; the same sources give the same weights,
 * bit by bit. `reader:measure` says what it's worth.
 */
const FIRST_SEED = 5000
const LAID_OUT = 12_000
/** A network for each: the order of the menus and what is hidden of them. */
const SEEDS = [1, 4]
const choice = { epochs: 4, rate: 0.003 }

const menus = [...typedMenus(FIRST_SEED), ...laidOutMenus(FIRST_SEED, LAID_OUT)]
const packed = SEEDS.map((seed) => {
  const report = (epoch: number, loss: number) =>
    writeSync(2, `network ${seed}, round ${epoch + 1}: ${loss.toFixed(4)} a line\n`)
  return packWeights(trainNetwork(menus, { ...choice, seed, report }))
})
writeFileSync(
  new URL('../../../domain/reading/layout/weights.ts', import.meta.url),
  `// Made by \`npm run reader:train\`; never edited.\nexport const weights = [\n${packed
    .map((text) => `  '${text}',\n`)
    .join('')}] as const\n`,
)
for (const text of packed) process.stdout.write(`network: ${Math.round((text.length * 3) / 4 / 1024)} KB\n`)
