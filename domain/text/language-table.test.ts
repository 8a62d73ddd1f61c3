import { expect, it } from 'vitest'
import { languageTable } from './language-table.ts'

const read = (lines: string) => languageTable(['open', 'closed'], lines)

it('reads a language a line', () => {
  const table = read('\nen: Open: now | Closed\npt-BR: Aberto | Fechado\n')
  expect(table.tags).toEqual(['en', 'pt-BR'])
  expect(table.of('pt-BR')).toEqual({ open: 'Aberto', closed: 'Fechado' })
  expect(table.of('en')).toEqual({ open: 'Open: now', closed: 'Closed' })
  expect(() => table.of('ka')).toThrow('ka')
})

it.each([
  ['a line with a word too few', 'en: Open'],
  ['a line with a word too many', 'en: Open | Closed | Shut'],
  ['an empty word', 'en: Open |'],
  ['a line without a tag', 'Open | Closed'],
])('refuses %s', (_, lines) => {
  expect(() => read(lines)).toThrow()
})
