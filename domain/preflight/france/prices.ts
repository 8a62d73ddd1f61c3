import type { Menu } from '../../menu/model/menu.ts'
import type { Section } from '../../menu/model/section.ts'
import { withSubsections } from '../../menu/model/walk.ts'
import { anyWord } from '../../text/any-word.ts'
import { foldName } from '../../text/fold-name.ts'
import { listed } from '../../text/listed.ts'
import { feesIntoPrices } from '../fees/fee-into-prices.ts'
import { feesOf, quotedFee } from '../fees/fees.ts'
import { taxOnTop } from '../fees/tax-on-top.ts'
import { insertNotice } from '../fixes/insert-notice.ts'
import { withSectionNotes } from '../fixes/section-note.ts'
import { mealsOf } from '../parts/meals.ts'
import { says } from '../parts/menu-texts.ts'
import { anyRestaurant } from '../rules/bind.ts'
import type { Breach, Fix, Rule, Source } from '../rules/rule.ts'
import { volumeRules } from '../words/volume-rules.ts'

const source: Source = {
  title: 'Arrêté du 27 mars 1987, on Légifrance as of 2019-01-23 and in L’Hôtellerie Restauration',
  address: 'https://www.legifrance.gouv.fr/affichTexte.do?cidTexte=LEGITEXT000006074983',
  readOn: '2026-11-28',
  readAgainOn: '2027-05-31',
}
const ofAll = {
  source,
  certainty: 'B',
  level: 'must',
  binds: 'Every restaurant and bar in France',
  bind: anyRestaurant,
} as const

/** The mention that the arrêté du 27 mars 1987 wants. */
export const SERVICE_INCLUDED = 'Prix service compris'
const DRINKS_INCLUDED = 'Boisson comprise'
const DRINKS_NOT_INCLUDED = 'Boisson non comprise'

/** `Prix nets` says both, tax and service. */
const SAYS_SERVICE =
  /services? (?:et taxes )?(?:est |sont )?(?:compris|inclus)|\bprix nets?\b|\bnets? en euros?\b|\bnets? ttc\b/
const SAYS_DRINKS =
  /boissons? (?:non )?(?:comprises?|incluses?)|hors boissons?|sans boissons?|avec boissons?|boissons? en sus|(?:verre|carafe) d|vins? (?:compris|inclus)|accord/

const hasPrice = ({ sections }: Pick<Menu, 'sections'>): boolean =>
  sections.some(({ prices = [], items }) => prices.length > 0 || items.some((item) => item.prices.length > 0))

/** All that a meal says of itself, its courses among it. */
const wordsOfMeal = ({ sections }: Pick<Menu, 'sections'>, meal: Section): string =>
  foldName(
    withSubsections(sections, meal.id)
      .flatMap(({ name, intro, footer, prices = [], items }) => [
        name,
        intro,
        footer,
        ...prices.map(({ label }) => label),
        ...items.map((item) => item.name),
      ])
      .filter(Boolean)
      .join('\n'),
  )

const silentMeals = (menu: Pick<Menu, 'sections'>): Section[] =>
  mealsOf(menu).filter((meal) => !SAYS_DRINKS.test(wordsOfMeal(menu, meal)))

const sayDrinks = (id: string, words: string): Fix => ({
  id,
  label: `Add “${words}”`,
  apply: (menu) => {
    const meals = silentMeals(menu)
    return withSectionNotes(menu, (section) => (meals.includes(section) ? words : undefined))
  },
})

function checkMeals(menu: Menu): Breach[] {
  const meals = silentMeals(menu)
  if (meals.length === 0) return []
  return [
    {
      sentence: `A set menu says whether a drink is included: ${listed(meals.map(({ name }) => name))}.`,
      places: meals.map((meal) => `/sections/${menu.sections.indexOf(meal)}`),
      fixes: [
        sayDrinks('drinks-not-included', DRINKS_NOT_INCLUDED),
        sayDrinks('drinks-included', DRINKS_INCLUDED),
      ],
    },
  ]
}

/** Names of what is served at certain hours or on certain days. */
const TIMED = anyWord(
  'midi, dejeuner, formule dejeuner, formule midi, menu du jour, menu du midi, plat du jour, brunch, petit dejeuner',
  'petits dejeuners, lunch, happy hour',
)
const SAYS_TIME =
  /\d\s?h|\b(?:midi et soir|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|semaine|jours? ouvrables?|week ?end|jusqu|a partir)/

function checkTimes({ sections }: Menu): Breach[] {
  const untimed = sections.filter(
    ({ name, daypart, intro, footer }) =>
      daypart === undefined &&
      TIMED.test(foldName(name)) &&
      !SAYS_TIME.test(foldName([name, intro, footer].filter(Boolean).join('\n'))),
  )
  if (untimed.length === 0) return []
  return [
    {
      sentence: `What is served at certain hours or on certain days says so: ${listed(untimed.map(({ name }) => name))}.`,
      places: untimed.map((section) => `/sections/${sections.indexOf(section)}`),
    },
  ]
}

export const prices: readonly Rule[] = [
  {
    ...ofAll,
    id: 'fr.service-included',
    title: 'The menu says that service is included',
    check: (menu) =>
      !hasPrice(menu) || says(menu, SAYS_SERVICE)
        ? []
        : [
            {
              sentence: `The menu does not say “${SERVICE_INCLUDED}”.`,
              places: [],
              fixes: [insertNotice({ kind: 'tax', text: SERVICE_INCLUDED }, `Add “${SERVICE_INCLUDED}”`)],
            },
          ],
  },
  {
    ...ofAll,
    id: 'fr.fees',
    title: 'Prices include tax and service',
    check: (menu) => [
      ...feesOf(menu).map((fee) => ({
        sentence: `${quotedFee(fee)} comes on top of prices that have to include service.`,
        places: [fee.pointer],
        fixes: feesIntoPrices(menu, [fee]),
      })),
      ...taxOnTop(menu),
    ],
  },
  {
    ...ofAll,
    id: 'fr.set-menu-drinks',
    title: 'Each set menu says whether a drink is included',
    check: checkMeals,
  },
  ...volumeRules('fr', ofAll),
  {
    ...ofAll,
    level: 'should',
    id: 'fr.hours',
    title: 'What is served at certain hours says so',
    check: checkTimes,
  },
]
