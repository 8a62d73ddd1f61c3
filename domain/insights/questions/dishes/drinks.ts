import { tellingWords } from '../../../catalogue/names.ts'
import { anyWord } from '../../../text/any-word.ts'
import { foldName } from '../../../text/fold-name.ts'
import type { Review } from '../../review/menu-review.ts'
import { countWines, type ReviewedItem } from '../../review/reviewed-item.ts'
import { isCourse, keyOf, wordsOf } from '../asking/plates.ts'
import { type QuestionRule, said, someOf } from '../asking/question.ts'

const BUBBLES = anyWord(
  'sparkling, champagne*, prosecco, cava, cremant*, brut*, sekt, spumante, franciacorta, lambrusco, pet nat, petillant, blanc de blancs, mousseux, espumoso, espumante, frizzante, spritz, bellini, mimosa, cuvee, bubbles, schaumwein, perlwein, secco',
)
const WINE = anyWord(
  'wine(s), red(s), white(s), vino, vini, vinos, vin(s), wein*, rotwein*, weisswein*, tinto(s), blanco(s), rossi, bianchi, rouge(s), blanc(s), by the glass, cellar',
)
const SOFT = anyWord(
  `water, juice*, soda*, coffee*, tea(s), espresso, cappuccino, lemonade*, coke, cola, pepsi, sprite, mocktail*, zero, no proof, phony, lyre s, virgin, non alcoholic, alcohol free, spirit free, free spirited, soft drink*, kombucha, milk*, shake*, smoothie*, tonic
  ginger ale, ginger beer, root beer, iced tea, cider, wasser, saft*, *schorle, kaffee*, tee, limonade*, limo, alkoholfrei*, eau, jus, cafe*, the, sirop, agua*, zumo*, refresco*, sin alcohol, acqua, succo, analcolic*, te, fritz, spezi, mate, lassi, horchata, jamaica, 0 0, 0 0%, seedlip, crodino, san pellegrino, perrier, topo chico, jarritos, athletic, heineken 0*, na`,
)
const STRONG = anyWord(
  'gin, vodka, rum, tequila, mezcal, whisk(e)y, bourbon, rye, scotch, cognac, campari, aperol, vermouth, martini, margarita, negroni, manhattan, sour, boulevardier, sidecar, paloma, cosmopolitan, mai tai, caipirinha, sazerac, mojito, daiquiri, spritz, old fashioned, mule, liqueur, pisco, amaro',
)

const textsOf = ({ items, menu }: Review): string =>
  [
    ...menu.sections.flatMap(({ name, intro, footer }) => [name, intro ?? '', footer ?? '']).map(foldName),
    ...menu.notices.map(({ text }) => foldName(text)),
    ...items.map(wordsOf),
  ].join(' · ')

const isWine = ({ item, section }: ReviewedItem): boolean =>
  item.wine !== undefined || WINE.test(foldName(section.name))

/** Fewer wines are a choice of the house; tavernas pour many without. */
const MIN_WINES = { inDollars: 8, elsewhere: 12 } as const
/** Fewer cocktails, too. */
const MIN_STRONG = 6

/** From this share of a list on, a wine that says no more than its grape is the odd one. */
const NAMED = { least: 2, share: 0.6 } as const
/** What follows a comma, a year, or more words than a grape and its place have. */
const SAYS_MAKER = /,|\b(?:19|20)\d\d\b|\bNV\b|[–—]/u
const OF_HOUSE =
  /\b(?:house|haus|maison|casa|della casa|carafe|pichet|offen\w*|sangria|mimosa|bellini|spritz|kir|mulled)\b/i

