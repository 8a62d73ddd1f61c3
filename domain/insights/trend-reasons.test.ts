import { describe, expect, it } from 'vitest'
import { withDietaryOptions } from '../menu/dietary.ts'
import { trendReasons } from './trend-reasons.ts'

const steak = withDietaryOptions(
  {
    id: 1,
    name: 'Steak',
    description: '',
    price: 30,
    categoryId: 2,
    cuisineId: 8,
    imageUrl: null,
    location: 'Custom',
  },
  [3, 4],
)
const menu = [{ category: { id: 2, name: 'Main Courses' }, items: [steak] }]
const codes = (dish: Parameters<typeof trendReasons>[0]) =>
  trendReasons(dish, menu, 'autumn').map(({ code }) => code)

describe('the reasons for a trending dish', () => {
  it('name the diet that its section lacks', () => {
    const [reason] = trendReasons({ categoryId: 2, season: null, dietaryOptions: [1, 2, 3] }, menu, 'autumn')
    expect(reason).toEqual({ code: 'section_lacks_diet', params: { categoryId: 2, dietaryOptionId: 1 } })
  })

  it('do not name a diet that the section serves already', () => {
    expect(codes({ categoryId: 2, season: null, dietaryOptions: [3, 4] })).toEqual(['popular'])
  })

  it('name a section that has nothing yet', () => {
    expect(codes({ categoryId: 3, season: null, dietaryOptions: [1] })).toEqual([
      'section_is_empty',
      'popular',
    ])
  })

  it('name the season when it is this one', () => {
    expect(codes({ categoryId: 2, season: 'autumn', dietaryOptions: [] })).toEqual(['in_season', 'popular'])
    expect(codes({ categoryId: 2, season: 'spring', dietaryOptions: [] })).toEqual(['popular'])
  })
})
