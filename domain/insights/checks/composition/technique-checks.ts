import { type Technique, techniqueOf } from '../../../dishes/food/technique.ts'
import { foldName } from '../../../text/fold-name.ts'
import type { Review } from '../../review/menu-review.ts'
import type { RecommendationOf } from '../../review/recommendation.ts'
import type { ReviewedItem } from '../../review/reviewed-item.ts'

/** What a table tires of. A house may grill, bake or steam all it sells. */
const TIRING: readonly Technique[] = ['fried', 'braised']

/** This many dishes of one technique, more than half of their section, are too many. */
const REPEATED_FROM = 3
/** In a longer section a guest finds another dish. */
const LONGEST = 8

/** Sections that promise their technique. */
const DEVOTED =
  /\b(?:fr(?:y|ied|ies|ittura|itti|ito|itos|iture)|tempura|basket|katsu|chicken|wings|fish and chips|braise[ds]?|stews?|curr(?:y|ies)|wot|tagines?|ragu|pasta|tacos?|pies?|roasts?|mole|bowls?|soups?|noodles?|ramen|chili|hot ?pots?|casseroles?|guisos?|street|snacks?|bar|bites)\b/

/**
 * Most starters or main courses of a short section are cooked one way, by the words of the owner's own dishes: three of
 * five mains braised. Dishes of the catalogue keep the bound of the composer. Asked: what the kitchen can cook at the same
 * time is the kitchen's to know.
 */
export function checkTechniques({ items }: Review): RecommendationOf<'technique_repeats'>[] {
  const bySection = Map.groupBy(items.filter(isCooked), ({ section }) => section)
  return [...bySection].flatMap(([section, dishes]) => {
    if (dishes.length > LONGEST || DEVOTED.test(foldName(section.name))) return []
    return TIRING.flatMap((technique) => {
      const alike = dishes.filter((one) => cookedAs(one) === technique)
      if (alike.length < REPEATED_FROM || alike.length * 2 <= dishes.length) return []
      return [
        {
          code: 'technique_repeats' as const,
          id: `technique_repeats:${section.id}:${technique}`,
          pointer: alike[0]?.pointer.replace(/\/items\/\d+$/, '') ?? '',
          params: {
            sectionName: section.name,
            technique,
            names: alike.map(({ item }) => item.name),
            total: dishes.length,
          },
          items: alike.map(({ item }) => item.id),
          edits: [],
        },
      ]
    })
  })
}

/** Its fries are next to it. */
const ON_BREAD = /\b(?:burgers?|\w*burger|sandwich(?:es)?|club|croques?|wraps?|hot dogs?|panini|subs?)\b/

const isCooked = ({ course, section }: ReviewedItem): boolean =>
  (course === 'starter' || course === 'main') && section.layout !== 'courses'

const cookedAs = ({ item, isAsWritten }: ReviewedItem): Technique | undefined =>
  isAsWritten || ON_BREAD.test(foldName(item.name)) ? undefined : techniqueOf(item)
