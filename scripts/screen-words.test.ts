import { expect, test } from 'vitest'
import { awkwardTexts } from './screen-words.ts'

test('finds a turn in a text, a template and JSX, and says what to write', () => {
  const source = `
    const one = 'Nobody is told so.'
    const two = \`It stands in \${section}.\`
    const three = <p>Whoever runs this goes first.</p>`
  expect(awkwardTexts('web/a.tsx', source)).toEqual([
    'web/a.tsx:2 “is told”: say see, is shown',
    'web/a.tsx:3 “stands”: say is, are, goes',
    'web/a.tsx:4 “Whoever”: say the person who, your developer, your chef',
  ])
})

test('passes names of one word, comments, patterns and plain sentences', () => {
  const source = `
    // It stands beside the rest.
    const key = 'beside'
    const pattern = /stands in itself/
    const text = 'These prices stand out. Uncheck anything you want to keep.'`
  expect(awkwardTexts('web/a.ts', source)).toEqual([])
})
