import { dietaryOptions } from '#domain/catalogue/reference.ts'
import type { Recommendation, RecommendationOf, Topic } from '#domain/insights/checks/recommendation.ts'
import { endingFigures, type PriceEnding } from '#domain/insights/review/price-endings.ts'
import { descriptionWords, type FindingWords, type WordsByCode } from './description-words.ts'
import { countOfDishes as dishes, someOf as some } from './lists-of-dishes.ts'
import { money } from './money.ts'

const list = new Intl.ListFormat('en')
const either = new Intl.ListFormat('en', { type: 'disjunction' })
const dietName = (id: number): string =>
  dietaryOptions.find((option) => option.id === id)?.name.toLowerCase() ?? ''
/** Where the menu's kind is not known, or nothing of the catalogue keeps its rules. */
const NO_DISH = 'We know of no dish that would suit your menu here.'

type Changes = readonly { name: string; before: number; after: number }[]

/** The words of all findings on a menu in this currency. */
function wordsIn(currency: string): WordsByCode<Recommendation['code']> {
  const said = (amount: number): string => money(amount, currency)
  const ends = (ending: PriceEnding): string => `in ${either.format(endingFigures(ending, currency))}`
  const priceChanges = (changes: Changes) =>
    changes.map(({ name, before, after }) => ({ name, before: said(before), after: said(after) }))

  /** `at $18.00 instead of $22.00`, or `at $22.00 as before`; nothing where no price is known. */
  function atPrice(newPrice: number | null, price: number | null): string {
    if (newPrice === null) return ''
    if (newPrice === price) return `, at ${said(price)} as before`
    return price === null ? `, at ${said(newPrice)}` : `, at ${said(newPrice)} instead of ${said(price)}`
  }

  const named = (name: string, price: number | null): string =>
    price === null ? name : `${name} for ${said(price)}`

  /** A price beside the usual one of the same dish. */
  const priceApart = (
    { name, price, usual, suggested }: RecommendationOf<'price_above' | 'price_below'>['params'],
    share: string,
  ): FindingWords => ({
    title: `${name} stands out at ${said(price)}`,
    reason: `Our catalog’s price for this very dish would be ${said(usual)} at the level of your other prices. Yours is ${share}.`,
    proposal: `${said(price)} → ${said(suggested)}.`,
    done: `${name} costs ${said(suggested)} now.`,
  })

  return {
    ...descriptionWords,
    price_missing({ names }) {
      const isOne = names.length === 1
      return {
        title: isOne ? `${names[0]} has no price` : `${dishes(names.length)} have no price`,
        reason: `${isOne ? 'It' : `${some(names)}. Each`} is printed without one.`,
        whyNot:
          'Only you know whether it comes with something, has a market price, or has a price that is missing.',
      }
    },
    price_above: (params) => priceApart(params, `${(params.price / params.usual).toFixed(1)} times that`),
    price_below: (params) =>
      priceApart(params, `${Math.round((params.price / params.usual) * 100)}% of that`),
    price_slip: ({ name, price, next }) => ({
      title: `Is ${said(price)} right for ${name}?`,
      reason: `The next most expensive dish of its section costs ${said(next)}; a decimal point may be missing.`,
      whyNot: 'Only you know what it costs.',
    }),
    price_order: ({ name, variant, price, other, otherPrice }) => ({
      title: `${name}: ${variant} ${said(price)}, ${other} ${said(otherPrice)}`,
      reason: 'In all other dishes of the section the one that costs less here costs more.',
      whyNot: 'Only you know whether the two prices changed places.',
    }),
    section_price_level: ({ sectionName, factor, changes }) => ({
      title: `${sectionName}: ${Math.round(Math.abs(factor - 1) * 100)}% ${factor > 1 ? 'more expensive' : 'cheaper'} than the rest of your menu`,
      reason: `Measured by ${dishes(changes.length)} of our catalog against the same dishes’ usual prices.`,
      proposal: 'Bring them to the level of the others:',
      changes: priceChanges(changes),
      done: `${sectionName}: prices are at the level of the rest of the menu.`,
    }),
    price_endings: ({ changes, total, ending }) => ({
      title: 'Some prices end differently',
      reason: `Most of your ${total} food prices end ${ends(ending)}; ${some(changes.map(({ name }) => name))} ${changes.length === 1 ? 'does' : 'do'} not.`,
      proposal: 'Round to the nearest price of that kind:',
      changes: priceChanges(changes),
      done: `All food prices end ${ends(ending)}.`,
    }),
    missing_diet: ({ sectionName, dietaryOptionIds, count, proposed, price }) => ({
      title: `Nothing ${either.format(dietaryOptionIds.map(dietName))} among your ${sectionName.toLowerCase()}`,
      reason: `None of the ${count} is, by what you declared. One such dish can win the whole party.`,
      ...(proposed === null ? { whyNot: NO_DISH } : { proposal: `Add ${named(proposed, price)}.` }),
      done: `${proposed} is on the menu, under ${sectionName}.`,
    }),
    untagged_diets: ({ names }) => ({
      title: `${dishes(names.length)} could say more`,
      reason: `${some(names)} ${names.length === 1 ? 'meets a diet by its ingredients and carries' : 'meet a diet by their ingredients and carry'} no tag.`,
      proposal: 'Add the dietary tags that follow from the ingredients.',
      done: 'The dietary tags are on the menu.',
    }),
    section_thin({ sectionName, count, total, lowPercent, proposed }) {
      const added = proposed.map(({ name, price }) => named(name, price))
      return {
        title: `${count === 0 ? 'No' : 'Few'} ${sectionName.toLowerCase()}`,
        reason: `${count} of ${total} dishes; at least ${lowPercent}% are usual.`,
        ...(added.length > 0 ? { proposal: `Add ${list.format(added)}.` } : { whyNot: NO_DISH }),
        done: `${some(proposed.map(({ name }) => name))} ${added.length === 1 ? 'is' : 'are'} on the menu.`,
      }
    },
    section_crowded: ({ sectionName, count, total, highPercent }) => ({
      title: `Many ${sectionName.toLowerCase()}`,
      reason: `${count} of ${total} dishes; up to ${highPercent}% are usual, and every further dish makes choosing slower.`,
      whyNot: 'Which ones to drop is your call: we do not know what sells.',
    }),
    duplicate({ name, sectionName, otherSectionName }) {
      const isOneSection = sectionName === otherSectionName
      return {
        title: `${name} is on the menu twice`,
        reason: isOneSection
          ? `Both times under ${sectionName}.`
          : `Under ${otherSectionName} and under ${sectionName}.`,
        proposal: `Take it out of ${sectionName}${isOneSection ? ' once' : ''}.`,
        done: `${name} is on the menu once.`,
      }
    },
    near_duplicate: ({ name, other, otherSectionName, proposed, price, newPrice }) => ({
      title: `${name} reads like ${other}`,
      reason: `A guest might take it for ${other}, under ${otherSectionName}.`,
      ...(proposed === null
        ? { whyNot: 'If they are two dishes, one more word in a name tells them apart.' }
        : { proposal: `Replace it with ${proposed}${atPrice(newPrice, price)}.` }),
      done: `${proposed} took its place.`,
    }),
    main_ingredient_repeats: ({ sectionName, ingredient, count, total, swaps }) => ({
      title: `${sectionName}: mostly ${ingredient}`,
      reason: `${count} of ${total} dishes are mainly ${ingredient}.`,
      ...(swaps.length === 0
        ? { whyNot: NO_DISH }
        : {
            proposal: 'Replace:',
            changes: swaps.map(({ name, proposed, price, newPrice }) => ({
              name: `${name}, with ${proposed}`,
              before: price === null ? '' : said(price),
              after: newPrice === null ? '' : said(newPrice),
            })),
          }),
      done: `${some(swaps.map(({ proposed }) => proposed))} took the place of ${some(swaps.map(({ name }) => name))}.`,
    }),
    overused_word: ({ word, count, total }) => ({
      title: `“${word}” is overused`,
      reason: `It is in ${count} of ${total} descriptions, so it no longer says anything about a dish.`,
      proposal: 'Keep the first two, and take it out of the others.',
      done: `“${word}” is left in two descriptions.`,
    }),
    out_of_season: ({ name, season, proposed, isProposedInSeason, price, newPrice }) => ({
      title: `${name} is out of season`,
      reason: `Its season is ${season}.`,
      proposal: `Replace it with ${proposed}, ${isProposedInSeason ? 'which is in season' : 'served all year'}${atPrice(newPrice, price)}.`,
      done: `${proposed} took the place of ${name}.`,
    }),
    trending: ({ name, description, sectionName, price, reasons }) => ({
      title: name,
      reason: `${description} ${capitalised(list.format(reasons.map((reason) => reasonWords(reason, sectionName))))}.`,
      proposal: `Add it to ${named(sectionName, price)}.`,
      done: `${name} is on the menu, under ${sectionName}.`,
    }),
  }
}

