import { foldName } from '../text/fold-name.ts'

/** Words of a section's name that promise one kind of food or drink, as they are in its dishes too. */
const KINDS =
  'steak chop burger taco burrito pizza pasta noodle ramen sushi nigiri bowl sandwich wine beer cocktail bottle ' +
  'coffee tea juice soup salad oyster cheese charcuterie pie cake gelato omelet curry dumpling smoothie shake'

const kinds = KINDS.split(' ').map((word) => ({
  word,
  pattern: new RegExp(`\\b${word.replace(/y$/, '(?:y|ie)')}(?:e?s)?\\b`),
}))
const BY_THE_GLASS = /\bby the (?:glass|bottle)\b|\bon draft\b/

/**
 * Returns whether a dish of this name may be in a section of that name, judged by the names alone. "Steaks"
 * takes no grain bowl and "By the glass" none of our dishes; "Mains" takes anything.
 */
export function suitsSection(dishName: string, sectionName: string): boolean {
  const section = foldName(sectionName)
  if (BY_THE_GLASS.test(section)) return false
  const promised = kinds.filter(({ pattern }) => pattern.test(section))
  return promised.length === 0 || promised.some(({ pattern }) => pattern.test(foldName(dishName)))
}
