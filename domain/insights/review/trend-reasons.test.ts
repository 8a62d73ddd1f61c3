import { describe, expect, it } from 'vitest'
import { dietStanding } from './diet-standing.ts'
import { trendReasons } from './trend-reasons.ts'

const steak = { dietaryOptions: [3, 4] }
const standingOf =
  (item: Parameters<typeof dietStanding>[0]) => (option: Parameters<typeof dietStanding>[1]) =>
    dietStanding(item, option)
const section = [standingOf(steak)]
const codes = (dish: Parameters<typeof trendReasons>[0]) =>
  trendReasons(dish, section, 'autumn').map(({ code }) => code)

describe('the reasons for a trending dish', () => {
  it('name the diet that its section lacks', () => {
    const [reason] = trendReasons(
      { categoryId: 2, season: null, dietaryOptions: [1, 2, 3] },
      section,
      'autumn',
    )
    expect(reason).toEqual({ code: 'section_lacks_diet', params: { categoryId: 2, dietaryOptionId: 1 } })
  })

  it('do not name a diet that the section serves already', () => {
    expect(codes({ categoryId: 2, season: null, dietaryOptions: [3, 4] })).toEqual(['popular'])
  })

  it('name a section that has nothing yet', () => {
    const reasons = trendReasons({ categoryId: 3, season: null, dietaryOptions: [1] }, [], 'autumn')
    expect(reasons.map(({ code }) => code)).toEqual(['section_is_empty', 'popular'])
  })

  it('name no diet where nobody declared what the dishes are, and none of a vegan section', () => {
    const wanted = { categoryId: 2, season: null, dietaryOptions: [1] }
    const undeclared = standingOf({ dietaryOptions: [] })
    const vegan = standingOf({ dietaryOptions: [2] })
    for (const standing of [undeclared, vegan]) {
      expect(trendReasons(wanted, [standing], 'autumn').map(({ code }) => code)).toEqual(['popular'])
    }
  })

  it('name the season when it is this one', () => {
    expect(codes({ categoryId: 2, season: 'autumn', dietaryOptions: [] })).toEqual(['in_season', 'popular'])
    expect(codes({ categoryId: 2, season: 'spring', dietaryOptions: [] })).toEqual(['popular'])
  })
})
