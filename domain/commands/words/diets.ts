import { allDiets } from '../../reference/reference.ts'

/** Diets as owners type them, as sources of regular expressions: `gluten[- ]free`. */
export const dietsByName: readonly string[] = [
  ...allDiets.map(({ name }) => name.toLowerCase().replaceAll(/[- ]/gu, '[- ]?')),
  'vegan',
  'veggie',
  'gf',
  'organic',
  'celiac safe',
]
