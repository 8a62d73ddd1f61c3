import { tellingWords } from '../../../catalogue/names.ts'
import { areOneDish, measureOf, ONE_PLATE } from '../../../courses/measure.ts'
import { drinkAmount } from '../../../courses/own-amounts.ts'
import { isForChildren, namesPortion } from '../../../courses/portion.ts'
import { anyWord } from '../../../text/any-word.ts'
import { foldName } from '../../../text/fold-name.ts'
import type { Review } from '../../review/menu-review.ts'
import { nameOfAmount, type ReviewedItem } from '../../review/reviewed-item.ts'
import { areOneByWords, saidBelowOf } from '../../review/two-names.ts'
import { bySection, isCourse, keyOf, type PricedPlate, platesOf } from '../asking/plates.ts'
import { type Question, type QuestionRule, said } from '../asking/question.ts'

/** Hours and places that are cheaper than the menu itself. */
const CHEAPER = anyWord(
  'happy hour, lunch*, early bird, midday, mittag*, dejeuner, midi, almuerzo, pranzo, takeaway, take out, to go, late night, half portion*, small plates',
)
const HAPPY = anyWord('happy hour, early bird')
const SEVERAL = anyWord(
  'catering, party, platters, family, for the table, banquet, bottle(s), by the bottle, large, half',
)
/** One word, or words of a drink, name many things: `House`, `Chardonnay`, `IPA`. */
const OPEN = anyWord(
  'house, special(s), daily, chef s, seasonal, today*, market, assorted, tagessuppe, soup of the day, plat du jour',
)

const sectionOf = ({ reviewed }: PricedPlate): string => foldName(reviewed.section.name)

function sameOf(review: Review): (readonly PricedPlate[])[] {
  const plates = platesOf(
    review,
    ({ course, item, section }) =>
      course !== 'drink' &&
      course !== 'set' &&
      item.prices.length === 1 &&
      !OPEN.test(foldName(item.name)) &&
      !namesPortion(section.name),
  )
  const isOne = (one: PricedPlate, other: PricedPlate): boolean =>
    // Where nothing tells a course, in one section alone.
    one.reviewed.course !== 'apart' || one.reviewed.section === other.reviewed.section
  return [...Map.groupBy(plates, ({ name }) => name).values()].filter(
    ([first, ...others]) => first && others.some((other) => isOne(first, other)),
  )
}

/** How much it is, where its name says nothing of that: `Cheese` of three and of five, a slice and a whole quiche. */
const PORTION =
  /\b(?:slice|whole|half|quarter|small|large|one|two|three|four|five|six|seven|eight|\d+ ?(?:oz|g|pcs?|pieces)?)\b/i

/** Half of the words of two descriptions, at least: a slip of typing makes no other dish. */
const ALIKE = 0.5

const describedAlike = (a: PricedPlate, b: PricedPlate): boolean => {
  const [portion, other] = [a, b].map(({ reviewed: { item, plate } }) =>
    foldName(PORTION.exec(`${plate?.variant ?? ''} ${item.description}`)?.[0] ?? ''),
  )
  if (portion !== other) return false
  const texts = [a, b].map(({ reviewed }) => reviewed.item.description)
  if (texts.some((text) => text.trim() === '')) return true
  const [mine = new Set(), theirs = new Set()] = texts.map(tellingWords)
  return mine.intersection(theirs).size >= ALIKE * mine.union(theirs).size
}

/** A sub of it is another dish than its plate. */
const BREAD = anyWord('sub(s), sandwich(es), hero(es), hoagie(s), panini, wrap(s), on a roll, bocadillo(s)')
const isInBread = ({ reviewed: { section, item } }: PricedPlate): boolean =>
  BREAD.test(foldName(`${section.name} ${item.name}`))

/** Is one of the two sold at another hour, or another portion of it? */
const isApart = (plate: PricedPlate): boolean =>
  plate.reviewed.isOnMenuOfItsOwn || CHEAPER.test(sectionOf(plate)) || SEVERAL.test(sectionOf(plate))

/** A side of a starter or a main course is a smaller portion, and never costs more. */
const isSmallerButDearer = (a: PricedPlate, b: PricedPlate): boolean => {
  const isFirst = a.reviewed.course === 'side'
  const side = isFirst ? a : b
  const plate = isFirst ? b : a
  return (
    side.reviewed.course === 'side' &&
    (plate.reviewed.course === 'starter' || plate.reviewed.course === 'main') &&
    side.amount > plate.amount
  )
}

