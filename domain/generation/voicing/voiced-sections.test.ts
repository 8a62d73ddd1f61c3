import { expect, it } from 'vitest'
import type { Dish } from '../../catalogue/dish.ts'
import { loadCatalogue } from '../../catalogue/dishes/catalogue.ts'
import { asideIn } from '../../catalogue/voices/playful-lines.ts'
import { atOnce } from '../../computing/steps.ts'
import type { Section } from '../../menu/model/section.ts'
import { menuBriefSchema } from '../brief/brief.ts'
import { composeBrief } from '../brief/compose-brief.ts'
import { dishToItem } from '../dish-to-item.ts'
import { voicedSections } from './voiced-sections.ts'

const catalogue = loadCatalogue()
const byId = new Map(catalogue.map((dish) => [dish.id, dish]))

function jokesOf(kind: 'kids' | 'a-la-carte', cuisineId: number, seed: number): string[] {
  const brief = menuBriefSchema.parse({ cuisineId, kind })
  const { menu } = atOnce(composeBrief({ catalogue, brief, seed, season: 'autumn' }))
  const sections = voicedSections(menu?.sections ?? [], 'playful', seed, (id) => byId.get(id))
  return sections.flatMap(({ items }) => items.flatMap(({ description }) => asideIn(description) ?? []))
}

it('jokes in two sections, where two have a dish with a joke', () => {
  const section = (id: number, names: readonly string[]) => ({
    id,
    name: `Section ${id}`,
    items: names.map((name) => dishToItem(catalogue.find((dish) => dish.name === name) as Dish, 3)),
  })
  const starters = section(1, ['Buffalo Wings', 'Caesar Salad', 'Deviled Eggs'])
  const sweets = section(3, ['New York Cheesecake', 'Key Lime Pie'])
  const jokes = (sections: Section[]) =>
    voicedSections(sections, 'playful', 1, (id) => byId.get(id)).map(
      ({ items }) => items.filter(({ description }) => asideIn(description)).length,
    )
  expect(jokes([starters, sweets])).toEqual([1, 1])
  expect(jokes([starters])).toEqual([2])
})

it('jokes twice on a menu at most, never twice alike, and never with children', () => {
  const jokes = [1, 3, 5, 8].flatMap((cuisineId) =>
    [1, 2].map((seed) => jokesOf('a-la-carte', cuisineId, seed)),
  )
  expect(jokes.flat().length).toBeGreaterThan(4)
  expect(jokes.filter((one) => one.length > 2 || new Set(one).size < one.length)).toEqual([])
  expect([1, 3, 5, 8].flatMap((cuisineId) => jokesOf('kids', cuisineId, 1))).toEqual([])
})
