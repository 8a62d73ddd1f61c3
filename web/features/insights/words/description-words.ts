import { DESCRIPTION_NORM } from '#domain/insights/checks/description-checks.ts'
import type { RecommendationOf } from '#domain/insights/checks/recommendation.ts'
import { countOfDishes, someOf } from './lists-of-dishes.ts'

/** What a finding says on the screen. */
export interface FindingWords {
  readonly title: string
  /** Why it is worth a look. */
  readonly reason: string
  /** What applying it would do; absent where only the owner can mend it. */
  readonly proposal?: string
  /** What each would be, before it is applied. */
  readonly changes?: readonly { readonly name: string; readonly before: string; readonly after: string }[]
  /** Why there is nothing to apply. */
  readonly whyNot?: string
  /** For the toast, once it is done. */
  readonly done: string
}

type DescriptionFinding = RecommendationOf<
  'description_short' | 'description_long' | 'description_repeated' | 'word_repeated'
>

const ONLY_YOU = 'Only you know what is in it.'

/** What a finding on a description says on the screen. */
export function descriptionWords(finding: DescriptionFinding): FindingWords {
  switch (finding.code) {
    case 'description_short':
      return shortWords(finding)
    case 'description_long': {
      const { name, length, proposed } = finding.params
      return {
        title: `${name} says too much`,
        reason: `${length} characters; past ${DESCRIPTION_NORM.max}, few guests read on.`,
        ...(proposed === null
          ? { whyNot: 'Its first sentence alone is too long to be cut without your help.' }
          : { proposal: `“${proposed}”` }),
        done: `${name} has its new description.`,
      }
    }
    case 'description_repeated': {
      const { names, words } = finding.params
      return {
        title: `${countOfDishes(names.length)} are described in the same words`,
        reason: `${someOf(names)}: “${words}”`,
        whyNot: 'Only you know what tells them apart.',
        done: '',
      }
    }
    case 'word_repeated': {
      const { name, word, count, proposed } = finding.params
      return {
        title: `${name} says “${word}” ${count} times`,
        reason: 'Once is enough in one description.',
        ...(proposed === null
          ? { whyNot: 'The sentence has to be rephrased, and only you know how.' }
          : { proposal: `“${proposed}”` }),
        done: `${name} has its new description.`,
      }
    }
  }
}

function shortWords({ params: { dishes } }: RecommendationOf<'description_short'>): FindingWords {
  const names = dishes.map(({ name }) => name)
  const isNone = dishes.every(({ length }) => length === 0)
  const [first] = dishes
  const isOne = dishes.length === 1
  const proposals = dishes.flatMap(({ name, proposed }) => (proposed === null ? [] : [{ name, proposed }]))
  return {
    title: isOne
      ? isNone
        ? `${first?.name} has no description`
        : `${first?.name} says little`
      : `${countOfDishes(dishes.length)} have ${isNone ? 'no description' : 'little or no description'}`,
    reason: `${isOne ? '' : `${someOf(names)}. `}Guests order what they can picture.`,
    ...(proposals.length === 0
      ? { whyNot: isOne ? ONLY_YOU : 'Only you know what is in them.' }
      : {
          proposal:
            'Our catalog’s words for dishes of these names. Apply them only where they are true of yours:',
          changes: proposals.map(({ name, proposed }) => ({ name, before: '', after: proposed })),
        }),
    done: isOne ? `${first?.name} has a description.` : `${countOfDishes(dishes.length)} have a description.`,
  }
}
