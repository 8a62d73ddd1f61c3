import { expect, it } from 'vitest'
import { typedMenu } from '../../../tests/builders/typed-menu.ts'
import { loadCatalogue } from '../../catalogue/dishes/catalogue.ts'
import { noteGuests } from '../../menu/editing/advice-notes.ts'
import type { Menu } from '../../menu/model/menu.ts'
import { recommend } from '../checks/recommend.ts'
import { adviceOn } from './advice.ts'

const menu = typedMenu(
  `# Mains
  Ribeye; 44
  Halibut; 38
  Risotto; 26
  Lamb shank; 36
  Pork chop; 34
  Ribeye deluxe; 32`,
)

const worthOn = (one: Menu, of = 'better_costs_less') => {
  const findings = recommend({ menu: one, cuisineId: 5, season: 'autumn', catalogue: loadCatalogue() })
  return adviceOn(one, findings).shown.find(({ id }) => id === of)?.worth
}

it('says what a finding is worth a month once the owner typed how many guests there are', () => {
  expect(worthOn(menu)).toBeUndefined()
  // $12 below the plain one, by one guest in six, and no more than a twentieth of a plate of each.
  expect(worthOn(noteGuests(menu, 1000))).toEqual({ perMonth: 180_000, guests: 1000 })
  expect(worthOn(noteGuests(noteGuests(menu, 1000), undefined))).toBeUndefined()
})

it('says no sum of a price that is in doubt itself', () => {
  const slip = typedMenu('# Mains\nRibeye; 44\nHalibut; 38\nRisotto; 26\nLamb shank; 36\nPork chop; 9')
  const findings = recommend({ menu: slip, cuisineId: 5, season: 'autumn', catalogue: loadCatalogue() })
  expect(findings.map(({ code }) => code)).toEqual(['price_slip_low'])
  expect(worthOn(noteGuests(slip, 1000), 'price_slip')).toBeUndefined()
})

it('counts a bottle for the guests who share it', () => {
  const wines = noteGuests(typedMenu('# Wine\nOpus One; Bottle 110\nMalbec; Bottle 50'), 1000)
  // $10 below what it costs, by half of the guests, five to a bottle.
  expect(worthOn(wines, 'below_its_cost')?.perMonth).toBe(100_000)
})
