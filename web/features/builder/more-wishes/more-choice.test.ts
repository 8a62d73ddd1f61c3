import { expect, it } from 'vitest'
import { menuBriefSchema } from '#domain/generation/brief/brief.ts'
import { startingChoice, withCount } from '../filters/filter-choice.ts'
import { asksMore, listed, nothingMore, readBrief, readDollars } from './more-choice.ts'

const choice = { ...startingChoice, cuisineId: 1 }
const read = (more: Partial<typeof nothingMore>, keep: number[] = []) =>
  readBrief({ choice, more: { ...nothingMore, ...more }, keep, country: 'AU' })

it('asks for nothing more until something is chosen', () => {
  expect(asksMore(nothingMore)).toBe(false)
  expect(asksMore({ ...nothingMore, kind: 'brunch' })).toBe(true)
  expect(asksMore({ ...nothingMore, mustUse: 'squash' })).toBe(true)
  expect(asksMore({ ...nothingMore, voice: 'story' })).toBe(false)
})

it('parts names by commas, lines and the word and', () => {
  expect(listed('antipasti, primi,\nsecondi and dolci; ')).toEqual(['antipasti', 'primi', 'secondi', 'dolci'])
  expect(listed('Sandwiches')).toEqual(['Sandwiches'])
})

it('keeps the filters’ numbers of dishes at à la carte, and leaves them to a kind and to own sections', () => {
  const { brief } = readBrief({
    choice: withCount(choice, 1, 5),
    more: { ...nothingMore, mustUse: 'squash' },
    keep: [7],
    country: undefined,
  })
  expect(brief?.sections).toEqual([
    { name: 'Appetizers', count: 5 },
    { name: 'Main Courses', count: 3 },
    { name: 'Sides', count: 3 },
    { name: 'Desserts', count: 3 },
  ])
  expect(brief).toMatchObject({ keep: [7], mustUse: ['squash'] })
  expect(read({ kind: 'brunch' }).brief?.sections).toBeUndefined()
  expect(read({ kind: 'brunch', sections: 'Eggs, Dolci' }).brief?.sections).toEqual([
    { name: 'Eggs' },
    { name: 'Dolci' },
  ])
})

it('cooks where the restaurant lies and for today, unless another place or season is chosen', () => {
  expect(read({ kind: 'lunch' }).brief).toMatchObject({ country: 'AU', season: undefined })
  expect(read({ country: 'IT', season: 'summer' }).brief).toMatchObject({ country: 'IT', season: 'summer' })
})

it('asks for the voice that was chosen', () => {
  expect(read({ kind: 'lunch' }).brief?.voice).toBe('bistro')
  expect(read({ kind: 'lunch', voice: 'story' }).brief?.voice).toBe('story')
})

it('reads dollars, and refuses what is none', () => {
  expect(['$55', '55', ' 55.50 ', '1,200'].map(readDollars)).toEqual([5500, 5500, 5550, 120000])
  expect(['', 'cheap', '-3', '5.555'].map(readDollars)).toEqual([null, null, null, null])
})

it('says in which field something cannot be meant', () => {
  expect(read({ perHead: 'cheap' }).refusal?.field).toBe('perHead')
  expect(read({ perHead: '0' }).refusal).toEqual({
    field: 'perHead',
    sentence: 'A target per head is above zero.',
  })
  for (const courses of ['0', '', '12', '5.5']) {
    expect(read({ kind: 'tasting', courses }).refusal).toEqual({
      field: 'courses',
      sentence: 'A tasting menu has 5 to 9 courses.',
    })
  }
  const many = Array.from({ length: 41 }, (_, index) => `herb ${index}`).join(',')
  expect(read({ mustUse: many }).refusal?.field).toBe('mustUse')
  expect(read({ sections: many }).refusal?.field).toBe('sections')
})

it('makes a brief that the composer accepts', () => {
  const { brief } = read({ kind: 'tasting', courses: '7', withPairing: true, perHead: '$120' })
  expect(menuBriefSchema.parse(brief)).toMatchObject({
    kind: 'tasting',
    courses: 7,
    withPairing: true,
    perHead: 12000,
  })
})
