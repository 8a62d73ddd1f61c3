import { foldName } from '../../../text/fold-name.ts'
import type { Review } from '../../review/menu-review.ts'
import type { ReviewedItem } from '../../review/reviewed-item.ts'
import { keyOf } from '../asking/plates.ts'
import type { Question, QuestionRule } from '../asking/question.ts'

/** A plate for one has a tenth of that; a platter of ribs may have a third. */
const MOST_KCAL = 6000
/** Percent by volume: what is brewed or grows on vines, and what is distilled. */
const STRONGEST = { brewed: 20, distilled: 80 } as const
const BREWED =
  /\b(?:beers?|lager|ales?|ipa|pils\w*|stout|porter|weiss\w*|cider|wines?|draft|draught|tap|bier\w*|vin|vini|vinos?)\b/
const DISTILLED =
  /\b(?:spirits?|whisk(?:e)?y|bourbon|rum|vodka|gin|tequila|mezcal|liqueurs?|bitters|cocktails?)\b/

const KCAL = /(?<![\d.,])(\d{1,3}(?:[.,]?\d{3})+) ?(?:k?cal|calories)\b/i
const ABV = /(?<![\d.,])(\d{1,3}(?:[.,]\d)?) ?% ?(?:abv|vol|alc)/i
const YEAR = /\b(20\d\d)\b/

const numberIn = (found: string | undefined): number => Number((found ?? '0').replace(',', '.'))

function impossibleIn({ item, section, course }: ReviewedItem, { year }: Review): string | undefined {
  const text = `${item.name}. ${item.description}`
  const kcal = item.kcal ?? Number((KCAL.exec(text)?.[1] ?? '0').replaceAll(/[.,]/g, ''))
  if (kcal > MOST_KCAL) return `It says ${kcal.toLocaleString('en')} calories, more than three days of meals.`
  if (course !== 'drink') return undefined
  const abv = item.wine?.abv ?? numberIn(ABV.exec(text)?.[1])
  const around = foldName(`${section.name} ${item.name}`)
  const isBrewed = (item.wine !== undefined || BREWED.test(around)) && !DISTILLED.test(around)
  if (abv > (isBrewed ? STRONGEST.brewed : STRONGEST.distilled))
    return `It says ${abv} % of alcohol${isBrewed ? ', and nothing brewed or fermented has more than 20 %' : ''}.`
  const vintage = Number(item.wine?.vintage ?? YEAR.exec(item.name)?.[1] ?? Number.NaN)
  return year !== undefined && vintage > year
    ? `Its vintage is ${vintage}, and that’s still to come.`
    : undefined
}

/** Figures that no dish or drink can have: a beer of 46 %, a vintage to come. */
export const impossibleFigures: QuestionRule = {
  id: 'figure_impossible',
  topic: 'words',
  sureness: 'fact',
  as: 'price_slip',
  whyNot: 'Only you have the right figure.',
  several: (count) => `${count} figures can’t be right`,
  ask: (review) =>
    review.items.flatMap((reviewed): Question[] => {
      const reason = impossibleIn(reviewed, review)
      return reason === undefined
        ? []
        : [
            {
              key: keyOf(reviewed),
              title: `${reviewed.item.name}: a figure can’t be right`,
              reason,
              about: [reviewed],
            },
          ]
    }),
}

/** An ailment, and what only a medicine may promise to do with it. */
const HEALS =
  /\b(?:cures?|heals?|treats?|prevents?|fights?|kills|protects? against|relieves?|reverses?) (?:(?:the|your|all|any|of) )*(?:common )?(?:colds?|flu|covid\w*|cancer|infections?|inflammation|viruses|bacteria|diabetes|arthritis|anxiety|depression|disease\w*|illness\w*|hangovers?|migraines?|headaches?|insomnia|high blood pressure|heart disease)\b|\b(?:lowers?|reduces?) (?:your )?(?:cholesterol|blood pressure|blood sugar)\b|\bboosts? (?:your )?(?:immun\w*|metabolism|fertility|testosterone)\b|\bburns fat\b|\bclinically proven\b/

/** What a drink or a dish promises to heal: the law leaves that to medicines. */
export const healthPromises: QuestionRule = {
  id: 'health_promise',
  topic: 'words',
  as: 'placeholder_text',
  whyNot: 'Say what is in it instead: guests know what ginger is for.',
  several: (count) => `${count} texts promise to heal`,
  basis:
    'In the U.S. only a drug may claim to cure, treat or prevent a disease (Federal Food, Drug, and Cosmetic Act, section 201(g)(1)); the EU forbids it for food (Regulation 1169/2011, article 7(3)).',
  ask: ({ items }) =>
    items.flatMap((reviewed): Question[] => {
      const found = HEALS.exec(foldName(`${reviewed.item.name}. ${reviewed.item.description}`))?.[0]
      return found === undefined
        ? []
        : [
            {
              key: keyOf(reviewed),
              title: `${reviewed.item.name} promises what only a medicine may`,
              reason: `Its words say “${found}”.`,
              about: [reviewed],
            },
          ]
    }),
}