/** Alcohol-free beer is called after its 0.0. */
const numbersIn = ({ item }: ReviewedItem): string => (item.name.match(/\d+/g) ?? []).join()

/** One dish in one measure at two prices of a section: `Horchata (Large)` and `Horchata Grande`. */
function sameMeasures(review: Review): Question[] {
  return bySection(review.items).flatMap((items) => {
    const sized = items.flatMap((reviewed) =>
      reviewed.amounts.flatMap((own) => {
        const measure = measureOf(`${reviewed.item.name} ${own.variant ?? ''}`)
        return measure && measure !== ONE_PLATE ? [{ reviewed, own, measure }] : []
      }),
    )
    return sized.flatMap((one, at): Question[] => {
      const other = sized
        .slice(at + 1)
        .find(
          ({ reviewed, own, measure: { scale, amount } }) =>
            reviewed !== one.reviewed &&
            scale === one.measure.scale &&
            amount === one.measure.amount &&
            own.amount !== one.own.amount &&
            foldName(reviewed.item.name) !== foldName(one.reviewed.item.name) &&
            numbersIn(reviewed) === numbersIn(one.reviewed) &&
            areOneDish(reviewed.item.name, one.reviewed.item.name),
        )
      if (!other) return []
      const [name, otherName] = [one, other].map(({ reviewed, own }) => nameOfAmount(reviewed, own))
      return [
        {
          key: `${keyOf(one.reviewed)}:${one.own.priceId}`,
          title: `${name} costs ${said(review, one.own.amount)}, ${otherName} ${said(review, other.own.amount)}`,
          reason: 'By their names it’s the same in the same size.',
          about: [one.reviewed, other.reviewed],
        },
      ]
    })
  })
}

const OF_ANY = isCourse('starter', 'main', 'side', 'dessert', 'apart', 'drink')

/** One dish under two names at two prices: a Crab Cake Platter, and a Crab Cake Dinner of the same. */
function twoNames(review: Review): Question[] {
  const plates = platesOf(review, OF_ANY).flatMap((one) => {
    const saidBelow = saidBelowOf(one.reviewed.item)
    return saidBelow ? [{ ...one, saidBelow }] : []
  })
  return [...Map.groupBy(plates, ({ reviewed }) => reviewed.section).values()].flatMap((ofSection) =>
    ofSection.flatMap((one, at): Question[] => {
      const other = ofSection
        .slice(at + 1)
        .find(({ amount, saidBelow }) => amount !== one.amount && areOneByWords(one.saidBelow, saidBelow))
      if (!other) return []
      return [
        {
          key: `names:${keyOf(one.reviewed)}`,
          title: `${one.reviewed.item.name} costs ${said(review, one.amount)}, ${other.reviewed.item.name} ${said(review, other.amount)}`,
          reason: 'By their words they’re one dish under two names.',
          about: [one.reviewed, other.reviewed],
        },
      ]
    }),
  )
}

const IN_BREAD = / (?:sandwich|roll|sub|po boy)$/
const ON_PLATE = / (?:plate|platter|dinner)$/

/** `Brisket Plate` with its sides, below `Brisket Sandwich`. */
function platesAndBread(review: Review): Question[] {
  const plates = platesOf(review, OF_ANY)
  const inBread = new Map(
    plates.filter(({ name }) => IN_BREAD.test(name)).map((one) => [one.name.replace(IN_BREAD, ''), one]),
  )
  return plates.flatMap((one): Question[] => {
    const other = ON_PLATE.test(one.name) ? inBread.get(one.name.replace(ON_PLATE, '')) : undefined
    if (!other || other.amount <= one.amount) return []
    return [
      {
        key: `plate:${keyOf(one.reviewed)}`,
        title: `${one.reviewed.item.name} costs ${said(review, one.amount)}, ${other.reviewed.item.name} ${said(review, other.amount)}`,
        reason: 'A plate has more on it than a sandwich, and costs less here.',
        about: [one.reviewed, other.reviewed],
      },
    ]
  })
}

