import type { Dish } from '../dish.ts'
import { glosses } from './glosses/glosses.ts'
import { knownWords } from './glosses/known-words.ts'
import { tokensOf } from './words.ts'

/** What a dish is in English where its name tells an American guest nothing: "chicken coconut soup". */
export const glossOf = ({ name }: Pick<Dish, 'name'>): string | undefined => glosses[name]

/** The words of a name that an American guest does not know; empty where it needs no gloss. */
export const unknownWordsOf = (name: string): string[] =>
  tokensOf(name)
    .flatMap(({ word }) => word.split('-'))
    .filter((word) => word !== '' && !knownWords.has(word.toLowerCase()))
