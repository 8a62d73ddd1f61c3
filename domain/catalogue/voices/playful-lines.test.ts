import { expect, it } from 'vitest'
import { loadCatalogue } from '../dishes/catalogue.ts'
import { asideIn, dishesWithJokes } from './playful-lines.ts'
import { wordingsOf } from './wordings.ts'

const catalogue = loadCatalogue()

it('jokes about dishes of the catalog, each with a joke that no other has', () => {
  const names = new Set(catalogue.map(({ name }) => name))
  expect(dishesWithJokes.filter((name) => !names.has(name))).toEqual([])
  const jokes = dishesWithJokes.map((name) => {
    const dish = catalogue.find((one) => one.name === name)
    return dish && asideIn(wordingsOf(dish, 'playful')[0]?.text ?? '')
  })
  expect(jokes).not.toContain(undefined)
  expect(new Set(jokes).size).toBe(dishesWithJokes.length)
})

it('says what bistro says, and jokes after it or not at all', () => {
  for (const dish of catalogue) {
    const told = wordingsOf(dish, 'bistro')
    const [first, ...others] = wordingsOf(dish, 'playful')
    const joke = asideIn(first?.text ?? '')
    expect(joke === undefined ? [first, ...others] : others, dish.name).toEqual(told)
    if (joke !== undefined) expect(first?.text).toBe(`${told[0]?.text.replace(/\.$/, '')}. ${joke}`)
  }
})