/** The same dish in two places of a menu at two prices, where nothing says why. */
export const twoPrices: QuestionRule = {
  id: 'two_prices',
  topic: 'prices',
  as: 'price_order',
  whyNot: 'Only you know which price is right, or what makes them two dishes.',
  several: (count) => `${count} dishes are on the menu at two prices`,
  ask: (review) => [
    ...platesAndBread(review),
    ...sameMeasures(review),
    ...twoNames(review),
    ...sameOf(review).flatMap((same): Question[] => {
      const [first, ...others] = same.filter((one) => !isApart(one))
      const other =
        first &&
        others.find(
          (one) =>
            one.amount !== first.amount &&
            (one.reviewed.course === first.reviewed.course || isSmallerButDearer(one, first)) &&
            isInBread(one) === isInBread(first) &&
            describedAlike(one, first),
        )
      if (!first || !other) return []
      const [low, high] = [Math.min(first.amount, other.amount), Math.max(first.amount, other.amount)]
      const sections = [first, other].map(({ reviewed }) => reviewed.section.name)
      return [
        {
          key: keyOf(other.reviewed),
          title: `${first.reviewed.item.name} costs ${said(review, low)} and ${said(review, high)}`,
          reason:
            sections[0] === sections[1]
              ? `It is twice under ${sections[0]}.`
              : `It is under ${sections.join(' and under ')}.`,
          about: [first.reviewed, other.reviewed],
          stake: { itemId: (first.amount === low ? first : other).reviewed.item.id, amount: high - low },
        },
      ]
    }),
  ],
}

/** Plates for children, and what else is meant to be cheaper than the menu itself. */
const KIDS =
  /\b(?:kid s|kids?|children s|children|childrens|junior|jr|kindern?|enfants?|ninos|bambini)\b|\bkinder(?=\p{L})/gu

/** The same in the name of a dish: `Pad Thai Lunch`, `Seniorenteller Schweinebraten`. */
const CHEAPER_IN_NAME =
  /\b(?:happy hour|lunch(?:time)?(?: (?:size|portion|special))?|early bird|senior(?:s|en|s s)?(?: ?(?:teller|portion|plate|menu))?|petite|small|mini|half(?: portion)?|kleine?r?)\b/g

const isCheaperPlace = ({ item, section, course }: ReviewedItem): boolean => {
  const name = foldName(section.name)
  if (course === 'drink') return HAPPY.test(name)
  return CHEAPER.test(name) || isForChildren(section.name) || isForChildren(item.name)
}

/** A dish that costs more at lunch, in the happy hour or for children than it costs otherwise. */
export const cheaperHours: QuestionRule = {
  id: 'cheaper_hour_dearer',
  topic: 'prices',
  as: 'price_order',
  whyNot: 'Only you know which of the two prices is wrong.',
  several: (count) => `${count} dishes cost more where they are meant to cost less`,
  ask: (review) => {
    const plates = review.items.flatMap((reviewed) => {
      const amount = reviewed.plate?.amount ?? drinkAmount(reviewed.amounts)?.amount
      const whole = foldName(reviewed.item.name)
      const bare = whole.replace(CHEAPER_IN_NAME, '')
      const name = bare.replace(KIDS, '').replaceAll(/\s+/g, ' ').trim()
      return amount === undefined ? [] : [{ reviewed, amount, name, isByName: bare !== whole }]
    })
    const usuals = plates.filter(
      ({ reviewed, isByName }) =>
        !isByName && !isCheaperPlace(reviewed) && !SEVERAL.test(foldName(reviewed.section.name)),
    )
    return plates.flatMap((cheaper): Question[] => {
      if (!cheaper.isByName && !isCheaperPlace(cheaper.reviewed)) return []
      const isForKids = isForChildren(cheaper.reviewed.item.name)
      const usual = usuals.find(
        ({ amount, name, reviewed }) =>
          amount < cheaper.amount &&
          (isForKids || cheaper.isByName || reviewed.section !== cheaper.reviewed.section) &&
          (name === cheaper.name || (isForKids && cheaper.name.length > 3 && name.endsWith(cheaper.name))),
      )
      if (!usual) return []
      const { item, section } = cheaper.reviewed
      return [
        {
          key: keyOf(cheaper.reviewed),
          title: `${item.name} costs ${said(review, cheaper.amount)}, ${usual.reviewed.item.name} ${said(review, usual.amount)}`,
          reason:
            cheaper.isByName || isForKids
              ? 'By its name it’s meant to cost less.'
              : `Guests expect it to cost less under ${section.name} than under ${usual.reviewed.section.name}.`,
          about: [cheaper.reviewed, usual.reviewed],
        },
      ]
    })
  },
}
