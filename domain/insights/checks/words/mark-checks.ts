import { foldName } from '../../../text/fold-name.ts'
import type { Review } from '../../review/menu-review.ts'
import type { RecommendationOf } from '../../review/recommendation.ts'
import type { ReviewedItem } from '../../review/reviewed-item.ts'

/** A menu that marks fewer dishes as spicy than this has no habit that another dish could break. */
const MIN_MARKED = 2

/** Words that mean heat in every kitchen; a bell pepper and a Buffalo mozzarella are mild. */
const HOT =
  /\b(?:(?<!not )(?:very |extra )?spicy|fiery|habaneros?|scotch bonnet|bird ?s? eye|ghost pepper|carolina reaper|bhut jolokia|vindaloo|phaal|jungle curry|mapo|mala|dan dan|kung pao|nashville hot|arrabbiata|diavol[ao]|nduja|chil(?:i|e|li) (?:oil|crisp)|red oil|water boiled (?:beef|fish|pork)|berbere|awaze|mitmita)\b/
const MILD = /\b(?:mild|(?:or|and) spicy|not spicy|non spicy|without chil(?:i|e|li)|no chil(?:i|e|li))\b/

const isMarkedHot = ({ item }: ReviewedItem): boolean =>
  item.marks?.some((mark) => mark.startsWith('spicy')) ?? false

/** What a guest adds to a dish, and takes as much of as it pleases. */
const BESIDE = /\b(?:mayo|aioli|sauces?|salsas?|dips?|dressing|relish|pickles?|oil)$/

function saysHot({ item, course }: ReviewedItem): boolean {
  const words = foldName(`${item.name} ${item.description}`)
  return course !== 'drink' && !BESIDE.test(foldName(item.name)) && HOT.test(words) && !MILD.test(words)
}

/**
 * Dishes whose words say that they are hot, without the mark that others of this menu bear: a guest who reads marks takes
 * them for mild. One finding for all; how hot a dish is, only the kitchen knows.
 */
export function checkMarks({ items }: Review): RecommendationOf<'mark_missing'>[] {
  const marked = items.filter(isMarkedHot)
  const unmarked = items.filter((one) => !isMarkedHot(one) && saysHot(one))
  if (marked.length < MIN_MARKED || unmarked.length === 0) return []
  return [
    {
      code: 'mark_missing',
      id: 'mark_missing',
      pointer: '',
      params: { names: unmarked.map(({ item }) => item.name), marked: marked.length },
      items: unmarked.map(({ item }) => item.id),
      edits: [],
    },
  ]
}
