import { describe, expect, it } from 'vitest'
import { loadCatalogue } from '../../catalogue/dishes/catalogue.ts'
import type { Proposal } from '../../generation/proposed-dish.ts'
import { draftOfProposal } from './draft-of-proposal.ts'

const catalogue = loadCatalogue()

const proposal: Proposal = {
  section: 'Main Courses',
  name: 'Ember-Grilled Swordfish',
  description: 'Thick slice of swordfish grilled over embers, with capers, lemon and a spoon of parsley oil.',
  ingredients: ['Swordfish', 'olive oil', 'capers', 'lemon', 'parsley'],
  price: 27.3,
}

const draft = (changes: Partial<Proposal> = {}) => draftOfProposal({ ...proposal, ...changes }, 1, catalogue)

describe('the draft of a proposal', () => {
  it('says what the proposal says, and what is usual for its main ingredient', () => {
    expect(draft()).toMatchObject({
      cuisineId: 1,
      categoryId: 2,
      name: 'Ember-Grilled Swordfish',
      price: 27,
      family: 'fish',
      temperature: 'hot',
    })
  })

  it('has a price inside the band of its category', () => {
    expect(draft({ price: 900 })?.price).toBe(32)
    expect(draft({ price: 0 })?.price).toBe(14)
  })

  it.each<[string, Partial<Proposal>]>([
    ['has no category', { section: 'Specials' }],
    ['holds markup', { name: '<b>Swordfish</b>' }],
    ['holds an address', { description: `${proposal.description} See www.example.com.` }],
    ['is described too briefly', { description: 'Grilled swordfish with lemon.' }],
    ['claims what cannot be proved', { description: proposal.description.replace('Thick', 'Nut-free') }],
    ['names an origin', { description: proposal.description.replace('Thick', 'Line-caught') }],
    ['names an award', { description: proposal.description.replace('Thick', 'Award-winning') }],
    [
      'names food that its ingredients lack',
      { description: `${proposal.description.slice(0, -1)} and butter.` },
    ],
    ['has no price', { price: Number.NaN }],
    ['has no ingredients', { ingredients: [] }],
  ])('is none where the proposal %s', (_, changes) => {
    expect(draft(changes)).toBeUndefined()
  })
})
