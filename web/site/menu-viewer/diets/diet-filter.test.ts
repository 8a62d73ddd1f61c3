import { describe, expect, it } from 'vitest'
import type { ViewerItem } from '#contract/pages.ts'
import { choicesOf, emptyingChoices, filterRules } from './diet-filter.ts'

const dish = (...suits: number[]): ViewerItem => ({
  anchor: `dish-${suits.join('')}`,
  name: 'Soup',
  description: '',
  price: null,
  marks: [],
  suits,
  allergens: [],
  imageUrl: null,
})

describe('emptyingChoices', () => {
  it('finds the single choices that no dish suits', () => {
    expect(emptyingChoices([dish(1), dish(1, 3)], [1, 2, 3])).toEqual([[2]])
  })

  it('finds choices that are suited one by one and not together, and no larger set of them', () => {
    expect(emptyingChoices([dish(1), dish(3), dish(4)], [1, 3, 4])).toEqual([
      [1, 3],
      [1, 4],
      [3, 4],
    ])
  })

  it('finds none where one dish suits all', () => {
    expect(emptyingChoices([dish(), dish(1, 2, 3)], [1, 2, 3])).toEqual([])
  })
})

describe('the filter', () => {
  it('offers the dietary options and not the owner’s own marks', () => {
    const legend = [
      { id: 1, mark: 'V', name: 'Vegetarian' },
      { id: 77, mark: 'H', name: 'Halal' },
    ]
    expect(choicesOf({ legend })).toEqual([1])
  })

  it('has a rule for each choice, each empty section and an empty menu', () => {
    const groups = [
      { anchor: 'section-1', name: 'Soups', items: [dish(1)] },
      { anchor: 'section-2', name: 'Fish', items: [dish(3)] },
    ]
    const rules = filterRules({ groups }, [1, 3])
    expect(rules).toContain('body:has(#only-1:checked) .dish:not([data-suits~="1"]){display:none}')
    expect(rules).toContain('body:has(#only-1:checked) [data-empty-for~="1"]{display:none}')
    expect(rules).toContain('body:has(#only-1:checked):has(#only-3:checked) .no-dish{display:block}')
    expect(rules).toMatch(/^@media screen\{.*\}$/)
  })

  it('has no rules without choices', () => {
    expect(filterRules({ groups: [] }, [])).toBe('')
  })
})
