import { expect, it } from 'vitest'
import { defaultRestaurant } from '../menu/model/restaurant.ts'
import { countryWithoutFactors, homeLocation } from './home-location.ts'

it('is the city of the address, of the facts, or of the owner’s choice, and none elsewhere', () => {
  const home = (changes: Partial<Parameters<typeof homeLocation>[0]>) =>
    homeLocation({ ...defaultRestaurant, ...changes })
  expect(home({})).toBeUndefined()
  expect(home({ address: '12 Main St, Austin, TX' })).toBe('Austin')
  expect(home({ address: '1 Boston Rd, Lyon', market: { country: 'FR' } })).toBeUndefined()
  expect(home({ business: { city: 'new-york' } })).toBe('New York')
  expect(home({ pricing: { location: 'Denver' } })).toBe('Denver')
  expect(countryWithoutFactors({ market: { country: 'FR' } }, {})).toBe('FR')
  expect(countryWithoutFactors({}, { market: { country: 'US' } })).toBeUndefined()
})
