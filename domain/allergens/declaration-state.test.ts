import { expect, it } from 'vitest'
import { declarationState, isToldOf } from './declaration-state.ts'

it.each([
  [{}, 'undeclared'],
  [{ allergens: undefined, mayContain: ['milk'] }, 'undeclared'],
  [{ allergens: [] }, 'free'],
  [{ allergens: [], mayContain: [] }, 'free'],
  [{ allergens: [], mayContain: ['milk'] }, 'contains'],
  [{ allergens: ['milk'] }, 'contains'],
] as const)('%j is %s', (declaration, state) => {
  expect(declarationState(declaration)).toBe(state)
})

it('is told of where a trace alone is declared, and never where nothing is', () => {
  expect([{ mayContain: ['milk'] }, { allergens: [] }, {}, { mayContain: [] }].map(isToldOf)).toEqual([
    true,
    true,
    false,
    false,
  ])
})
