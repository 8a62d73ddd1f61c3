import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { ReviewQuestion, ReviewRow } from '#domain/reading/review/read-work.ts'
import { LayoutQuestionCard } from './layout-question.tsx'

const row = (key: number, text: string, role: ReviewRow['role']) => ({ key, text, role }) as ReviewRow

it('says how each answer groups the menu where the answers differ in nesting alone', () => {
  const rows = [
    row(1, 'Dinner', 'section'),
    row(2, 'Soup 9', 'item'),
    row(3, 'Mains', 'section'),
    row(4, 'Pike 24', 'item'),
  ]
  const question = {
    ...{ role: 'section', other: 'subsection', alike: [3] },
    ways: new Map([[3, { role: 'section', other: 'subsection' }]]),
  } as unknown as ReviewQuestion
  const html = renderToStaticMarkup(
    createElement(LayoutQuestionCard, { question, rows, onAnswer: () => undefined }),
  )
  expect(html).toContain('“Mains” begins a new section.')
  expect(html).toContain('“Mains” is inside “Dinner”.')
})
