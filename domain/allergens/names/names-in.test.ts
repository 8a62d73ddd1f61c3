import { describe, expect, it } from 'vitest'
import { allergenKeys } from '../allergen-keys.ts'
import { namedLanguages, namesIn } from './names-in.ts'

describe('names in another language', () => {
  it.each(namedLanguages)('are complete in %s', (language) => {
    const names = namesIn(language)
    const missing = allergenKeys.filter((key) => !names?.allergens.has(key))
    expect(missing).toEqual([])
    expect(names?.additives.size).toBe(22)
  })

  it.each(namedLanguages)('tell apart in %s what guests must tell apart', (language) => {
    const names = [...(namesIn(language)?.allergens.values() ?? [])]
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })

  it('are those of 28 languages besides English, which is our own', () => {
    expect(namedLanguages).toHaveLength(28)
    expect(namesIn('en')).toBeUndefined()
    expect(namesIn('sw')).toBeUndefined()
  })

  it('stand within a line as the language writes them', () => {
    expect(namesIn('de-AT')?.allergens.get('walnuts')).toBe('Walnüsse')
    expect(namesIn('de')?.allergens.get('milk')).toBe('Milch')
    expect(namesIn('fr-CA')?.allergens.get('nuts')).toBe('fruits à coque')
    expect(namesIn('fr')?.allergens.get('walnuts')).toBe('noix')
    expect(namesIn('it')?.additives.get('coloring')).toBe('con colorante')
    expect(namesIn('nb-NO')?.allergens.get('milk')).toBe('melk')
    expect(namesIn('de')?.additives.get('phosphate')).toBe('mit Phosphat')
  })

  it('are in the characters that the menu is written in', () => {
    expect(namesIn('zh-Hans')?.allergens.get('peanuts')).toBe('花生')
    expect(namesIn('zh-TW')?.allergens.get('milk')).toBe('牛奶')
    expect(namesIn('zh-Hant')?.allergens.get('nuts')).toBe('堅果')
  })
})
