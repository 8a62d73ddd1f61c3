import { expect, test } from 'vitest'
import { awkwardComments, awkwardTexts } from './words.ts'

test('finds a turn in a text, a template and JSX, and says what to write', () => {
  const source = `
    const one = 'Nobody is told so.'
    const two = \`It stands in \${section}.\`
    const three = <p>Whoever runs this goes first.</p>`
  expect(awkwardTexts('web/a.tsx', source)).toEqual([
    'web/a.tsx:2 “is told”: say see, is shown',
    'web/a.tsx:3 “stands”: say is, are, goes',
    'web/a.tsx:4 “Whoever”: say the person who, anyone who, your developer, your chef',
  ])
})

test('passes names of one word, comments, patterns and plain sentences on screens', () => {
  const source = `
    // It stands beside the rest.
    const key = 'beside'
    const pattern = /stands in itself/
    const text = 'These prices stand out. Uncheck anything you want to keep.'`
  expect(awkwardTexts('web/a.ts', source)).toEqual([])
})

test('finds a turn in a comment of each form, also over a line break', () => {
  const source = `
    // Asks so
    // many times.
    const one = 1 // made anew
    /**
     * A page of its
     * own.
     */
    const two = <p>{/* told later */}</p>`
  expect(awkwardComments('web/a.tsx', source)).toEqual([
    'web/a.tsx:2 “so many”: say this many',
    'web/a.tsx:4 “anew”: say again',
    'web/a.tsx:5 “of its own”: say its own, separate',
    'web/a.tsx:9 “told”: say reported, shown, streamed, notified, known',
  ])
})

test('finds a turn in the comments of Typst, styles, shells and Dockerfiles', () => {
  expect(awkwardComments('a.typ', '#let url = "https://beside.example"\n// mended\n')).toEqual([
    'a.typ:2 “mended”: say fix',
  ])
  expect(awkwardComments('a.css', '.a { color: red } /* besides */')).toEqual([
    'a.css:1 “besides”: say next to, with, other than, in addition to',
  ])
  expect(awkwardComments('ci/run', '#!/bin/sh\necho # whoever runs\n')).toHaveLength(1)
  expect(awkwardComments('Dockerfile', 'RUN a\n  # one of our own\n')).toHaveLength(1)
})

test('passes texts, and code and quotations in comments', () => {
  const source = `
    const told = 'It was told beside us.'
    // \`told\` names the lines; a menu may say "served beside".
    /** @param beside the width of the column */`
  expect(awkwardComments('web/a.ts', source)).toEqual([])
})
