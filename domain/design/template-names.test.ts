import { expect, it } from 'vitest'
import { countTemplates, listTemplates, nameTemplates } from './template-names.ts'

const named = (...names: string[]) => names.map((name) => ({ name }))

it('names up to three templates, each of them', () => {
  expect(listTemplates(named('Classic'))).toBe('Classic')
  expect(listTemplates(named('Classic', 'Modern', 'Rustic'))).toBe('Classic, Modern, Rustic')
  expect(nameTemplates(named('Classic', 'Modern', 'Rustic'))).toBe('Classic, Modern and Rustic')
})

it('names the first three of more', () => {
  const four = named('Classic', 'Modern', 'Rustic', 'Diner')
  expect(listTemplates(four)).toBe('Classic, Modern, Rustic and more')
  expect(nameTemplates(four)).toBe('Classic, Modern, Rustic and more')
})

it('counts in words up to twenty', () => {
  expect(countTemplates(named('Classic', 'Modern', 'Rustic'))).toBe('three')
  expect(countTemplates(Array.from({ length: 12 }, () => ({ name: 'Diner' })))).toBe('twelve')
  expect(countTemplates(Array.from({ length: 18 }, () => ({ name: 'Diner' })))).toBe('eighteen')
  expect(countTemplates(Array.from({ length: 21 }, () => ({ name: 'Diner' })))).toBe('21')
})
