import { dietaryOptions } from '#domain/catalogue/reference.ts'
import type { Recommendation, Topic } from '#domain/insights/checks/recommendation.ts'
import { formatPrice } from '#domain/menu/model/price.ts'
import { descriptionWords, type FindingWords } from './description-words.ts'
import { countOfDishes as dishes, someOf as some } from './lists-of-dishes.ts'

const list = new Intl.ListFormat('en')
const either = new Intl.ListFormat('en', { type: 'disjunction' })
const dietName = (id: number): string =>
  dietaryOptions.find((option) => option.id === id)?.name.toLowerCase() ?? ''
/** Where the menu's kind is not known, or nothing of the catalogue keeps its rules. */
const NO_DISH = 'We know of no dish that would suit your menu here.'

const priceChanges = (changes: readonly { name: string; before: number; after: number }[]) =>
  changes.map(({ name, before, after }) => ({
    name,
    before: formatPrice(before),
    after: formatPrice(after),
  }))

/** `, $18.00 instead of $22.00`, or nothing where the price stays. */
const atPrice = (newPrice: number, price: number): string =>
  newPrice === price
    ? `at ${formatPrice(price)} as before`
    : `at ${formatPrice(newPrice)} instead of ${formatPrice(price)}`

const endingNames = {
  half: 'in .00 or .50',
  ninety: 'in .90',
  ninetyFive: 'in .95',
  ninetyNine: 'in .99',
} as const

