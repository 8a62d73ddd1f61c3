import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readMenuLines } from '#domain/reading/read-menu-lines.ts'
import { type SampleMenuName, sampleMenu } from '#tests/samples/sample-menus.ts'
import { compareReadings } from '#tests/support/compare-readings.ts'
import { foldedNames } from '#tests/support/folded-names.ts'
import { openSource } from '../opening/open-source.ts'

const designs: readonly (readonly [SampleMenuName, string])[] = [
  ['taqueria', 'three-columns'],
  ['steakhouse', 'prices-left'],
  ['curry-house', 'boxed'],
  ['thai-takeaway', 'centred'],
  ['eetcafe', 'text-above-price'],
  ['tapas', 'spaced-capitals'],
  ['bistro', 'leaders'],
  ['eetcafe', 'folded'],
  ['steakhouse', 'continued'],
  ['banquet', 'two-languages'],
  ['eetcafe', 'in-one-line'],
  ['tapas', 'turned-headings'],
]

/** Shares of items in their section with every price, of all designs and of the worst: fewer are a step back. */
const LEAST_OF_ALL = 0.9
const LEAST_OF_ONE = 0.7

it('reads menus as designers set them', async () => {
  const read: { design: string; placed: number; items: number; share: number }[] = []
  for (const [name, design] of designs) {
    const url = new URL(`../../tests/samples/printed/designs/${name}-${design}.pdf`, import.meta.url)
    const opened = await openSource({ name, bytes: new Uint8Array(readFileSync(url)) })
    if (opened.kind !== 'lines') throw new Error(`${name} is ${opened.kind}`)
    const { content } = sampleMenu(name)
    const reading = readMenuLines(opened.lines, {
      currency: content.currency,
      ...(opened.roles && { corrections: opened.roles }),
    })
    const { placed, items } = compareReadings(foldedNames(content), foldedNames(reading.content))
    read.push({ design: `${name} ${design}`, placed, items, share: placed / items })
  }
  const sum = (of: 'placed' | 'items') => read.reduce((total, one) => total + one[of], 0)
  expect(sum('placed') / sum('items'), JSON.stringify(read)).toBeGreaterThan(LEAST_OF_ALL)
  for (const { design, share } of read) expect(share, design).toBeGreaterThan(LEAST_OF_ONE)
})
