import { expect, it } from 'vitest'
import { marketSchema } from '../menu/model/market.ts'
import { packs } from '../preflight/packs.ts'
import { regionInAddress, regionsOf } from './regions.ts'

it.each([
  ['US', 51],
  ['CA', 13],
  ['AU', 8],
  ['DE', 16],
  ['GB', 4],
])('knows the parts of %s', (country, count) => {
  const regions = regionsOf(country)
  expect(regions).toHaveLength(count)
  expect(new Set(regions.map(({ code }) => code)).size).toBe(count)
  for (const { code: region } of regions)
    expect(marketSchema.safeParse({ country, region }).success).toBe(true)
})

it('knows every state that has a pack of its own', () => {
  const ofStates = packs.filter((pack) => pack.isFor({ country: 'US', postedSigns: [] }) === false)
  const reached = regionsOf('US').flatMap(({ code: region }) =>
    ofStates.filter((pack) => pack.isFor({ country: 'US', region, city: 'new-york', postedSigns: [] })),
  )
  for (const key of ['us-ca', 'us-ma', 'us-mn', 'us-la', 'us-al'])
    expect(reached.map((pack) => pack.key)).toContain(key)
})

it('names no parts where no country is said', () => {
  expect(regionsOf(undefined)).toEqual([])
  expect(regionsOf('FR')).toEqual([])
})

it.each([
  ['US', '2417 Lorain Ave, Cleveland, OH 44113', 'OH'],
  ['US', '2417 Lorain Ave, Cleveland', undefined],
  ['US', 'Room NO 12345', undefined],
  ['CA', '12 Rue Saint-Paul, Montréal, QC H2Y 1G7', 'QC'],
  ['AU', '5 High St, Fremantle WA 6160', 'WA'],
  ['DE', 'Lange Str. 4, BE 10115', undefined],
])('reads the region of an address in %s: %s', (country, address, region) => {
  expect(regionInAddress(country, address)).toBe(region)
})
