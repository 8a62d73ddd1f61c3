import { expect, it } from 'vitest'
import { inCountry, inRegion, type RestaurantFacts, sameFacts, withBusiness } from './facts-of-restaurant.ts'

const newYork: RestaurantFacts = {
  market: { country: 'US', region: 'NY' },
  business: { locations: 25, city: 'new-york' },
}

it('forgets the state and the city of another country', () => {
  expect(inCountry(newYork, 'DE')).toEqual({ market: { country: 'DE' }, business: { locations: 25 } })
  expect(inCountry(newYork, '')).toEqual({ market: undefined, business: { locations: 25 } })
})

it('forgets the city of another state', () => {
  expect(inRegion(newYork, 'CA')).toEqual({
    market: { country: 'US', region: 'CA' },
    business: { locations: 25 },
  })
  expect(inRegion(newYork, 'NY')).toEqual(newYork)
  expect(inRegion(newYork, '').market).toEqual({ country: 'US' })
})

it('keeps no fact that was taken back', () => {
  expect(withBusiness(newYork, { city: undefined }).business).toEqual({ locations: 25 })
  expect(
    withBusiness({ market: undefined, business: { postedSigns: ['allergen-sign'] } }, { postedSigns: [] }),
  ).toEqual({
    market: undefined,
    business: undefined,
  })
})

it('tells facts from others, in whatever order signs were ticked', () => {
  const posted = (...postedSigns: ('allergen-sign' | 'proposition-65')[]) =>
    withBusiness(newYork, { postedSigns })
  expect(
    sameFacts(posted('allergen-sign', 'proposition-65'), posted('proposition-65', 'allergen-sign')),
  ).toBe(true)
  expect(sameFacts(newYork, posted('allergen-sign'))).toBe(false)
  expect(sameFacts(newYork, inRegion(newYork, 'NY'))).toBe(true)
})
