import { describe, expect, it } from 'vitest'
import { buildDishDraft } from '#tests/builders/build-dish-draft.ts'
import {
  newProposals,
  type ReviewedDish,
  readReviewList,
  storeReviewList,
  withRefusal,
} from './review-list.ts'

const list: ReviewedDish[] = ['a', 'b'].map((key) => ({ key, draft: buildDishDraft(), problems: [] }))

describe('the review list', () => {
  it('is there again after a reload, without the problems of the last attempt', () => {
    const stored = new Map<string, string>()
    storeReviewList(
      { setItem: (key, value) => stored.set(key, value) },
      'mario',
      list.map((dish) => ({ ...dish, problems: ['Too dear.'] })),
    )
    const storage = { getItem: (key: string) => stored.get(key) ?? null }
    expect(readReviewList(storage, 'mario')).toEqual(list)
    expect(readReviewList(storage, 'luigi')).toEqual([])
  })

  it.each([[null], ['no JSON'], ['{"a":1}'], ['[{"key":"a","draft":{"name":"Half a dish"}}]']])(
    'starts empty from %j',
    (text) => {
      expect(readReviewList({ getItem: () => text }, 'mario')).toEqual([])
    },
  )

  it('takes a proposal once, though it is made twice', () => {
    const fresh = buildDishDraft({ name: 'Wild Nettle Dumplings' })
    expect(newProposals(list, [buildDishDraft(), fresh])).toEqual([fresh])
  })

  it('tells each dish why it was refused', () => {
    const refused = withRefusal(list, [
      { path: 'items.1.price', message: 'Too dear.' },
      { path: 'items.1.ingredients.0', message: 'Unknown.' },
      { path: 'items.10.price', message: 'Somebody else’s.' },
    ])
    expect(refused.map(({ problems }) => problems)).toEqual([[], ['Too dear.', 'Unknown.']])
  })
})
