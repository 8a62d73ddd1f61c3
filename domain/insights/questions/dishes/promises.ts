import { mentionedIngredients } from '../../../catalogue/ingredients/mentioned-ingredients.ts'
import { wineColorIn } from '../../../dishes/drinks/wine-color.ts'
import { fleshOf } from '../../../dishes/food/kind.ts'
import { anyWord } from '../../../text/any-word.ts'
import { foldName } from '../../../text/fold-name.ts'
import type { ReviewedItem } from '../../review/reviewed-item.ts'
import { bySection, keyOf, wordsOf } from '../asking/plates.ts'
import type { Question, QuestionRule } from '../asking/question.ts'

/** What a section's name promises of all that is in it, and what breaks it. */
interface Promised {
  readonly section: RegExp
  readonly what: string
  readonly breaks: (item: ReviewedItem) => boolean
}

const ALCOHOL = anyWord(
  'beer*, ipa, lager, pilsner, *wine*, prosecco, champagne, cabernet, merlot, chardonnay, vodka, gin, rum, tequila, mezcal, whisk(e)y, bourbon, margarita, martini, mojito, negroni, spritz, old fashioned, *bier, wein, vino, cerveza, vin',
)
const FREE = anyWord(
  'zero*, virgin, phony, nogroni, no groni, non alcoholic, alcohol free, nojito, mocktail*, root beer, ginger beer, ginger ale, faux*, dealcoholi*, sin alcohol, alkoholfrei*, sans alcool, analcolic*, 0 0, seedlip, lyre*, free, without, no, ohne, senza, sin, wine vinegar, birch beer, na, butterbeer',
)

const mockMeat = anyWord(
  'vegan*, vegetarian*, veggie*, veg, plant*, impossible, beyond, mock, tofu, seitan, soy, soya, jackfruit, quorn, meatless, mushroom*, cauliflower, no, without, ohne, sans, sin, senza, faux, or, add*, optional, on request, extra, coconut bacon',
)

const namesFlesh = ({ item }: ReviewedItem): boolean =>
  mentionedIngredients(`${item.name}. ${item.description}`).some((one) => fleshOf(one) !== undefined)

const PROMISES: readonly Promised[] = [
  {
    section:
      /^(?:(?:our|the|platos?|plats?|piatti|menu|opciones|unsere|gerichte|speisen) )?(?:vegetarian|vegan|veggie|vegetarisch(?:e|es)?|vegane?s?|vegetarien(?:s|ne)?|vegetarian[oa]s?|meatless|vegetariani)\b(?!.* (?:and|or|und|et|y|e) )/,
    what: 'vegetarian or vegan',
    breaks: (one) => namesFlesh(one) && !mockMeat.test(wordsOf(one)),
  },
  {
    section:
      /^(?:red wines?|reds|rotweine?|vins? rouges?|vinos? tintos?|tintos|vini rossi|rossi)(?: by the (?:glass|bottle))?$/,
    what: 'red',
    breaks: ({ item }) =>
      wineColorIn(foldName(item.name)) === 'white wine' &&
      !/\b(?:noir|nero|rosso|red|rouge|tinto)\b/.test(foldName(item.name)),
  },
  {
    section:
      /^(?:white wines?|whites|weissweine?|vins? blancs?|vinos? blancos?|blancos|vini bianchi|bianchi)(?: by the (?:glass|bottle))?$/,
    what: 'white',
    breaks: ({ item }) =>
      wineColorIn(foldName(item.name)) === 'red wine' &&
      !/\b(?:blanc|bianco|white|blanco|gris)\b/.test(foldName(item.name)),
  },
  {
    section:
      /\b(?:non alcoholic|zero proof|alcohol free|soft drinks?|mocktails?|alkoholfreie?s?|sans alcool|sin alcohol|analcolic[oi]|kids drinks?|juices|smoothies|refrescos)\b/,
    what: 'without alcohol',
    breaks: (one) => ALCOHOL.test(foldName(one.item.name)) && !FREE.test(wordsOf(one)),
  },
  {
    section: /\b(?:kids?|children s?|kinder|enfants|ninos|bambini|keiki|little ones)\b/,
    what: 'for children',
    breaks: (one) =>
      ALCOHOL.test(foldName(one.item.name)) &&
      !FREE.test(wordsOf(one)) &&
      !/\b(?:battered|sauce|braised|vinegar)\b/.test(wordsOf(one)),
  },
]

/** Where most of a section breaks it, we misread the name. */
const MOST = 0.34

/** A dish that is not what the name of its section promises: bacon under Vegetarian, a Chablis under Reds. */
export const promises: QuestionRule = {
  id: 'section_promise',
  topic: 'dishes',
  as: 'misplaced_dish',
  whyNot: 'Only you know whether the words or the section are wrong.',
  several: (count) => `${count} dishes are not what their section promises`,
  ask: ({ items }) =>
    bySection(items).flatMap((dishes): Question[] => {
      const name = foldName(dishes[0]?.section.name ?? '')
      const promise = PROMISES.find(({ section }) => section.test(name))
      const broken = promise ? dishes.filter((one) => !one.isAsWritten && promise.breaks(one)) : []
      if (!promise || broken.length > Math.max(1, MOST * dishes.length)) return []
      return broken.map((one) => ({
        key: keyOf(one),
        title: `Is ${one.item.name} in the right section?`,
        reason: `“${one.section.name}” promises that everything is ${promise.what}, and its words say otherwise.`,
        about: [one],
      }))
    }),
}
