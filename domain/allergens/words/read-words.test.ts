import { describe, expect, it } from 'vitest'
import { type AllergenKey, allergenKeys } from '../allergen-keys.ts'
import { namedLanguages, namesIn } from '../names/names-in.ts'
import { ambiguousWords } from './allergen-words.ts'
import { additiveOfWord, allergenOfWord, avoidedOfWord } from './read-words.ts'

const readings: readonly (readonly [AllergenKey, readonly string[]])[] = [
  ['nuts', ['Schalenfrüchte', 'Schalenfruchte', 'frutta a guscio', 'fruits à coque', 'Fruits a coque']],
  ['nuts', ['tree nuts', 'Tree-Nuts', 'TREE_NUTS', 'frutos de cáscara', 'frutos secos', 'noten']],
  [
    'milk',
    ['Milch', 'lácteos', 'Lacteos', 'lait', 'latte', 'leche', 'dairy', 'melk', 'Milch (Laktose)', 'mælk'],
  ],
  [
    'crustaceans',
    ['crustacés', 'Crustaces', 'Krebstiere', 'crostacei', 'crustáceos', 'Crustacean shellfish'],
  ],
  [
    'gluten',
    ['gluten', 'Gluten', 'glutenhaltiges Getreide', 'glutine', 'céréales contenant du gluten', 'lepek'],
  ],
  ['eggs', ['Ei', 'œuf', 'Oeufs', 'huevo', 'uova', 'ovos', 'kananmuna', '달걀']],
  ['peanuts', ['Erdnüsse', 'arachides', 'cacahuètes', 'cacahuetes', 'groundnuts', 'amendoim']],
  ['sulphites', ['SO2', 'Schwefeldioxid und Sulfite', 'sulfites', 'solfiti', 'anidride solforosa e solfiti']],
  ['molluscs', ['Weichtiere', 'mollusks', 'mollusques', 'moluscos', 'molluschi']],
  ['wheat', ['Weizen', 'blé', 'trigo', 'frumento', 'tarwe', '小麦']],
  ['walnuts', ['Walnüsse', 'walnut', 'Vlašské ořechy', 'грецкие орехи']],
  ['pine-nuts', ['Pinienkerne', 'pinoli', 'pine nut', 'pignons de pin']],
  ['brazil-nuts', ['Brazil nuts', 'brazil-nuts', 'Paranüsse', 'noix du Brésil']],
]

describe('a word for an allergen', () => {
  it.each(readings.flatMap(([key, words]) => words.map((word) => [word, key] as const)))(
    'is read: %s as %s',
    (word, key) => {
      expect(allergenOfWord(word)).toBe(key)
    },
  )

  it.each(['garlic', 'shell', 'ca', 'n', '', 'no nuts', 'constructor', ...Object.keys(ambiguousWords)])(
    'is not guessed: %j',
    (word) => {
      expect(allergenOfWord(word)).toBeUndefined()
    },
  )

  it.each(['noix', 'noci', 'nueces', 'nozes', 'nuci'])('asks which nut %s is', (word) => {
    expect(allergenOfWord(word)).toBe('nuts')
  })

  it('is every key itself', () => {
    expect(allergenKeys.filter((key) => allergenOfWord(key) !== key)).toEqual([])
  })

  it.each(namedLanguages)('that we print in %s is read back, or asks for the nut', (language) => {
    const wrong = [...(namesIn(language)?.allergens ?? [])].filter(([key, name]) => {
      const read = allergenOfWord(name)
      return read !== key && !(key === 'walnuts' && read === 'nuts') && !Object.hasOwn(ambiguousWords, name)
    })
    expect(wrong).toEqual([])
  })
})

it('reads declarations of additives in the languages that we print', () => {
  expect(additiveOfWord('mit Farbstoff')).toBe('coloring')
  expect(additiveOfWord('Farbstoffe')).toBe('coloring')
  expect(additiveOfWord('con colorante')).toBe('coloring')
  expect(additiveOfWord('Avec édulcorants')).toBe('sweeteners')
  expect(additiveOfWord('with flavor enhancer')).toBe('flavor-enhancers')
  expect(additiveOfWord('salt')).toBeUndefined()
})

it.each([
  ['dairy', ['milk']],
  ['Shellfish', ['crustaceans', 'molluscs']],
  ['seafood', ['fish', 'crustaceans', 'molluscs']],
  ['nut', ['nuts']],
  ['tree nuts', ['nuts']],
  ['peanut', ['peanuts']],
  ['egg', ['eggs']],
  ['soy', ['soybeans']],
  ['soya', ['soybeans']],
  ['fish', ['fish']],
  ['gluten-containing cereals', ['gluten']],
  ['Erdnüsse', ['peanuts']],
  ['œufs', ['eggs']],
  ['frutos de cáscara', ['nuts']],
  ['小麦', ['wheat']],
  ['fıstık', ['peanuts', 'pistachios']],
  ['foo', []],
  ['', []],
])('a guest who says %s avoids %j', (word, keys) => {
  expect(avoidedOfWord(word)).toEqual(keys)
})

it('knows each key as what a guest avoids', () => {
  for (const key of allergenKeys) {
    expect(avoidedOfWord(key)).toContain(key)
  }
})
