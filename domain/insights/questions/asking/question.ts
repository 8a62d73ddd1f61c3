import { formatAmount } from '../../../money/format.ts'
import type { Review } from '../../review/menu-review.ts'
import type { AdviceSureness, Recommendation, RecommendationOf, Topic } from '../../review/recommendation.ts'
import type { ReviewedItem } from '../../review/reviewed-item.ts'

const OWN_WORDS = 'From the words of your menu alone.'
const OWN_PRICES = 'From the words and prices of your menu alone.'

/** What a rule asks the owner, in sentences. */
export interface Question {
  /** What tells it from others of its rule while the menu changes elsewhere. */
  readonly key: string
  readonly title: string
  readonly reason: string
  /** The items that it is about, the first of which is where it leads; none for the whole menu. */
  readonly about: readonly ReviewedItem[]
  readonly pointer?: string
  /** Null where the difference of the two prices is none: a pack and its piece. */
  readonly stake?: Recommendation['stake'] | null
  /** What settles it in one press, and what that does, in a sentence. */
  readonly fix?: { readonly edits: Recommendation['edits']; readonly proposal: string; readonly done: string }
}

/**
 * A rule that finds what only the owner can settle, on an owner's own dishes as well as on the catalog's. It is silent
 * where a comparison is weak: different sizes, a market price, a dish for two, different sorts.
 */
export interface QuestionRule {
  readonly id: string
  readonly topic: Topic
  /** Likely where it doesn't say. */
  readonly sureness?: AdviceSureness
  /** The code that it is as valuable as (`advice/weighing.ts`). */
  readonly as: Exclude<Recommendation['code'], 'question'>
  /** Why nothing is proposed. */
  readonly whyNot: string
  readonly several: (count: number) => string
  /** What it rests on, where that isn't the menu alone. */
  readonly basis?: string
  readonly ask: (review: Review) => readonly Question[]
}

/** What each rule finds on a menu. */
export const asked = (
  review: Review,
  { ask, several, ...rule }: QuestionRule,
): RecommendationOf<'question'>[] => {
  const questions = ask(review)
  return questions.map(({ key, title, reason, about, pointer, stake, fix }) => ({
    code: 'question',
    id: `${rule.id}:${key}`,
    pointer: pointer ?? about[0]?.pointer ?? '',
    params: {
      rule: rule.id,
      topic: rule.topic,
      sureness: rule.sureness ?? 'likely',
      as: rule.as,
      title,
      reason,
      whyNot: rule.whyNot,
      // Of one, its title says more than a count.
      several: questions.length === 1 ? title : several(questions.length),
      basis: rule.basis ?? (rule.topic === 'prices' ? OWN_PRICES : OWN_WORDS),
      ...(fix && { proposal: fix.proposal, done: fix.done }),
    },
    ...(about.length > 0 && { items: about.map(({ item }) => item.id) }),
    edits: fix?.edits ?? [],
    ...(stake ? { stake } : stake === undefined && rule.topic === 'prices' && stakeOf(about)),
  }))
}

/** Of two items that are compared, what a sale of the cheaper leaves on the table if its price is the slip. */
function stakeOf([one, other, ...more]: readonly ReviewedItem[]): Pick<Recommendation, 'stake'> {
  if (!one?.plate || !other?.plate || more.length > 0) return {}
  const [low, high] = one.plate.amount < other.plate.amount ? [one, other] : [other, one]
  const amount = (high.plate?.amount ?? 0) - (low.plate?.amount ?? 0)
  return amount > 0 ? { stake: { itemId: low.item.id, amount } } : {}
}

/** An amount in minor units as a sentence says it: `$12.50`. */
export const said = ({ menu: { currency } }: Review, amount: number): string =>
  formatAmount(amount, currency, { language: 'en', sign: 'locale', cents: 'always' })

const list = new Intl.ListFormat('en')

/** The first of these names, and how many more there are: `Pho, Bun and 3 more`. */
export function someOf(names: readonly string[], most = 3): string {
  const rest = names.length - most
  return rest > 1 ? list.format([...names.slice(0, most), `${rest} more`]) : list.format(names)
}
