import { describe, expect, it } from 'vitest'
import { findIngredient } from './find-ingredient.ts'
import { fold } from './fold.ts'
import { foreignIngredient, wordRows } from './foreign-names.ts'
import { type IngredientName, ingredients } from './index.ts'
import { languages } from './inflections.ts'

const traits = (name: IngredientName) => [...ingredients[name]].sort().join()

it('names ingredients of the lexicon, in six columns', () => {
  expect(
    wordRows()
      .filter(([name]) => !(name in ingredients))
      .map(([name]) => name),
  ).toEqual([])
  expect(
    wordRows()
      .filter(([, cells]) => cells.length !== languages.length)
      .map(([name]) => name),
  ).toEqual([])
  const names = wordRows().map(([name]) => name)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

it('gives no word two meanings in one language', () => {
  const twice = languages.flatMap((language, column) => {
    const seen = new Map<string, string>()
    return wordRows().flatMap(([name, cells]) =>
      (cells[column] ?? []).flatMap((written) => {
        const word = fold(written)
        const before = seen.get(word)
        seen.set(word, name)
        return before && traits(before as IngredientName) !== traits(name as IngredientName)
          ? [`${language}: ${written} is ${before} and ${name}`]
          : []
      }),
    )
  })
  expect(twice).toEqual([])
})

it('reads each of its words as its ingredient, or as one with all its allergens, or asks', () => {
  const asked = new Set<string>()
  const wrong = wordRows().flatMap(([name, cells]) =>
    cells.flat().flatMap((written) => {
      const word = written.replace('!', '')
      const found = findIngredient(word) ?? foreignIngredient(word)
      if (!found) asked.add(word)
      const has: readonly string[] = found ? ingredients[found] : []
      const lacks =
        found &&
        (ingredients[name as IngredientName] as readonly string[]).some((trait) => !has.includes(trait))
      return lacks ? [`${word}: ${found}, not ${name}`] : []
    }),
  )
  expect(wrong).toEqual([])
  expect([...asked]).toEqual([])
})

describe('foreignIngredient', () => {
  it.each([
    ['Garnelen', 'shrimp'],
    ['gehackte Haselnüsse', 'hazelnut'],
    ['frische Eier', 'egg'],
    ['œufs', 'egg'],
    ['poireaux', 'leek'],
    ['jus d’orange', 'orange juice'],
    ['cipolle tritate', 'onion'],
    ['acciughe', 'anchovy'],
    ['nueces', 'walnut'],
    ['camarões', 'shrimp'],
    ['garnalen', 'shrimp'],
    ['tomaten', 'tomato'],
    ['thé', 'tea'],
  ])('reads %s as %s', (written, name) => {
    expect(foreignIngredient(written)).toBe(name)
  })

  it.each(['the', 'vegane Wurst', 'fromage végétal', 'burro senza lattosio', 'Kokosnussmilchreis', ''])(
    'does not guess at “%s”',
    (written) => {
      expect(foreignIngredient(written)).toBeUndefined()
    },
  )
})