const wordsByCurrency = new Map<string, WordsByCode<Recommendation['code']>>()

/** What a finding on a menu in this currency says on the screen. */
export function findingWords({ code, params }: Recommendation, currency: string): FindingWords {
  const words = wordsByCurrency.get(currency) ?? wordsIn(currency)
  wordsByCurrency.set(currency, words)
  return (words[code] as (params: Recommendation['params']) => FindingWords)(params)
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

function reasonWords(
  { code, dietaryOptionId }: { code: string; dietaryOptionId?: number },
  sectionName: string,
): string {
  const section = sectionName.toLowerCase()
  switch (code) {
    case 'section_is_empty':
      return `your menu has no ${section} yet`
    case 'section_lacks_diet':
      return `none of your ${section} is ${dietName(dietaryOptionId ?? 0)}`
    case 'in_season':
      return 'in season now'
    default:
      return 'our editors mark it as trending'
  }
}

export interface TopicWords {
  readonly title: string
  readonly lead: string
}

export const topicWords: Readonly<Record<Topic, TopicWords>> = {
  prices: { title: 'Prices', lead: 'What is missing, may be a slip, or ends differently.' },
  dishes: { title: 'Dishes', lead: 'What a guest would take for the same dish, or the same plate again.' },
  diets: { title: 'Diets', lead: 'Who would find nothing to eat, by what you declared, or cannot tell.' },
  balance: { title: 'Balance', lead: 'Sections that are small or large for a menu of this size.' },
  words: { title: 'Words', lead: 'Descriptions that say too little, too much, or the same again.' },
  season: { title: 'Season', lead: 'Dishes whose season has passed or is yet to come.' },
  trends: {
    title: 'Trends',
    lead: 'Dishes that our editors mark as trending and your menu does not have. Nobody’s orders were counted.',
  },
}
