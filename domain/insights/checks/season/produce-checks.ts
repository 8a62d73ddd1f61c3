import type { Season } from '../../../catalogue/dish.ts'
import { foldName } from '../../../text/fold-name.ts'
import type { Review } from '../../review/menu-review.ts'
import type { RecommendationOf } from '../../review/recommendation.ts'
import type { ReviewedItem } from '../../review/reviewed-item.ts'

/**
 * Produce that guests know the season of, and the seasons in which fields of the temperate zone give it, early and late
 * harvests included: U.S. Department of Agriculture, SNAP-Ed Connection, Seasonal Produce Guide; soft-shell crabs: NOAA
 * Fisheries, Atlantic blue crab (May to September). Roots, cabbages and what is good all year are left out.
 */
const produce: readonly (readonly [words: RegExp, name: string, seasons: readonly Season[]])[] = [
  [
    /\b(?:asparagus|(?:stangen|weisser |gruner )?spargel|asperges|esparragos(?: frescos)?|asparagi)\b/,
    'asparagus',
    ['spring', 'summer'],
  ],
  [/\bramps?\b/, 'ramps', ['spring']],
  [/\b(?:barlauch|ail des ours|wild garlic)\b/, 'wild garlic', ['spring']],
  [/\bfava beans?\b/, 'fava beans', ['spring', 'summer']],
  [/\bfiddleheads?\b/, 'fiddleheads', ['spring']],
  [/\bsquash blossoms?\b/, 'squash blossoms', ['spring', 'summer']],
  [/\bsoft shell crabs?\b/, 'soft-shell crab', ['spring', 'summer']],
  [/\bheirloom tomato(?:es)?\b/, 'heirloom tomatoes', ['summer', 'autumn']],
  [/\b(?:sweet|street|grilled|white|yellow) corn\b|\bcorn on the cob\b/, 'fresh corn', ['summer', 'autumn']],
  [/\b(?:peach|peaches|nectarines?|pfirsich\w*|melocoton(?:es)?)\b/, 'peaches', ['summer', 'autumn']],
  [/\b(?:watermelon|wassermelone|sandia|pasteque|anguria)\b/, 'watermelon', ['summer', 'autumn']],
  [/\b(?:melon|melone|cantaloupe)\b(?! pan)/, 'melon', ['summer', 'autumn']],
]

/** What is sold all year, frozen or flown in: out of season only where the words say that it is fresh or from here. */
const onlyFresh: typeof produce = [
  [/\b(?:strawberr(?:y|ies)|fraises?|fresas?|fragole|erdbeere?n?)\b/, 'strawberries', ['spring', 'summer']],
  [
    /\b(?:blueberr(?:y|ies)|raspberr(?:y|ies)|blackberr(?:y|ies)|berries|framboises?|himbeere?n?)\b/,
    'berries',
    ['summer', 'autumn'],
  ],
  [/\b(?:cherr(?:y|ies)(?! tomato)|plums?|apricots?)\b/, 'stone fruit', ['summer', 'spring']],
  [/\b(?:mangos?|mangoes)\b/, 'mangos', ['spring', 'summer']],
  [/\b(?:tomato(?:es)?|tomaten|tomates)\b/, 'tomatoes', ['summer', 'autumn']],
]
const FRESH =
  /\b(?:fresh(?:ly)?(?: |-)?(?:picked|local)?|just picked|local|garden|farm|orchard|english|british|de plougastel|du jardin|frisch\w*|fraiches?|frescas?|fresche|fresca|heimisch\w*)\b/

/** Fruit of desserts and of breakfast, too. */
function freshFor({ item }: ReviewedItem) {
  const words = foldName(`${item.name} ${item.description}`)
  if (
    !FRESH.test(words) ||
    KEPT.test(words) ||
    /\bfresh (?:herbs|mint|basil|cream|pasta|mozzarella|fruit)\b/.test(words)
  )
    return undefined
  return onlyFresh.find(([produce]) => produce.test(words))
}

/** Squash and pumpkin tell the season wherever they are on the plate. */
const SQUASH: (typeof produce)[number] = [
  /\b(?:(?:butternut|acorn|delicata|kabocha) squash|roasted pumpkin|pumpkin puree)\b/,
  'winter squash',
  ['autumn', 'winter'],
]

/** What keeps produce through the year, and what is called after it and is none. */
const KEPT =
  /\b(?:pickled|preserved?|dried|jam|marmalade|mostarda|chutney|compote|syrup|frozen|canned|tinned|fermented|conserva|vinegar|radish|corn (?:bread|dog|chips?|tortillas?|starch|nuts)|cornbread)\b/

/** A place of the menu where fresh produce is the dish: no side that is served all year, no dessert of a jar, no drink. */
const isFresh = ({ course, isAsWritten, isOrdinary }: ReviewedItem): boolean =>
  !isAsWritten && isOrdinary && (course === 'starter' || course === 'main')

/**
 * The produce that a dish is called after: what is among many other words of its description may be a
 * garnish.
 */
function producedFor({ item }: ReviewedItem) {
  // What a description begins with is on the plate; what is behind it may be a leaf.
  const name = `${foldName(item.name)} ${foldName(item.description.split(/[,.;]/)[0] ?? '')}`
  if (KEPT.test(foldName(`${item.name} ${item.description}`))) return undefined
  return produce.find(([words]) => words.test(name))
}

/** Fruit on a plate, for dessert. */
const isFruit = ({ course, item }: ReviewedItem): boolean =>
  course === 'dessert' && /^\p{L}+$/u.test(item.name.trim())

const squashOf = ({ item }: ReviewedItem) =>
  SQUASH[0].test(foldName(`${item.name} ${item.description}`)) ? SQUASH : undefined

/**
 * Finds an owner's dishes that are named for produce that isn't in season nearby: asparagus in December.
 * One finding for all, asked and never fixed: it may come by air, or the dish be why guests come.
 */
export function checkProduce({ items, season }: Review): RecommendationOf<'produce_out_of_season'>[] {
  const found = items
    .filter(({ isAsWritten, course }) => !isAsWritten && course !== 'drink')
    .flatMap((reviewed) => {
      const [, name, seasons] =
        (isFresh(reviewed) || isFruit(reviewed)
          ? (producedFor(reviewed) ?? squashOf(reviewed))
          : undefined) ??
        freshFor(reviewed) ??
        []
      return name === undefined || seasons?.includes(season) ? [] : [{ reviewed, produce: name }]
    })
  if (found.length === 0) return []
  return [
    {
      code: 'produce_out_of_season',
      id: 'produce_out_of_season',
      pointer: '',
      params: {
        season,
        dishes: found.map(({ reviewed, produce }) => ({ name: reviewed.item.name, produce })),
      },
      items: found.map(({ reviewed }) => reviewed.item.id),
      edits: [],
    },
  ]
}