/** Wines without maker and vintage on a list whose others have them. */
export const wineUnnamed: QuestionRule = {
  id: 'wine_unnamed',
  topic: 'words',
  sureness: 'judgment',
  as: 'description_short',
  whyNot: 'Maker and vintage are on your bottle.',
  several: (count) => `${count} lists have wines without a maker`,
  ask: ({ items }) => {
    const wines = items.filter(
      (one) =>
        one.course === 'drink' &&
        (isWine(one) || BUBBLES.test(foldName(one.section.name))) &&
        one.amounts.some(({ variant }) => BOTTLE.test(variant ?? '')) &&
        !OF_HOUSE.test(one.item.name),
    )
    const isNamed = ({ item: { name, wine } }: ReviewedItem): boolean =>
      wine?.producer !== undefined || wine?.vintage !== undefined || SAYS_MAKER.test(name)
    const named = wines.filter(isNamed)
    // A description may say the maker.
    const bare = wines.filter((one) => !isNamed(one) && one.item.description.trim() === '')
    if (bare.length === 0 || named.length < NAMED.least || named.length < NAMED.share * wines.length)
      return []
    const names = someOf(bare.map(({ item }) => item.name))
    return [
      {
        key: 'all',
        title: `${names}: no maker, no vintage`,
        reason: `Your other wines say who made them, as ${named[0]?.item.name} does.`,
        about: bare,
      },
    ]
  },
}

const BOTTLE = /\b(?:bottle|btl|bouteille|botella|bottiglia|flasche|fles|garrafa|75 ?cl|750 ?ml)\b/i

/** A list of wines without anything that sparkles. */
export const noBubbles: QuestionRule = {
  id: 'no_bubbles',
  topic: 'balance',
  sureness: 'judgment',
  as: 'lacks_drink',
  whyNot:
    'Only you know your cellar. A sparkling wine by the glass is the first thing that many tables order.',
  several: () => 'Nothing sparkling',
  basis: 'From the names of your wines and sections.',
  ask: (review) => {
    const count = countWines(review.items.filter(isCourse('drink')).filter(isWine))
    const hasFood = review.items.some(isCourse('main', 'starter'))
    if (
      count < (review.menu.currency === 'USD' ? MIN_WINES.inDollars : MIN_WINES.elsewhere) ||
      !hasFood ||
      BUBBLES.test(textsOf(review))
    )
      return []
    return [
      {
        key: 'all',
        title: 'No sparkling wine',
        reason: `None of your ${count} wines says that it sparkles.`,
        about: [],
      },
    ]
  },
}

const ALCOHOL = anyWord(
  'beer(s), lager, ale(s), ipa, stout, pils*, porter, saison, wine(s), sake, junmai, ginjo, daiginjo, nigori, soju, makgeolli, highball, chuhai, asahi, sapporo, kirin, prosecco, champagne, chianti, malbec, merlot, rioja, riesling, rosso, bianco',
)
/** This many drinks are a list. */
const MIN_DRINKS = 5

/** A card with wines and nothing else to drink; elsewhere guests know that there is water. */
const MIN_WINES_ALONE = 6

/** A bar that names nothing for who drives. */
export const noZeroProof: QuestionRule = {
  id: 'no_zero_proof',
  topic: 'balance',
  as: 'lacks_drink',
  whyNot: 'If it is on another card, a line here says so.',
  several: () => 'Nothing without alcohol',
  ask: (review) => {
    const strong = review.items
      .filter(isCourse('drink'))
      .filter((one) => STRONG.test(wordsOf(one)) && !isWine(one))
    const drinks = review.items.filter(isCourse('drink')).filter((one) => !isWine(one))
    const poured = review.items.filter(isCourse('drink'))
    const isStrong = (one: ReviewedItem) => ALCOHOL.test(wordsOf(one)) || STRONG.test(wordsOf(one))
    const count = countWines(poured)
    const areAllWines =
      count >= MIN_WINES_ALONE &&
      review.menu.currency === 'USD' &&
      poured.every((one) => isWine(one) || BUBBLES.test(wordsOf(one)) || isStrong(one))
    const areAllStrong = areAllWines || (drinks.length >= MIN_DRINKS && drinks.every(isStrong))
    if (
      (strong.length < MIN_STRONG && !areAllStrong) ||
      poured.every(({ isAsWritten }) => isAsWritten) ||
      SOFT.test(softTexts(review))
    )
      return []
    return [
      {
        key: 'all',
        title: 'Nothing without alcohol',
        reason: areAllStrong
          ? `All ${count} drinks have alcohol, and none is for a guest who drives.`
          : `${strong.length} drinks have spirits, and none is for a guest who drives.`,
        about: [],
      },
    ]
  },
}

