import { describe, expect, it } from 'vitest'
import { loadCatalogue } from '../../catalogue/dishes/catalogue.ts'
import { atOnce } from '../../computing/steps.ts'
import { menuBriefSchema } from './brief.ts'
import { composeBrief } from './compose-brief.ts'

const catalogue = loadCatalogue()
const AMERICAN = 5

/** All that is said of a brief, and how many dishes its menu has. */
function answerTo(wishes: object) {
  const brief = menuBriefSchema.parse({ cuisineId: AMERICAN, ...wishes })
  const { menu, refusal } = atOnce(composeBrief({ catalogue, brief, seed: 3, season: 'autumn' }))
  const dishes = menu?.sections.flatMap(({ items }) => items).length ?? 0
  return { dishes, code: refusal?.code, said: [refusal?.sentence, ...(menu?.remarks ?? [])].join(' ') }
}

describe('what cannot be done is said', () => {
  it.each([
    [
      'a house, and a wish for another',
      { house: 'steakhouse', notes: 'diner' },
      /You chose Steakhouse.*Diner/,
    ],
    [
      'a house that the requests leave nothing of',
      { house: 'steakhouse', notes: 'vegan only' },
      /“Steakhouse”/,
    ],
    ['a house of another cuisine', { house: 'izakaya' }, /no house called “izakaya”.*Steakhouse/],
    ['a kitchen that we do not know', { notes: 'Ethiopian' }, /no Ethiopian recipes.*Type your dishes/],
    [
      'a kitchen of ours',
      { notes: 'bakery' },
      /Bakery is a house of our Café & Bakery catalog.*Choose Café & Bakery/,
    ],
    [
      'a section of emoji next to another',
      { sections: [{ name: '🔥' }, { name: 'Burgers 🍔' }] },
      /no dishes for these sections.*🔥/,
    ],
    ['must-haves without a recipe', { notes: 'must have sushi and a moonpie' }, /“sushi”.*“moonpie”/],
    ['what must be used and nobody knows', { mustUse: ['unicorn'] }, /no recipe for “unicorn”/],
    [
      'a part of a must-have that nobody knows',
      { notes: 'must have a unicorn steak' },
      /did not understand “unicorn”/,
    ],
  ])('with a menu: %s', (_, wishes, said) => {
    const answer = answerTo(wishes)
    expect(answer.said).toMatch(said)
    expect(answer.dishes).toBeGreaterThan(1)
  })

  it.each([
    ['a section of emoji alone', { sections: [{ name: '🍔🍟' }] }, /no dishes for these sections.*🍔🍟/],
    ['$3 a head', { perHead: 300 }, /\$/],
    ['$3,000 a head', { perHead: 300_000 }, /\$/],
  ])('in place of a menu: %s', (_, wishes, said) => {
    const answer = answerTo(wishes)
    expect(answer.dishes).toBe(0)
    expect(answer.code).toBeDefined()
    expect(answer.said).toMatch(said)
  })

  it('before anything is made: 40 sections', () => {
    const sections = Array.from({ length: 40 }, (_, at) => ({ name: `Burgers ${at}` }))
    const parsed = menuBriefSchema.safeParse({ cuisineId: AMERICAN, sections })
    expect(parsed.error?.issues[0]?.message).toBe('A menu is composed of up to 20 sections at once.')
  })
})
