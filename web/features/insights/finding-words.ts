import { dietaryOptions } from '#domain/catalogue/reference.ts'
import { DESCRIPTION_NORM } from '#domain/insights/description-checks.ts'
import type { Recommendation, Topic } from '#domain/insights/recommendation.ts'
import { formatPrice } from '#domain/pricing/price.ts'

/** What a finding says on the screen. */
export interface FindingWords {
  readonly title: string
  /** Why it is worth a look. */
  readonly reason: string
  /** What applying it would do; absent where only the owner can mend it. */
  readonly proposal?: string
  /** For the toast, once it is done. */
  readonly done: string
}

const list = new Intl.ListFormat('en')
const dietName = (id: number): string =>
  dietaryOptions.find((option) => option.id === id)?.name.toLowerCase() ?? ''
const dishes = (count: number): string => (count === 1 ? '1 dish' : `${count} dishes`)
const add = (name: string | null) => (name === null ? {} : { proposal: `Add ${name}.` })

/** Names as a list, the first few of them. */
function some(names: readonly string[]): string {
  const shown = names.slice(0, 4)
  return list.format(names.length > 4 ? [...shown, `${names.length - 4} more`] : shown)
}

const endingNames = {
  half: 'in .00 or .50',
  ninety: 'in .90',
  ninetyFive: 'in .95',
  ninetyNine: 'in .99',
} as const

