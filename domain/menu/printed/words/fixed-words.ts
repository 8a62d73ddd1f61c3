import { diets, marks, numbers } from './item-words.ts'
import { declared, legendWords, pageWords, undeclared } from './page-words.ts'
import type { FixedWords } from './words.ts'

/** Between names of allergens, where that isn't a comma. */
const separators: Readonly<Record<string, string>> = { ar: '، ', ja: '、', zh: '、', 'zh-Hant': '、' }

const wordsOf = (tag: string): FixedWords => {
  const { vegetarian, vegan, glutenFree, dairyFree, keto, seafood, halal, kosher, pescatarian, nutFree } =
    diets.of(tag)
  const between = separators[tag]
  return {
    ...numbers.of(tag),
    ...pageWords.of(tag),
    ...legendWords.of(tag),
    marks: marks.of(tag),
    diets: [vegetarian, vegan, glutenFree, dairyFree, keto, seafood, halal, kosher, pescatarian, nutFree],
    declaration: { ...declared.of(tag), ...undeclared.of(tag), ...(between && { between }) },
  }
}

/** By the BCP 47 tags of the languages in which we speak to guests. */
export const fixedWords: Readonly<Record<string, FixedWords>> & { readonly en: FixedWords } = {
  ...Object.fromEntries(numbers.tags.map((tag) => [tag, wordsOf(tag)])),
  en: wordsOf('en'),
}
