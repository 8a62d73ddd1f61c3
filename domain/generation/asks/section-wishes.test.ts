import { expect, it } from 'vitest'
import type { Dish } from '../../catalogue/dish.ts'
import { loadCatalogue } from '../../catalogue/dishes/catalogue.ts'
import { atOnce } from '../../computing/steps.ts'
import { menuBriefSchema } from '../brief/brief.ts'
import { composeBrief } from '../brief/compose-brief.ts'
import { readWishes } from '../wishes/read-wishes.ts'
import { asksOf } from './asks-of.ts'

const catalogue = loadCatalogue()
const THAI = 6
const sections = ['Mains', 'Salads', 'Curries'].map((name) => ({ name }))

const read = (notes: string) => {
  const { understood, ofSections = [], rest } = asksOf({ cuisineId: THAI, notes, sections }, catalogue)
  return { understood, own: ofSections.map(({ section }) => section), general: readWishes(rest).understood }
}

it.each([
  ['Curries is for who eats no fish', ['no fish in Curries'], []],
  ['No fish sauce in Salads, no peanuts', ['no fish sauce in Salads'], ['no peanuts']],
  ['Salads: no shrimp. No pork', ['no shrimp in Salads'], ['no pork']],
  ['the Curries are vegan', ['vegan in Curries'], []],
  ['Curries must have duck', ['duck in Curries'], []],
  ['no nuts in the desserts, no pork', ['no nuts (peanuts included) in desserts'], ['no pork']],
])('%j is asked of the section that it names', (notes, understood, general) => {
  expect(read(notes)).toMatchObject({ understood, general })
})

it.each(['no pork', 'guests are allergic to peanuts in Salads', 'no curries'])(
  '%j is asked of no section alone',
  (notes) => {
    expect(read(notes).own).toEqual([])
  },
)

it('leaves what one section is asked to leave out to the others', () => {
  const brief = menuBriefSchema.parse({ cuisineId: THAI, sections, notes: 'No fish sauce in Curries' })
  const fishy = [1, 2, 3, 4].map((seed) => {
    const { menu } = atOnce(composeBrief({ catalogue, brief, seed, season: 'autumn' }))
    return (menu?.sections ?? []).map(
      ({ items }) => items.filter(({ id }) => isFishy(catalogue.find((dish) => dish.id === id))).length,
    )
  })
  expect(fishy.map(([, , curries]) => curries)).toEqual([0, 0, 0, 0])
  expect(fishy.reduce((sum, [mains = 0]) => sum + mains, 0)).toBeGreaterThan(0)
})

const isFishy = (dish: Dish | undefined) => dish?.ingredients.includes('fish sauce')
