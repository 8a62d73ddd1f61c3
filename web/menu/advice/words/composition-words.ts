import type { RecommendationOf } from '#domain/insights/review/recommendation.ts'
import type { FindingWords, WordsByCode } from './description-words.ts'
import type { SayAmount } from './money.ts'

const list = new Intl.ListFormat('en')

/** Where the menu's kind is not known, or nothing of the catalogue keeps its rules. */
export const NO_DISH = 'We know of no dish that would suit your menu here.'

/** `at $18.00 instead of $22.00`, or `at $22.00 as before`; nothing where no price is known. */
export function atPrice(newPrice: number | null, price: number | null, said: SayAmount): string {
  if (newPrice === null) return ''
  if (newPrice === price) return `, at ${said(price)} as before`
  return price === null ? `, at ${said(newPrice)}` : `, at ${said(newPrice)} instead of ${said(price)}`
}

export const named = (name: string, price: number | null, said: SayAmount): string =>
  price === null ? name : `${name} for ${said(price)}`

interface Added {
  readonly sectionName: string
  readonly proposed: string | null
  readonly price: number | null
}

const adding = ({ proposed, price, sectionName }: Added, said: SayAmount): Partial<FindingWords> =>
  proposed === null
    ? { whyNot: NO_DISH }
    : {
        proposal: `Add ${named(proposed, price, said)} to ${sectionName}.`,
        done: `${proposed} is on the menu, under ${sectionName}.`,
      }

interface Replaced {
  readonly name: string
  readonly proposed: string | null
  readonly price: number | null
  readonly newPrice: number | null
}

const replacing = (
  { name, proposed, price, newPrice }: Replaced,
  whyNot: string,
  said: SayAmount,
): Partial<FindingWords> =>
  proposed === null
    ? { whyNot }
    : {
        proposal: `Replace ${name} with ${proposed}${atPrice(newPrice, price, said)}.`,
        done: `${proposed} replaced ${name}.`,
      }

type CompositionCode =
  | 'lacks_main_kind'
  | 'lacks_drink'
  | 'lacks_staple'
  | 'one_sort'
  | 'technique_repeats'
  | 'shared_garnish'
  | 'accompaniment_alone'
  | 'section_order'
  | 'misplaced_dish'
  | 'list_end'

interface LackOfDrink {
  readonly title: string
  readonly counted: string
  readonly lack: string
}

const drinkWords: Readonly<Record<RecommendationOf<'lacks_drink'>['params']['kind'], LackOfDrink>> = {
  'still wine': {
    title: 'No still wine by the glass',
    counted: 'drinks',
    lack: 'none of them is a wine to have with dinner',
  },
  'red wine': { title: 'No red wine', counted: 'still wines', lack: 'each of them is white' },
  'white wine': { title: 'No white wine', counted: 'still wines', lack: 'each of them is red' },
  'without alcohol': {
    title: 'Nothing without alcohol',
    counted: 'drinks',
    lack: 'each of them has alcohol; who drives has water',
  },
}

export const compositionWords: WordsByCode<CompositionCode> = {
  lacks_main_kind: (params, said) => ({
    title: `No main course with ${params.kind}`,
    reason: `None of the ${params.count} is one. Guests who came for ${params.kind} find it among the other courses alone.`,
    ...adding(params, said),
  }),
  lacks_drink: (params, said) => {
    const { title, counted, lack } = drinkWords[params.kind]
    return { title, reason: `There are ${params.count} ${counted}, and ${lack}.`, ...adding(params, said) }
  },
  lacks_staple: (params, said) => ({
    title: `No ${params.staple}`,
    reason: `Guests of this cuisine look for ${params.staple} on every menu.`,
    ...adding(params, said),
  }),
  one_sort: (params, said) => ({
    title: `${params.sectionName}: all ${params.sort}`,
    reason: `Each of the ${params.count} is ${params.sort}.`,
    ...replacing(params, NO_DISH, said),
  }),
  technique_repeats: ({ sectionName, technique, names, total }) => ({
    title: `${sectionName}: mostly ${technique}`,
    reason: `${list.format(names)} are ${technique}: ${names.length} of ${total} dishes.`,
    whyNot: 'What your kitchen can cook side by side is yours to know.',
  }),
  shared_garnish: (params, said) => ({
    title: `${params.other} and ${params.name} come with the same`,
    reason: `Both have ${list.format(params.garnish)}. Two at one table read as one plate.`,
    ...replacing(params, 'Another garnish for one of them tells them apart.', said),
  }),
  accompaniment_alone: (params, said) => ({
    title: `${params.name} goes with nothing on the menu`,
    reason: `Its words say what it is meant for: ${params.meantFor}. No other dish is that.`,
    ...replacing(params, 'Change its words, or bring back the dish that it is meant for.', said),
  }),
  section_order: ({ sectionName, side, otherSectionName }) => ({
    title: `${sectionName} is ${side === 'after' ? 'before' : 'after'} ${otherSectionName} now`,
    reason: 'Menus are read in the order in which guests eat.',
    proposal: `Move ${sectionName} ${side} ${otherSectionName}.`,
    whyNot: 'How your page is laid out may have its reasons, so we only ask.',
    done: `${sectionName} stands ${side} ${otherSectionName}.`,
  }),
  misplaced_dish: ({ name, sectionName }) => ({
    title: `Is ${name} in the right section?`,
    reason: `It’s the only dish of its kind under ${sectionName}, and the menu has a section for it.`,
    whyNot: 'Drag it to its section where it does not belong here.',
  }),
  list_end: ({ name, sectionName, end }) => ({
    title: `${name} is in the middle of ${sectionName}`,
    reason:
      'You said you want to sell it. In two studies, dishes at either end of a list were chosen more often than those in between.',
    proposal: `Move it to be ${end} in ${sectionName}.`,
    done: `${name} is ${end} in ${sectionName}.`,
  }),
}
