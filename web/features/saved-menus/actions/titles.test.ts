import { expect, it } from 'vitest'
import { titleProblem, titlesOfCopy } from './titles.ts'

it('says how long a title is that is too long', () => {
  expect(titleProblem('title', 'x'.repeat(120))).toBeUndefined()
  expect(titleProblem('title', 'x'.repeat(200))).toBe('A title has at most 120 characters. This one has 200.')
  expect(titleProblem('date line', 'x'.repeat(121))).toContain('A date line has at most 120 characters.')
})

it('takes an empty title', () => {
  expect(titleProblem('title', '  ')).toBeUndefined()
})

it('proposes a title for a copy that has room', () => {
  expect(titlesOfCopy({ title: 'Dinner', dateLine: 'Winter' })).toEqual({
    title: 'Dinner (copy)',
    dateLine: 'Winter',
  })
  expect(titlesOfCopy({ title: '', dateLine: '' }).title).toBe('Copy')
  const long = titlesOfCopy({ title: '菜'.repeat(120), dateLine: '' }).title
  expect(titleProblem('title', long)).toBeUndefined()
  expect(long.endsWith(' (copy)')).toBe(true)
})
