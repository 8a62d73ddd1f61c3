import { describe, expect, it } from 'vitest'
import type { StoredRestaurant } from '#contract/restaurant/restaurants.ts'
import { defaultRestaurant } from '#domain/menu/model/restaurant.ts'
import { differsFrom, restaurantOf, startingProfile } from './restaurants.ts'

const profile = (id: string, name: string): StoredRestaurant => ({ ...defaultRestaurant, id, name })
const luna = profile('luna', 'Osteria della Luna')
const sole = profile('sole', 'Osteria del Sole')

describe('the restaurant of a new menu', () => {
  it('is the oldest profile until the owner chooses another', () => {
    expect(startingProfile(defaultRestaurant, [luna, sole])).toBe(luna)
    expect(startingProfile(restaurantOf(sole), [luna, sole])).toBe(sole)
  })

  it('is what the owner wrote without storing it', () => {
    expect(startingProfile({ ...defaultRestaurant, name: 'Pop-up' }, [luna])).toBeUndefined()
    expect(startingProfile(defaultRestaurant, [])).toBeUndefined()
  })

  it('takes the picture of the house for a logo where there is none', () => {
    expect(restaurantOf({ ...luna, imageUrl: '/uploads/house.jpg' }).logoUrl).toBe('/uploads/house.jpg')
    expect(restaurantOf({ ...luna, imageUrl: '/uploads/house.jpg', logoUrl: '/uploads/l.png' }).logoUrl).toBe(
      '/uploads/l.png',
    )
  })
})

it('tells a copy that was changed on its menu from the profile', () => {
  expect(differsFrom(restaurantOf(luna), luna)).toBe(false)
  expect(differsFrom({ ...restaurantOf(luna), averageCheck: 40 }, luna)).toBe(true)
  expect(differsFrom({ ...restaurantOf(luna), rating: 3 }, luna)).toBe(false)
  expect(differsFrom({ ...restaurantOf(luna), business: { locations: 25 } }, luna)).toBe(true)
  expect(differsFrom({ ...restaurantOf(luna), market: { country: 'DE' } }, luna)).toBe(true)
})