export function findingWords(finding: Recommendation): FindingWords {
  switch (finding.code) {
    case 'price_missing': {
      const { name, suggested } = finding.params
      return {
        title: `${name} has no price`,
        reason: 'It would be printed at $0.00.',
        proposal: `Set it to ${formatPrice(suggested)}, the median of comparable dishes.`,
        done: `${name} costs ${formatPrice(suggested)} now.`,
      }
    }
    case 'price_above':
    case 'price_below': {
      const { name, price, low, median, high, count, suggested, isUsualForDish } = finding.params
      const isAbove = finding.code === 'price_above'
      return {
        title: `${name} stands out at ${formatPrice(price)}`,
        reason: `${isAbove ? 'Dearer' : 'Cheaper'} than all ${count} comparable dishes: at your price level, half of them cost ${formatPrice(low)} to ${formatPrice(high)}, the median is ${formatPrice(median)}.`,
        proposal: `${formatPrice(price)} → ${formatPrice(suggested)}, ${isUsualForDish ? 'what this dish usually costs at your level' : `the ${isAbove ? 'upper' : 'lower'} end of that half`}.`,
        done: `${name} costs ${formatPrice(suggested)} now.`,
      }
    }
    case 'section_price_level': {
      const { sectionName, factor, count } = finding.params
      const off = Math.round(Math.abs(factor - 1) * 100)
      return {
        title: `${sectionName} are priced for another restaurant`,
        reason: `Against comparable dishes they are ${off}% ${factor > 1 ? 'dearer' : 'cheaper'} than the rest of your menu.`,
        proposal: `Bring ${dishes(count)} to the level of the others.`,
        done: `${sectionName} are priced like the rest of the menu.`,
      }
    }
    case 'price_endings': {
      const { names, total, ending } = finding.params
      return {
        title: 'Some prices are written another way',
        reason: `Most of your ${total} prices end ${endingNames[ending]}; ${some(names)} ${names.length === 1 ? 'does' : 'do'} not.`,
        proposal: 'Round them to the nearest price of that kind.',
        done: `All prices end ${endingNames[ending]}.`,
      }
    }
    case 'missing_diet': {
      const { sectionName, dietaryOptionId, count, proposed } = finding.params
      const diet = dietName(dietaryOptionId)
      return {
        title: `Nothing ${diet} among your ${sectionName.toLowerCase()}`,
        reason: `None of the ${count} is. One such dish keeps a whole table at the table.`,
        ...add(proposed),
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
      const { sectionName, count, total, lowPercent, names } = finding.params
      return {
        title: count === 0 ? `No ${sectionName.toLowerCase()}` : `Few ${sectionName.toLowerCase()}`,
        reason: `${count} of ${total} dishes; at least ${lowPercent}% are usual.`,
        ...(names.length > 0 && { proposal: `Add ${some(names)}.` }),
        done: `${some(names)} ${names.length === 1 ? 'is' : 'are'} on the menu.`,
      }
    }
    case 'section_crowded': {
      const { sectionName, count, total, highPercent, names } = finding.params
      return {
        title: `Many ${sectionName.toLowerCase()}`,
        reason: `${count} of ${total} dishes; up to ${highPercent}% are usual, and each one more makes choosing slower.`,
        ...(names.length > 0 && { proposal: `Part with ${some(names)}, most like others of the section.` }),
        done: `${some(names)} ${names.length === 1 ? 'is' : 'are'} off the menu.`,
      }
    }
    case 'duplicate': {
      const { name, sectionName, otherSectionName } = finding.params
      return {
        title: `${name} stands twice`,
        reason:
          sectionName === otherSectionName
            ? `Both times under ${sectionName}.`
            : `Under ${otherSectionName} and under ${sectionName}.`,
        proposal: `Take it out of ${sectionName}${sectionName === otherSectionName ? ' once' : ''}.`,
        done: `${name} stands once.`,
      }
    }
    case 'near_duplicate': {
      const { name, other, otherSectionName, proposed } = finding.params
      return {
        title: `${name} reads like ${other}`,
        reason: `A guest would take it for ${other}, under ${otherSectionName}.`,
        proposal: proposed === null ? 'Take it off the menu.' : `Replace it with ${proposed}.`,
        done: proposed === null ? `${name} is off the menu.` : `${proposed} took its place.`,
      }
    }
    case 'main_ingredient_repeats': {
      const { sectionName, ingredient, count, total, replaced, proposed } = finding.params
      return {
        title: `${sectionName} turn around ${ingredient}`,
        reason: `${count} of ${total} dishes are mainly ${ingredient}.`,
        ...(proposed.length > 0 && { proposal: `Replace ${some(replaced)} with ${some(proposed)}.` }),
        done: `${some(proposed)} took the place of ${some(replaced)}.`,
      }
    }
    case 'description_short':
    case 'description_long':
    case 'description_repeated':
      return descriptionWords(finding)
    case 'overused_word': {
      const { word, count, total } = finding.params
      return {
        title: `“${word}” wears thin`,
        reason: `It praises ${count} of ${total} descriptions, so it says nothing of any.`,
        proposal: 'Keep the first two, and take it out of the others.',
        done: `“${word}” is left in two descriptions.`,
      }
    }
    case 'out_of_season': {
      const { name, season, proposed, isProposedInSeason } = finding.params
      return {
        title: `${name} is out of season`,
        reason: `Its season is ${season}.`,
        ...(proposed !== null && {
          proposal: `Replace it with ${proposed}, ${isProposedInSeason ? 'which is in season' : 'served all year'}.`,
        }),
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

function descriptionWords(
  finding: Extract<
    Recommendation,
    { code: 'description_short' | 'description_long' | 'description_repeated' }
  >,
): FindingWords {
  const { name, proposed } = finding.params
  const proposal = proposed === null ? {} : { proposal: `“${proposed}”` }
  const done = `${name} has its new description.`
  if (finding.code === 'description_repeated') {
    return {
      title: `${name} borrows its description`,
      reason: `The same words stand under ${finding.params.other}.`,
      ...proposal,
      done,
    }
  }
  const { length } = finding.params
  if (finding.code === 'description_long') {
    return {
      title: `${name} says too much`,
      reason: `${length} characters; beyond ${DESCRIPTION_NORM.max} nobody reads on at a table.`,
      ...proposal,
      done,
    }
  }
  return {
    title: length === 0 ? `${name} has no description` : `${name} says little`,
    reason:
      length === 0
        ? 'Guests order what they can picture.'
        : `${length} characters; from ${DESCRIPTION_NORM.min} on a guest can picture a dish.`,
    ...proposal,
    done,
  }
}

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
      return 'asked for in kitchens of this cuisine'
  }
}

export interface TopicWords {
  readonly title: string
  readonly lead: string
}

export const topicWords: Readonly<Record<Topic, TopicWords>> = {
  prices: { title: 'Prices', lead: 'What stands out beside comparable dishes, or is written another way.' },
  dishes: { title: 'Dishes', lead: 'What a guest would take for the same dish, or the same plate again.' },
  diets: { title: 'Diets', lead: 'Who would find nothing to eat, or cannot tell.' },
  balance: { title: 'Balance', lead: 'Sections that are small or large for a menu of this size.' },
  words: { title: 'Words', lead: 'Descriptions that say too little, too much, or the same again.' },
  season: { title: 'Season', lead: 'Dishes whose season has passed or is yet to come.' },
  trends: { title: 'Trends', lead: 'Dishes that our editors mark as asked for, and your menu lacks.' },
}
