import { expect, it } from 'vitest'
import { choicesFor, takenOf } from './word-choices.ts'

const proposal = {
  description: 'Bread, tomatoes, garlic',
  statements: [
    { kind: 'origin' as const, words: 'Ligurian olive oil.' },
    { kind: 'process' as const, words: 'Baked each morning.' },
  ],
  dietaryOptions: [1],
  allergens: ['wheat'],
}
const proposals = [
  { ...proposal, id: 1, isOwners: false },
  { ...proposal, id: 2, isOwners: true },
  { id: 3, unworded: 'renamed' as const },
]

it('takes our words by itself, an owner\u2019s only when told, and confirms nothing by itself', () => {
  const choices = choicesFor(proposals)
  expect(takenOf(proposals, choices)).toEqual([
    { id: 1, description: proposal.description, confirmed: [], dietaryOptions: [1], allergens: ['wheat'] },
  ])
  const told = { ...choices, 2: { isTaken: true, confirmed: ['Baked each morning.', 'Ligurian olive oil.'] } }
  expect(takenOf(proposals, told).map(({ id, confirmed }) => ({ id, confirmed }))).toEqual([
    { id: 1, confirmed: [] },
    { id: 2, confirmed: ['Ligurian olive oil.', 'Baked each morning.'] },
  ])
})
