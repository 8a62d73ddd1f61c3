import type { Recommendation, Topic } from '#domain/insights/review/recommendation.ts'
import { CATALOGUE_CURRENCY } from '#domain/money/currency.ts'
import { dietaryOptions } from '#domain/reference/reference.ts'
import { withoutPrice } from '../../prices/without-price.ts'
import { atPrice, compositionWords, NO_DISH, named } from './composition-words.ts'
import { descriptionWords, type FindingWords, type WordsByCode } from './description-words.ts'
import { countOfDishes as dishes, someOf as some } from './lists-of-dishes.ts'
import { money, type SayAmount } from './money.ts'
import { priceWords } from './price-words.ts'

const list = new Intl.ListFormat('en')
const either = new Intl.ListFormat('en', { type: 'disjunction' })
const dietName = (id: number): string =>
  dietaryOptions.find((option) => option.id === id)?.name.toLowerCase() ?? ''
const words: WordsByCode<Recommendation['code']> = {
  question: ({ title, reason, whyNot, proposal, done }) => ({
    title,
    reason,
    whyNot,
    ...(proposal && { proposal, done }),
  }),
  ...descriptionWords,
  ...priceWords,
  ...compositionWords,
  missing_diet: ({ sectionName, dietaryOptionIds, count, proposed, price }, said) => ({
    title: `Nothing ${either.format(dietaryOptionIds.map(dietName))} among your ${sectionName.toLowerCase()}`,
    reason: `None of the ${count} is marked so. One veto vote can cost you the table.`,
    ...(proposed === null ? { whyNot: NO_DISH } : { proposal: `Add ${named(proposed, price, said)}.` }),
    done: `${proposed} is on the menu, under ${sectionName}.`,
  }),
  untagged_diets: ({ names }) => ({
    title: `${dishes(names.length)} ${names.length === 1 ? 'lacks' : 'lack'} dietary tags`,
    reason: `${some(names)} ${names.length === 1 ? 'fits a diet by its ingredients but has' : 'fit a diet by their ingredients but have'} no tag.`,
    proposal: 'Add the dietary tags that follow from the ingredients.',
    done: 'The dietary tags are on the menu.',
  }),
  section_thin({ sectionName, count, total, lowPercent, proposed }, said) {
    const added = proposed.map(({ name, price }) => named(name, price, said))
    return {
      title: `${count === 0 ? 'No' : 'Few'} ${sectionName.toLowerCase()}`,
      reason: `${count} of ${total} dishes. ${lowPercent}% or more is typical.`,
      ...(added.length > 0 ? { proposal: `Add ${list.format(added)}.` } : { whyNot: NO_DISH }),
      done: `${some(proposed.map(({ name }) => name))} ${added.length === 1 ? 'is' : 'are'} on the menu.`,
    }
  },
  section_crowded: ({ sectionName, count, total, highPercent }) => ({
    title: `Many ${sectionName.toLowerCase()}`,
    reason: `${count} of ${total} dishes. Up to ${highPercent}% is typical; more dishes make choosing slower.`,
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
  near_duplicate: ({ name, other, otherSectionName, proposed, price, newPrice }, said) => ({
    title: `${name} reads like ${other}`,
    reason: `A guest might take it for ${other}, under ${otherSectionName}.`,
    proposal:
      proposed === null
        ? `If they are one dish, remove ${name}. If they are two, one more word in a name tells them apart.`
        : `Replace it with ${proposed}${atPrice(newPrice, price, said)}.`,
    done: proposed === null ? `${name} was removed.` : `${proposed} replaced it.`,
  }),
  main_ingredient_repeats: ({ sectionName, ingredient, count, total, swaps }, said) => ({
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
    done: `${some(swaps.map(({ proposed }) => proposed))} replaced ${some(swaps.map(({ name }) => name))}.`,
  }),
  overused_word: ({ word, count, total }) => ({
    title: `“${word}” is overused`,
    reason: `It is in ${count} of ${total} descriptions, so it no longer says anything about a dish.`,
    proposal: 'Keep it in the first two, and drop it from the others.',
    done: `“${word}” is left in two descriptions.`,
  }),
  out_of_season: ({ name, season, proposed, isProposedInSeason, price, newPrice }, said) => ({
    title: `${name} is out of season`,
    reason: `Its season is ${season}.`,
    proposal: `Replace it with ${proposed}, ${isProposedInSeason ? 'which is in season' : 'served all year'}${atPrice(newPrice, price, said)}.`,
    done: `${proposed} replaced ${name}.`,
  }),
  season_words: ({ name, season, words }) => ({
    title: `${name} speaks of ${season}`,
    reason: `It says “${words}”.`,
    whyNot: 'Only you know whether that is still so.',
  }),
  produce_out_of_season: ({ season, dishes: found }) => ({
    title:
      found.length === 1
        ? `${found[0]?.name} in ${season}`
        : `${dishes(found.length)} are named for out-of-season produce`,
    reason: `${capitalised(list.format(found.map(({ name, produce }) => `${produce} (${name})`)))}: fields of your climate give none now.`,
    whyNot: 'It may come from far away, or be why your guests come.',
  }),
  trending: ({ name, description, sectionName, price, reasons }, said) => ({
    title: name,
    reason: `${description} ${capitalised(list.format(reasons.map((reason) => reasonWords(reason, sectionName))))}.`,
    proposal: `Add it to ${named(sectionName, price, said)}.`,
    done: `${name} is on the menu, under ${sectionName}.`,
  }),
}

export function findingWords({ code, params, edits }: Recommendation, currency: string): FindingWords {
  const said: FindingWords = (
    words[code] as (params: Recommendation['params'], said: SayAmount) => FindingWords
  )(params, (amount) => money(amount, currency))
  const note = priceNote(edits, currency)
  if (said.proposal === undefined || note === undefined) return said
  // What is replaced by what follows a colon.
  const proposal = said.proposal.endsWith(':') ? `${note} ${said.proposal}` : `${said.proposal} ${note}`
  return { ...said, proposal }
}

/** Why proposed dishes have no price on a menu of another currency than the catalogue's. */
function priceNote(edits: Recommendation['edits'], currency: string): string | undefined {
  if (currency === CATALOGUE_CURRENCY) return undefined
  const bare = edits.filter((edit) => 'item' in edit && edit.item.prices.length === 0)
  if (bare.length === 0) return undefined
  return withoutPrice(bare.length)
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

export const topicWords: Readonly<Record<Topic, { readonly title: string; readonly lead: string }>> = {
  prices: { title: 'Prices', lead: 'Missing prices, likely slips and odd endings.' },
  dishes: { title: 'Dishes', lead: 'Dishes that repeat, or that guests may mix up.' },
  diets: { title: 'Diets', lead: 'Guests who would find nothing to eat, or cannot tell.' },
  balance: {
    title: 'Balance',
    lead: 'What the whole menu lacks or has too much of.',
  },
  words: { title: 'Words', lead: 'Descriptions that say too little, too much, or the same again.' },
  season: { title: 'Season', lead: 'Dishes whose season has passed or is yet to come.' },
  trends: {
    title: 'Trends',
    lead: 'Dishes that our editors mark as trending and your menu does not have. Not based on sales data.',
  },
}
