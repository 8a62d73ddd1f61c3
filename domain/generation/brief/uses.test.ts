import { describe, expect, it } from 'vitest'
import { loadCatalogue } from '../../catalogue/dishes/catalogue.ts'
import { atOnce } from '../../computing/steps.ts'
import { menuBriefSchema } from './brief.ts'
import { composeBrief } from './compose-brief.ts'
import { withUses } from './uses.ts'

const asked = (notes: string, mustUse: string[] = []) => withUses({ notes, mustUse })

describe('what an owner asks in words to be used', () => {
  it.each([
    ['Use squash', ['squash'], undefined],
    ['Please use up the kale and chestnuts. No pork.', ['kale', 'chestnuts'], 'No pork'],
    ['no nuts; cook with lentils', ['lentils'], 'no nuts'],
  ])('%j is read as ingredients, and the rest stays a wish', (notes, mustUse, left) => {
    expect(asked(notes)).toEqual({ notes: left, mustUse })
  })

  it.each(['Use your imagination', 'vegan', 'useful plates'])('%j stays a wish', (notes) => {
    expect(asked(notes, ['kale'])).toEqual({ notes, mustUse: ['kale'] })
  })

  it('is on the menu', () => {
    const catalogue = loadCatalogue()
    const brief = withUses(menuBriefSchema.parse({ cuisineId: 1, notes: 'Use squash' }))
    for (const seed of [1, 2, 3]) {
      const { menu } = atOnce(composeBrief({ catalogue, brief, seed, season: 'autumn' }))
      const ids = menu?.sections.flatMap(({ items }) => items.map(({ id }) => id)) ?? []
      const dishes = catalogue.filter(({ id }) => ids.includes(id))
      const squashes = dishes.filter(({ ingredients }) =>
        ingredients.some((one) => /squash|pumpkin/.test(one)),
      )
      expect(squashes.length > 0 || menu?.remarks.join(' ').includes('squash'), `seed ${seed}`).toBe(true)
    }
  })

  it.each(['squash', 'berries', 'beans', 'greens', 'unobtainium'])(
    'is composed around in named sections, at a target, though no recipe says just %j',
    (word) => {
      const brief = menuBriefSchema.parse({
        cuisineId: 1,
        sections: ['Antipasti', 'Primi', 'Secondi', 'Dolci'].map((name) => ({ name })),
        mustUse: [word],
        perHead: 5500,
        notes: 'No pork',
      })
      const { menu } = atOnce(composeBrief({ catalogue: loadCatalogue(), brief, seed: 1, season: 'autumn' }))
      expect(menu?.sections.map(({ name }) => name)).toEqual(['Antipasti', 'Primi', 'Secondi', 'Dolci'])
    },
  )
})
