import { mentionedIngredients } from '../../../catalogue/ingredients/mentioned-ingredients.ts'
import { fleshOf } from '../../../dishes/food/kind.ts'
import { foldName } from '../../../text/fold-name.ts'
import type { ReviewedItem } from '../../review/reviewed-item.ts'
import { isCourse, wordsOf } from '../asking/plates.ts'
import { type Question, type QuestionRule, someOf } from '../asking/question.ts'

/** What a guest notices when it is on everything; what a kitchen cooks with is none. */
const ACCENTS: readonly (readonly [name: string, words: RegExp])[] = [
  ['truffle', /\b(?:black |white )?(?:truffle[sd]?|truffel\w*|truffes?|trufa|tartufo)\b/],
  ['sriracha', /\bsriracha\b/],
  ['chipotle', /\bchipotle\b/],
  ['balsamic', /\bbalsami(?:c|co|que)\b/],
  ['bacon', /\b(?:bacon|speck|lardons?|pancetta)\b/],
  ['aioli', /\b(?:aioli|alioli)\b/],
  ['goat cheese', /\b(?:goats? cheese|chevre|ziegenkase|queso de cabra|caprino)\b/],
  ['arugula', /\b(?:arugula|rocket|rucola|roquette|rucula)\b/],
  ['kale', /\b(?:kale|grunkohl)\b/],
  ['pesto', /\bpesto\b/],
  ['avocado', /\b(?:avocado|aguacate|avocat)\b/],
  ['burrata', /\bburrata\b/],
  ['hot honey', /\bhot honey\b/],
  ['microgreens', /\b(?:microgreens?|micro (?:greens|herbs|basil|cilantro))\b/],
  ['quinoa', /\bquinoa\b/],
  ['pomegranate', /\b(?:pomegranates?|granatapfel\w*|grenade|granada|melograno)\b/],
  ['beetroot', /\b(?:beets?|beetroot|rote bete|betterave|remolacha|barbabietola)\b/],
  ['yuzu', /\byuzu\b/],
  ['miso', /\bmiso\b/],
  ['edible flowers', /\b(?:edible flowers?|flower petals)\b/],
  ['teriyaki', /\bteriyaki\b/],
  ['ranch', /\branch\b/],
  ['sun-dried tomatoes', /\bsun ?dried tomato(?:es)?\b/],
  ['pickled onions', /\bpickled (?:red )?onions?\b/],
  ['brown butter', /\bbrown(?:ed)? butter\b/],
  ['saffron', /\b(?:saffron|safran|azafran|zafferano)\b/],
  ['coconut', /\b(?:coconut|kokos\w*|coco)\b/],
  ['feta', /\bfeta\b/],
  ['walnuts', /\b(?:walnuts?|walnuss\w*|nueces)\b/],
  ['pistachios', /\b(?:pistachios?|pistazien|pistacchi\w*|pistaches?)\b/],
  ['pecans', /\bpecans?\b/],
  ['blue cheese', /\b(?:blue cheese|gorgonzola|roquefort)\b/],
  ['dried cranberries', /\b(?:dried )?cranberr(?:y|ies)\b/],
]

/** From this many dishes of this share on, an accent is on everything. */
const FROM = { dishes: 4, share: 0.6, ofLuxury: 0.4 } as const
/** What is dear, or the fashion, is noticed sooner. */
const NOTICED = /truffle|burrata|hot honey|edible|yuzu|microgreens/

const isFood = isCourse('starter', 'main')

/** Where it's what the dish is cooked in. */
const COOKED_IN: Readonly<Record<string, RegExp>> = {
  coconut: /\b(?:curr(?:y|ies)|thai|caribbean|kerala|goan?|sri lankan?|polynesian|tiki)\b/,
  teriyaki: /\b(?:teriyaki|japanese|hibachi|bento)\b/,
  bacon: /\b(?:breakfast|brunch|burgers?)\b/,
}

/** Garnishes of a whole cuisine, and of a house that is called after them. */
const isOfTheHouse = (name: string, titles: string): boolean =>
  titles.includes(name.split(' ')[0] ?? name) || (COOKED_IN[name]?.test(titles) ?? false)

/** One accent on most dishes of a section, or of all: truffle oil in four of five. */
export const everywhere: QuestionRule = {
  id: 'accent_everywhere',
  topic: 'dishes',
  sureness: 'judgment',
  as: 'main_ingredient_repeats',
  whyNot: 'Which dish needs it is the kitchen’s to say.',
  several: (count) => `${count} ingredients are on most dishes`,
  ask: ({ items, menu: { title } }) => {
    const food = items.filter(isFood)
    const cards = [
      ...[...Map.groupBy(food, ({ section }) => section)].map(([{ id, name }, dishes]) => ({
        id,
        name,
        dishes,
      })),
      { id: 'menu', name: 'Starters and mains', dishes: food },
    ]
    const found = new Set<string>()
    return cards.flatMap(({ id, name: card, dishes }) =>
      ACCENTS.flatMap(([name, words]): Question[] => {
        const having = dishes.filter((one) => !one.isAsWritten && words.test(wordsOf(one)))
        if (
          having.length < FROM.dishes ||
          having.length < (NOTICED.test(name) ? FROM.ofLuxury : FROM.share) * dishes.length
        )
          return []
        if (isOfTheHouse(name, foldName(`${title} ${card}`)) || found.has(name)) return []
        found.add(name)
        return [
          {
            key: `${id}:${name}`,
            title: `${card}: ${name} in ${having.length} of ${dishes.length} dishes`,
            reason: `${someOf(having.map(({ item }) => item.name))}. What is on everything makes nothing special.`,
            about: having,
          },
        ]
      }),
    )
  },
}

/** More main courses than this are a house of many kinds. */
const MAINS = { from: 5, to: 12, share: 0.7 } as const

/** The flesh that the name of a dish says. */
const fleshIn = ({ item }: ReviewedItem): string | undefined =>
  mentionedIngredients(item.name).find((one) => fleshOf(one) !== undefined)

/** Most main courses of an owner's own are made of one animal, and nothing calls the house after it. */
export const oneFlesh: QuestionRule = {
  id: 'mains_of_one_flesh',
  topic: 'dishes',
  sureness: 'judgment',
  as: 'main_ingredient_repeats',
  whyNot: 'It may be what you are known for.',
  several: (count) => `${count} ingredients make most main courses`,
  ask: ({ items, menu: { title, sections } }) => {
    const mains = items.filter(isCourse('main'))
    if (mains.length < MAINS.from || mains.length > MAINS.to || mains.every(({ isAsWritten }) => isAsWritten))
      return []
    const names = foldName([title, ...sections.map(({ name }) => name)].join(' '))
    return [...Map.groupBy(mains, fleshIn)].flatMap(([flesh, alike]): Question[] => {
      if (flesh === undefined || alike.length < MAINS.share * mains.length) return []
      // One dish in several sauces is a list of sauces.
      if (names.includes(flesh) || alike.every(({ item }) => foldName(item.name).startsWith(flesh))) return []
      return [
        {
          key: flesh,
          title: `${alike.length} of ${mains.length} main courses are ${flesh}`,
          reason: `${someOf(alike.map(({ item }) => item.name))}. ${others(mains.length - alike.length, flesh)}`,
          about: alike,
        },
      ]
    })
  },
}

const others = (count: number, flesh: string): string =>
  count === 0
    ? `A guest who doesn’t want ${flesh} finds no main course.`
    : `A guest who doesn’t want ${flesh} finds ${count === 1 ? 'one other' : `${count} others`}.`