export function findingWords(finding: Recommendation): FindingWords {
  switch (finding.code) {
    case 'price_missing': {
      const { names } = finding.params
      const isOne = names.length === 1
      return {
        title: isOne ? `${names[0]} has no price` : `${dishes(names.length)} have no price`,
        reason: `${isOne ? '' : `${some(names)}. `}${isOne ? 'It' : 'Each'} is printed as $0.00.`,
        whyNot: 'Only you know whether it is free, comes with something, or has a price that is missing.',
        done: '',
      }
    }
    case 'price_above':
    case 'price_below': {
      const { name, price, usual, suggested } = finding.params
      const share =
        finding.code === 'price_above'
          ? `${(price / usual).toFixed(1)} times that`
          : `${Math.round((price / usual) * 100)}% of that`
      return {
        title: `${name} stands out at ${formatPrice(price)}`,
        reason: `Our catalog’s price for this very dish would be ${formatPrice(usual)} at the level of your other prices. Yours is ${share}.`,
        proposal: `${formatPrice(price)} → ${formatPrice(suggested)}.`,
        done: `${name} costs ${formatPrice(suggested)} now.`,
      }
    }
    case 'price_slip': {
      const { name, price, next } = finding.params
      return {
        title: `Is ${formatPrice(price)} right for ${name}?`,
        reason: `The next most expensive dish of its section costs ${formatPrice(next)}; a decimal point may be missing.`,
        whyNot: 'Only you know what it costs.',
        done: '',
      }
    }
    case 'section_price_level': {
      const { sectionName, factor, changes } = finding.params
      const off = factor > 1 ? Math.round((factor - 1) * 100) : Math.round((1 - factor) * 100)
      return {
        title: `${sectionName}: ${off}% ${factor > 1 ? 'more expensive' : 'cheaper'} than the rest of your menu`,
        reason: `Measured by ${dishes(changes.length)} of our catalog against the same dishes’ usual prices.`,
        proposal: 'Bring them to the level of the others:',
        changes: priceChanges(changes),
        done: `${sectionName}: prices are at the level of the rest of the menu.`,
      }
    }
    case 'price_endings': {
      const { changes, total, ending } = finding.params
      const names = changes.map(({ name }) => name)
      return {
        title: 'Some prices end differently',
        reason: `Most of your ${total} food prices end ${endingNames[ending]}; ${some(names)} ${names.length === 1 ? 'does' : 'do'} not.`,
        proposal: 'Round to the nearest price of that kind:',
        changes: priceChanges(changes),
        done: `All food prices end ${endingNames[ending]}.`,
      }
    }
    case 'missing_diet': {
      const { sectionName, dietaryOptionIds, count, proposed, price } = finding.params
      const diets = either.format(dietaryOptionIds.map(dietName))
      return {
        title: `Nothing ${diets} among your ${sectionName.toLowerCase()}`,
        reason: `None of the ${count} is, by what you declared. One such dish can win the whole party.`,
        ...(proposed === null || price === null
          ? { whyNot: NO_DISH }
          : { proposal: `Add ${proposed} for ${formatPrice(price)}.` }),
        done: `${proposed} is on the menu, under ${sectionName}.`,
      }
    }
    case 'untagged_diets': {
      const { names } = finding.params
      return {
        title: `${dishes(names.length)} could say more`,
        reason: `${some(names)} ${names.length === 1 ? 'meets' : 'meet'} a diet by ${names.length === 1 ? 'its' : 'their'} ingredients and ${names.length === 1 ? 'carries' : 'carry'} no tag.`,
        proposal: 'Add the dietary tags that follow from the ingredients.',
        done: 'The dietary tags are on the menu.',
      }
    }
    case 'section_thin': {
      const { sectionName, count, total, lowPercent, proposed } = finding.params
      const names = proposed.map(({ name }) => name)
      return {
        title: count === 0 ? `No ${sectionName.toLowerCase()}` : `Few ${sectionName.toLowerCase()}`,
        reason: `${count} of ${total} dishes; at least ${lowPercent}% are usual.`,
        ...(names.length > 0
          ? {
              proposal: `Add ${list.format(proposed.map(({ name, price }) => `${name} for ${formatPrice(price)}`))}.`,
            }
          : { whyNot: NO_DISH }),
        done: `${some(names)} ${names.length === 1 ? 'is' : 'are'} on the menu.`,
      }
    }
    case 'section_crowded': {
      const { sectionName, count, total, highPercent } = finding.params
      return {
        title: `Many ${sectionName.toLowerCase()}`,
        reason: `${count} of ${total} dishes; up to ${highPercent}% are usual, and every further dish makes choosing slower.`,
        whyNot: 'Which ones to drop is your call: we do not know what sells.',
        done: '',
      }
    }
    case 'duplicate': {
      const { name, sectionName, otherSectionName } = finding.params
      return {
        title: `${name} is on the menu twice`,
        reason:
          sectionName === otherSectionName
            ? `Both times under ${sectionName}.`
            : `Under ${otherSectionName} and under ${sectionName}.`,
        proposal: `Take it out of ${sectionName}${sectionName === otherSectionName ? ' once' : ''}.`,
        done: `${name} is on the menu once.`,
      }
    }
    case 'near_duplicate': {
      const { name, other, otherSectionName, proposed, price, newPrice } = finding.params
      return {
        title: `${name} reads like ${other}`,
        reason: `A guest might take it for ${other}, under ${otherSectionName}.`,
        ...(proposed === null || newPrice === null
          ? { whyNot: 'If they are two dishes, one more word in a name tells them apart.' }
          : { proposal: `Replace it with ${proposed}, ${atPrice(newPrice, price)}.` }),
        done: `${proposed} took its place.`,
      }
    }
    case 'main_ingredient_repeats': {
      const { sectionName, ingredient, count, total, swaps } = finding.params
      const names = swaps.map(({ name }) => name)
      return {
        title: `${sectionName}: mostly ${ingredient}`,
        reason: `${count} of ${total} dishes are mainly ${ingredient}.`,
        ...(swaps.length === 0
          ? { whyNot: NO_DISH }
          : {
              proposal: 'Replace:',
              changes: swaps.map(({ name, proposed, price, newPrice }) => ({
                name: `${name}, with ${proposed}`,
                before: formatPrice(price),
                after: formatPrice(newPrice),
              })),
            }),
        done: `${some(swaps.map(({ proposed }) => proposed))} took the place of ${some(names)}.`,
      }
    }
    case 'description_short':
    case 'description_long':
    case 'description_repeated':
    case 'word_repeated':
      return descriptionWords(finding)
    case 'overused_word': {
      const { word, count, total } = finding.params
      return {
        title: `“${word}” is overused`,
        reason: `It is in ${count} of ${total} descriptions, so it no longer says anything about a dish.`,
        proposal: 'Keep the first two, and take it out of the others.',
        done: `“${word}” is left in two descriptions.`,
      }
    }
    case 'out_of_season': {
      const { name, season, proposed, isProposedInSeason, price, newPrice } = finding.params
      return {
        title: `${name} is out of season`,
        reason: `Its season is ${season}.`,
        proposal: `Replace it with ${proposed}, ${isProposedInSeason ? 'which is in season' : 'served all year'}, ${atPrice(newPrice, price)}.`,
        done: `${proposed} took the place of ${name}.`,
      }
    }
    case 'trending': {
      const { name, description, sectionName, price, reasons } = finding.params
      return {
        title: name,
        reason: `${description} ${capitalised(list.format(reasons.map((reason) => reasonWords(reason, sectionName))))}.`,
        proposal: `Add it to ${sectionName} for ${formatPrice(price)}.`,
        done: `${name} is on the menu, under ${sectionName}.`,
      }
    }
  }
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
