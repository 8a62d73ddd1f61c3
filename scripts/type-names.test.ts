import { expect, it } from 'vitest'
import { sharedTypeNames } from './type-names.ts'

it('names a type that two files export, and no overload or private one', () => {
  const texts = new Map([
    ['domain/a.ts', 'export interface Rule {\n}\ntype Row = string\nexport type Other = Row'],
    ['web/b.ts', 'export type Rule = () => void\nexport interface Row {}'],
    ['server/c.ts', 'import type { Rule } from "../domain/a.ts"\nexport { type Rule }'],
  ])
  expect(sharedTypeNames(texts)).toEqual([
    'Rule is a type of domain/a.ts and web/b.ts: give each its name, or keep one',
  ])
})
