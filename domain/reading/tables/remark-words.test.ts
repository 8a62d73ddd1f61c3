import { expect, it } from 'vitest'
import { remarkSentence } from './remark-words.ts'

it('counts the columns of a till that are too many to name', () => {
  const headings = Array.from({ length: 15 }, (_, at) => `H${at}`)
  expect(remarkSentence({ code: 'till_columns', headings })).toMatch(/“H11” and 3 columns more\.$/)
})

it.each([
  [{ code: 'archived', count: 1 }, '1 row is archived in the till and left out.'],
  [{ code: 'row_repeated', count: 2 }, '2 rows say what another one says, and are left out.'],
  [
    { code: 'choices_without_options', name: 'Milk', count: 2 },
    '2 rows come with the modifier set “Milk”. The file does not say what can be chosen from it: add it under Choices & extras.',
  ],
  [
    { code: 'sections_by_id', count: 2 },
    'The file names 2 menu groups by an id alone: give them their names.',
  ],
  [
    { code: 'till_columns', headings: ['SKU', 'GTIN'] },
    'Not read, as they are for the till and not for guests: “SKU”, “GTIN”.',
  ],
  [
    { code: 'sections_again', names: ['Starters', 'Mains'] },
    'It has these sections twice: “Starters”, “Mains”. If these are two menus, import each alone.',
  ],
  [{ code: 'section_unnamed', count: 1 }, '1 dish names no section.'],
  [{ code: 'choices_too_many', names: ['Dips'] }, 'A menu holds 60 lists of choices. Left out: “Dips”.'],
  [
    { code: 'options_too_many', name: 'Dips', options: ['Aioli'] },
    'A list of choices holds 60 options. Left out of “Dips”: “Aioli”.',
  ],
  [
    { code: 'option_price_unclear', name: 'Dips', options: ['Aioli', 'Salsa'] },
    'In “Dips” no price could be read for “Aioli”, “Salsa”: nothing is charged for now. Say what it costs under Choices & extras.',
  ],
] as const)('says %j to an owner', (remark, sentence) => {
  expect(remarkSentence(remark)).toBe(sentence)
})
