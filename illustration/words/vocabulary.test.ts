import { describe, expect, it } from 'vitest'
import { kindsOf, localWords, sameAs } from './same-as.ts'
import { findWord, wordsInName, wordsInText, wordTables } from './vocabulary.ts'

describe('the vocabulary', () => {
  it('defines no word twice', () => {
    const others = Object.values(sameAs).flatMap((names) => names.split(/,\s+/))
    const names = [...wordTables.flatMap((table) => Object.keys(table)), ...others]
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })

  it('knows what every other name of a word stands for', () => {
    const targets = [
      ...Object.keys(sameAs),
      ...Object.values(kindsOf).flat(),
      ...Object.values(localWords).flatMap((words) => Object.values(words)),
    ]
    expect(targets.filter((name) => !findWord(name))).toEqual([])
  })

  it('reads over case, accents and number', () => {
    expect(findWord('Tomatoes')).toBe(findWord('tomato'))
    expect(findWord('JALAPEÑOS')).toBe(findWord('jalapeño'))
    expect(findWord('cherries')).toBe(findWord('cherry'))
    expect(findWord('constructor')).toBeUndefined()
    expect(findWord('')).toBeUndefined()
  })

  it('prefers the longest name in a text', () => {
    expect(wordsInText('iced tea with ice cream')).toEqual([findWord('iced tea'), findWord('ice cream')])
  })

  it('takes the last word before "with" for the dish', () => {
    expect(wordsInName('Tomato Soup with Bread')).toEqual([
      findWord('soup'),
      findWord('tomato'),
      findWord('bread'),
    ])
  })
})
