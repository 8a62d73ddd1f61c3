import { expect, it } from 'vitest'
import { remarkSentence } from './remark-words.ts'

it.each([
  [{ code: 'archived', count: 1 }, '1 row is archived in the till and left out.'],
  [{ code: 'row_repeated', count: 2 }, '2 rows say what another one says, and are left out.'],
  [
    { code: 'choices_without_options', name: 'Milk', count: 2 },
    '2 rows come with the modifier set “Milk”. The file does not say what can be chosen from it: add it under Choices & extras.',
  ],
  [{ code: 'section_unnamed', count: 1 }, '1 dish names no section.'],
] as const)('says %j to an owner', (remark, sentence) => {
  expect(remarkSentence(remark)).toBe(sentence)
})
