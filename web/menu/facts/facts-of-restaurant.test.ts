import { expect, it } from 'vitest'
import { factsAskedIn } from './asked-in-market.ts'
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

it('forgets the locations of another state, and where seafood comes from in another country', () => {
  const sydney: RestaurantFacts = {
    market: { country: 'AU', region: 'NSW' },
    business: { locations: 30, locationsInRegion: 21, seafoodOrigin: 'domestic' },
  }
  expect(inRegion(sydney, 'VIC').business).toEqual({ locations: 30, seafoodOrigin: 'domestic' })
  expect(inRegion(sydney, 'NSW')).toEqual(sydney)
  expect(inCountry(sydney, 'US').business).toEqual({ locations: 30 })
  expect(sameFacts(sydney, withBusiness(sydney, { seafoodOrigin: 'mixed' }))).toBe(false)
})

it.each([
  [undefined, []],
  [{ country: 'US', region: 'CA' }, []],
  [{ country: 'US', region: 'NY' }, ['city']],
  [{ country: 'US', region: 'LA' }, ['importedShrimp']],
  [{ country: 'AU', region: 'ACT' }, ['locationsInRegion', 'seafoodOrigin']],
  [{ country: 'CA', region: 'ON' }, ['locationsInRegion']],
])('asks in %j for no more than what matters there: %j', (market, fields) => {
  const asked = Object.entries(factsAskedIn(market)).filter(([, isAsked]) => isAsked)
  expect(asked.map(([field]) => field)).toEqual(fields)
})
