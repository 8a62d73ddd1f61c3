import { readFileSync, writeFileSync } from 'node:fs'
import type { LayoutState } from '#domain/reading/layout/states.ts'
import { textLines } from '#domain/reading/lines/text-lines.ts'
import { inventedDocument, sampleDocuments } from '../documents.ts'
import { drawOf } from '../draw.ts'
import { layOut, sourceLinesOf } from '../lay-out.ts'
import { asPrint } from './as-print.ts'
import { meanOf } from './mean-of.ts'
import { packWeights } from './pack-weights.ts'
import { partOf, typedCopies } from './perturb.ts'
import { type SeenMenu, seenMenu } from './seen-menu.ts'
import { trainModels } from './train.ts'

/**
 * `npm run reader:train`: trains the reader of layouts and writes its weights; the same sources give the same weights,
 * bit by bit. Takes some 16 minutes. `reader:measure` says what it's worth.
 */
const LAID_OUT = 9000
/** Each is a training on menus of these seeds; the weights are the mean of both. */
const FIRST_SEEDS = [5000, 20_000]
/** Of five menus, those of invented documents; the others are samples in other layouts. */
const INVENTED = 3
/** Parts of each typed menu, and copies of it as a PDF gives it. */
const PARTS = 4
const PRINTS = 4
/** Share of the menus laid out that are as a PDF gives them. */
const PRINTED = 0.3
/** Share of the menus of which only a part is kept. */
const SHORT = 0.3
const choice = { epochs: 8, rate: 0.2, sparsity: 0.03, leastMenus: 20 }

/** Menus as people typed them, by the folder of samples, with what each of their lines is. */
const typed = ['written', 'typed'].flatMap((folder) => {
  const states = JSON.parse(
    readFileSync(new URL(`${folder}-states.json`, import.meta.url), 'utf8'),
  ) as Readonly<Record<string, string>>
  return Object.entries(states).map(([name, words]) => ({ folder, name, words }))
})

/** Typed menus in many copies, and menus of the generator from a seed on. */
function menusFrom(firstSeed: number): SeenMenu[] {
  const menus: SeenMenu[] = typed.flatMap(({ folder, name, words }) => {
    const text = readFileSync(
      new URL(`../../../tests/samples/${folder}/${name}.txt`, import.meta.url),
      'utf8',
    )
    const states = words.split(' ') as LayoutState[]
    const lines = textLines(text)
    const next = drawOf(name.length + firstSeed).unit
    return [
      ...typedCopies(text, states).map((copy) => ({ lines: textLines(copy.text), states: copy.states })),
      ...Array.from({ length: PARTS }, () => partOf(states, next)).map(({ from, to }) => ({
        lines: lines.slice(from, to),
        states: states.slice(from, to),
      })),
      ...Array.from({ length: PRINTS }, () => ({ lines: asPrint(lines, states, next), states })),
    ].map((copy) => seenMenu(name, copy.lines, copy.states, { currency: 'USD' }))
  })
  const samples = sampleDocuments()
  const next = drawOf(firstSeed).unit
  for (let at = 0; at < LAID_OUT; at += 1) {
    const seed = firstSeed + at
    const document =
      at % 5 < INVENTED ? inventedDocument(seed) : (samples[at % samples.length] ?? inventedDocument(at))
    const laid = layOut(document, seed)
    const lines = sourceLinesOf(laid)
    if (lines.length < 3) continue
    const states = laid.lines.map(({ state }) => state)
    const set = next() < PRINTED ? asPrint(lines, states, next) : lines
    const part = next() < SHORT ? partOf(states, next) : { from: 0, to: states.length }
    menus.push(
      seenMenu(document.id, set.slice(part.from, part.to), states.slice(part.from, part.to), {
        currency: document.currency,
        country: at % 3 === 0 ? document.country : undefined,
      }),
    )
  }
  return menus
}

const trained = FIRST_SEEDS.map((seed) => trainModels(menusFrom(seed), { ...choice, seed }))
const packed = {
  first: packWeights(meanOf(trained.map(({ first }) => first))),
  second: packWeights(meanOf(trained.map(({ second }) => second))),
}
writeFileSync(
  new URL('../../../domain/reading/layout/weights.ts', import.meta.url),
  `// Made by \`npm run reader:train\`; never edited.\nexport const weights = {\n${Object.entries(packed)
    .map(([pass, text]) => `  ${pass}:\n    '${text}',\n`)
    .join('')}}\n`,
)
for (const [pass, text] of Object.entries(packed))
  process.stdout.write(`${pass} pass: ${Math.round((text.length * 3) / 4 / 1024)} KB\n`)
