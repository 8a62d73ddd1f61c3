import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readMenuLines } from '#domain/reading/read-menu-lines.ts'
import { type SampleMenuName, sampleMenu } from '#tests/samples/sample-menus.ts'
import { compareReadings } from '#tests/support/compare-readings.ts'
import { foldedNames } from '#tests/support/folded-names.ts'
import { openSource } from '../opening/open-source.ts'

// Items in their section with every price, as many as are reached: fewer are a step back.
it.each<[SampleMenuName, string, number]>([
  ['taqueria', 'three-columns', 35],
  ['steakhouse', 'prices-left', 30],
  ['curry-house', 'boxed', 34],
  ['thai-takeaway', 'centred', 29],
  ['eetcafe', 'text-above-price', 33],
  ['tapas', 'spaced-capitals', 33],
  ['bistro', 'leaders', 33],
  ['eetcafe', 'folded', 34],
  ['steakhouse', 'continued', 29],
  ['banquet', 'two-languages', 11],
  ['eetcafe', 'in-one-line', 31],
  ['tapas', 'turned-headings', 30],
])('reads %s as it is set in %s', async (name, design, floor) => {
  const url = new URL(`../../tests/samples/printed/designs/${name}-${design}.pdf`, import.meta.url)
  const opened = await openSource({ name, bytes: new Uint8Array(readFileSync(url)) })
  if (opened.kind !== 'lines') throw new Error(`${name} is ${opened.kind}`)
  const { content } = sampleMenu(name)
  const read = readMenuLines(opened.lines, {
    currency: content.currency,
    ...(opened.roles && { corrections: opened.roles }),
  })
  const { placed } = compareReadings(foldedNames(content), foldedNames(read.content))
  expect(placed).toBeGreaterThanOrEqual(floor)
})
