import { DESCRIPTION_NORM } from '#domain/insights/checks/words/description-norm.ts'
import type { Recommendation, RecommendationOf } from '#domain/insights/review/recommendation.ts'
import { countOfDishes, someOf } from './lists-of-dishes.ts'
import type { SayAmount } from './money.ts'

export interface FindingWords {
  readonly title: string
  readonly reason: string
  /** What applying it would do; absent where only the owner can fix it. */
  readonly proposal?: string
  /** What each would be, before it is applied. */
  readonly changes?: readonly { readonly name: string; readonly before: string; readonly after: string }[]
  readonly whyNot?: string
  /** For the toast, once it is done; absent where there is nothing to apply. */
  readonly done?: string
}

export type WordsByCode<Codes extends Recommendation['code']> = {
  readonly [Code in Codes]: (params: RecommendationOf<Code>['params'], said: SayAmount) => FindingWords
}

/** Other words for a description where there are some, else why there are none. */
const rewritten = (proposed: string | null, whyNot: string) =>
  proposed === null ? { whyNot } : { proposal: `“${proposed}”` }

export const descriptionWords: WordsByCode<
  | 'description_short'
  | 'description_long'
  | 'description_repeated'
  | 'word_repeated'
  | 'doubled_word'
  | 'misspelled_word'
  | 'mark_missing'
  | 'placeholder_text'
> = {
  doubled_word: ({ name, word, before, proposed }) => ({
    title: `${name}: “${word} ${word}”`,
    reason: 'A word is repeated.',
    proposal: 'Write:',
    changes: [{ name, before, after: proposed }],
    done: `${name} has its description without the second “${word}”.`,
  }),
  misspelled_word: ({ name, wrong, right, before, proposed }) => ({
    title: `${name}: “${wrong}”`,
    reason: `It is written “${right}”.`,
    ...(proposed === null
      ? { whyNot: 'It’s in the name, which is yours to change.' }
      : { proposal: 'Write:', changes: [{ name, before, after: proposed }] }),
    done: `The description of ${name} is corrected.`,
  }),
  mark_missing: ({ names: [name = '', ...others], marked }) => {
    const isOne = others.length === 0
    const names = [name, ...others]
    return {
      title: `${isOne ? `${name} has` : `${countOfDishes(names.length)} have`} no mark for spicy`,
      reason: isOne
        ? `${marked} dishes of your menu have one; the words of this one say that it is hot.`
        : `${marked} dishes of your menu have one; the words of these say that they are hot: ${someOf(names)}.`,
      whyNot: `Only your kitchen knows how hot ${isOne ? 'it is' : 'they are'}.`,
    }
  },
  placeholder_text: ({ name, words }) => ({
    title: `${name}: unfinished text`,
    reason: `“${words}” is printed as is.`,
    whyNot: 'Only you know what is to be written there.',
  }),
  description_short({ dishes }) {
    const isNone = dishes.every(({ length }) => length === 0)
    const isOne = dishes.length === 1
    const name = dishes[0]?.name
    const count = countOfDishes(dishes.length)
    const changes = dishes.flatMap(({ name, proposed }) =>
      proposed === null ? [] : [{ name, before: '', after: proposed }],
    )
    const titleOfOne = isNone ? `${name} has no description` : `The description of ${name} is short`
    const titleOfSeveral = `${count} have ${isNone ? 'no description' : 'little or no description'}`
    return {
      title: isOne ? titleOfOne : titleOfSeveral,
      reason: `${isOne ? '' : `${someOf(dishes.map((dish) => dish.name))}. `}Guests order what they can picture.`,
      ...(changes.length === 0
        ? { whyNot: `Only you know what is in ${isOne ? 'it' : 'them'}.` }
        : {
            proposal: 'How our catalog describes dishes with these names. Apply only what is true of yours:',
            changes,
          }),
      done: isOne ? `${name} has a description.` : `${count} have a description.`,
    }
  },
  description_long: ({ name, length, proposed }) => ({
    title: `The description of ${name} is long`,
    reason: `${length} characters. Past ${DESCRIPTION_NORM.max}, few guests read on.`,
    ...rewritten(proposed, 'Even its first sentence is too long. Only you can shorten it.'),
    done: `${name} has its new description.`,
  }),
  description_repeated: ({ names, words, reworded }) => ({
    title: `${countOfDishes(names.length)} have descriptions that read the same`,
    reason: `${someOf(names)}: “${words}”`,
    ...(reworded.length === 0
      ? { whyNot: 'Only you know what tells them apart.' }
      : {
          proposal: 'How our catalog describes dishes with these names. Apply only what is true of yours:',
          changes: reworded.map(({ name, before, proposed }) => ({ name, before, after: proposed })),
          done: `${countOfDishes(reworded.length)} ${reworded.length === 1 ? 'has' : 'have'} a new description.`,
        }),
  }),
  word_repeated: ({ name, word, count, proposed }) => ({
    title: `${name} says “${word}” ${count} times`,
    reason: 'Once is enough in one description.',
    ...rewritten(proposed, 'The sentence needs rewording, and only you know how.'),
    done: `${name} has its new description.`,
  }),
}
