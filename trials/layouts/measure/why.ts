import { readFileSync } from 'node:fs'
import { explain } from '#domain/reading/layout/explain.ts'
import { trainedNetworks } from '#domain/reading/layout/trained-models.ts'
import { textOf } from '#domain/reading/lines/line.ts'
import { textLines } from '#domain/reading/lines/text-lines.ts'
import { prepareLines } from '#domain/reading/prepare-lines.ts'

/**
 * `npm run reader:why -- menu.txt [LINE]`: what each line of a menu was taken for, or the ten signs that decided one line,
 * counted from 1. A sign is a feature of `features.ts`; below 0 it spoke for the likeliest other state.
 */
const [file, only] = process.argv.slice(2)
if (file === undefined) {
  process.stderr.write('Usage: npm run reader:why -- menu.txt [line]\n')
  process.exit(2)
}
const lines = textLines(readFileSync(file, 'utf8'))
const { facts } = prepareLines(lines, {
  currency: 'USD',
  isCurrencyChosen: false,
  country: undefined,
  isCurrencySaid: false,
})
for (const [at, line] of lines.entries()) {
  if (only !== undefined && Number(only) !== at + 1) continue
  const found = explain(facts, at, trainedNetworks())
  const taken = found ? `${found.state} ${(found.chance * 100).toFixed(0)} %, else ${found.next}` : 'ornament'
  process.stdout.write(`${String(at + 1).padStart(4)}  ${taken.padEnd(34)} ${textOf(line)}\n`)
  if (only !== undefined)
    for (const { sign, weight } of found?.reasons ?? [])
      process.stdout.write(`      ${weight.toFixed(2).padStart(6)}  ${sign}\n`)
}