const SODA = anyWord(
  'water, soda(s), lemonade*, coke, cola, pepsi, sprite, iced tea, root beer, ginger ale, soft drink(s)',
)
const POURED = anyWord('beer(s), lager, ale, ipa, stout, pilsner, cider, wine(s), red, white, rose')
/** Fewer drinks with alcohol say nothing of what drinks cost here. */
const MIN_POURED = 2

/** A soda that costs more than every beer and wine: a slip, or a jug that the menu doesn't call one. */
export const softAboveStrong: QuestionRule = {
  id: 'soda_above_wine',
  topic: 'prices',
  as: 'price_slip',
  whyNot: 'Only you know the right price, or whether it is for several.',
  several: (count) => `${count} soft drinks cost more than every beer and wine`,
  ask: (review) => {
    const drinks = review.items.filter(isCourse('drink')).filter(({ plate }) => plate !== undefined)
    const amountOf = ({ plate }: ReviewedItem): number => plate?.amount ?? 0
    const nameOf = ({ item }: ReviewedItem): string => foldName(item.name)
    const poured = drinks.filter((one) => POURED.test(nameOf(one)) && !SODA.test(nameOf(one)))
    const dearest = Math.max(...poured.map(amountOf))
    if (poured.length < MIN_POURED) return []
    return (
      drinks
        // “Two bao + fries + soda” is a meal.
        .filter(
          (one) =>
            !/[+&]/.test(one.item.name) &&
            SODA.test(nameOf(one)) &&
            !STRONG.test(wordsOf(one)) &&
            !SHARED.test(wordsOf(one)),
        )
        .filter((one) => amountOf(one) > dearest)
        .map((one) => ({
          key: keyOf(one),
          title: `${one.item.name} costs ${said(review, amountOf(one))}`,
          reason: `Every beer and wine by the glass costs less, at most ${said(review, dearest)}.`,
          about: [one],
        }))
    )
  },
}

/** A bottle or a jug for the table. */
const SHARED = anyWord(
  'pitcher, jug, carafe, bottle, liter, litre, for the table, to share, large, sparkling wine',
)

/** What is poured into a cocktail isn't a drink alone. */
const softTexts = ({ items, menu }: Review): string =>
  [
    ...menu.sections.map(({ name, footer, intro }) => foldName([name, intro, footer].join(' '))),
    ...menu.notices.map(({ text }) => foldName(text)),
    ...items
      .filter((one) => (one.course === 'drink' || one.course === 'apart') && !STRONG.test(wordsOf(one)))
      .map(({ item }) => foldName(item.name)),
  ].join(' · ')

const VIRGIN =
  /\b(?:virgin|phony|faux|zero proof|non alcoholic|alcohol free|alkoholfrei\w*|analcolic[oa]|sans alcool|sin alcohol)\b/

/** A drink without alcohol that costs more than the same with: a Virgin Mary above the Bloody Mary. */
export const virginAboveReal: QuestionRule = {
  id: 'virgin_above_real',
  topic: 'prices',
  as: 'price_order',
  whyNot: 'Only you know which of the two prices is wrong.',
  several: (count) => `${count} drinks without alcohol cost more than the same with`,
  ask: (review) => {
    const drinks = review.items.filter(({ plate }) => plate)
    return drinks.flatMap((virgin) => {
      const name = foldName(virgin.item.name)
      const rest = tellingWords(name.replace(VIRGIN, ' ').trim())
      if (!VIRGIN.test(name) || rest.has('') || /\bolive|\boil\b/.test(name)) return []
      const real = drinks.find(
        ({ item, plate }) =>
          !VIRGIN.test(foldName(item.name)) &&
          rest.isSubsetOf(tellingWords(item.name)) &&
          (plate?.amount ?? 0) < (virgin.plate?.amount ?? 0),
      )
      if (!real) return []
      return [
        {
          key: keyOf(virgin),
          title: `${virgin.item.name} costs ${said(review, virgin.plate?.amount ?? 0)}, ${real.item.name} ${said(review, real.plate?.amount ?? 0)}`,
          reason: 'The one without alcohol costs more.',
          about: [virgin, real],
        },
      ]
    })
  },
}
