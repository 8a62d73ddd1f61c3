import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { textLines } from '#domain/reading/lines/text-lines.ts'
import { readMenuLines } from '#domain/reading/read-menu-lines.ts'
import { openSource } from '#sources/opening/open-source.ts'
import { paperText } from './paper.ts'
import { sameness } from './same-menu.ts'

// Shares of lines with the same words in the same order; fewer are a step back.
it.each([
  ['bistrot', 'two', 0.9],
  ['gasthof', 'three', 0.98],
  ['trattoria', 'two-middle', 0.9],
])('%s printed in %s has the lines of its text', async (name, design, floor) => {
  const url = new URL(`../../../tests/samples/printed/pages/${name}-${design}.pdf`, import.meta.url)
  const opened = await openSource({ name: `${name}.pdf`, bytes: new Uint8Array(readFileSync(url)) })
  if (opened.kind !== 'lines') throw new Error(`${name} is ${opened.kind}`)
  const text = textLines(paperText(name))
  const { content } = readMenuLines(text)
  const { sameLines, lines } = sameness({ content, lines: text }, { content, lines: opened.lines })
  expect(sameLines / lines).toBeGreaterThanOrEqual(floor)
})
