import { describe, expect, it } from 'vitest'
import type { ViewerItem } from '#contract/pages/viewer-menu.ts'
import { buildViewerItem, buildViewerSection } from '#tests/builders/build-viewer.ts'
import { choicesOf, emptyingChoices, filterRules } from './diet-filter.ts'

const dish = (...suits: number[]): ViewerItem => buildViewerItem({ anchor: `dish-${suits.join('')}`, suits })

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
  it('offers the diets that dishes are marked with', () => {
    expect(choicesOf({ diets: [{ id: 1, symbol: 'V', meaning: 'Vegetarian' }] })).toEqual([1])
  })

  it('has a rule for each choice, each empty section and an empty menu', () => {
    const sections = [
      buildViewerSection({ items: [dish(1)] }),
      buildViewerSection({ anchor: 'section-2', items: [dish(3)] }),
    ]
    const rules = filterRules({ sections }, [1, 3])
    expect(rules).toContain('body:has(#only-1:checked) .dish:not([data-suits~="1"]){display:none}')
    expect(rules).toContain('body:has(#only-1:checked) [data-empty-for~="1"]{display:none}')
    expect(rules).toContain('body:has(#only-1:checked):has(#only-3:checked) .no-dish{display:block}')
    expect(rules).toMatch(/^@media screen\{.*\}$/)
  })

  it('keeps a section whose dishes stand in the sections in it', () => {
    const inner = buildViewerSection({ anchor: 'section-2', level: 1, items: [dish(1)] })
    expect(filterRules({ sections: [buildViewerSection({ sections: [inner] })] }, [1])).not.toContain(
      'data-empty-for',
    )
  })

  it('stays small with ten diets: rules are of the few smallest sets, not of all 1,023', () => {
    const suits = (at: number) =>
      Array.from({ length: 10 }, (_, id) => id + 1).filter(
        (id) => (at * 7 + id * id * 3 + (at >> 2)) % 2 === 0,
      )
    const sections = Array.from({ length: 6 }, (_, section) =>
      buildViewerSection({
        items: Array.from({ length: 10 }, (__, at) => dish(...suits(section * 10 + at))),
      }),
    )
    const rules = filterRules({ sections }, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(rules.length).toBeLessThan(25_000)
  })

  it('has no rules without choices', () => {
    expect(filterRules({ sections: [] }, [])).toBe('')
  })
})
