import type { Menu, MenuContent } from '../../menu/model/menu.ts'
import type { Section } from '../../menu/model/section.ts'
import { type EnergyPrint, energyPrint, saysUnit } from '../../menu/printed/energy/energy-text.ts'
import {
  printedRange,
  rangeAtPrice,
  rangeOfMeal,
  saysEnergyOfMeal,
} from '../../menu/printed/energy/meal-range.ts'
import { counted, listed } from '../../text/listed.ts'
import { insertNotice } from '../fixes/insert-notice.ts'
import { withSectionNotes } from '../fixes/section-note.ts'
import { missingEnergy, saysEnergy } from '../nutrition/missing-energy.ts'
import { printOf, unprintedEnergy } from '../nutrition/printed-energy.ts'
import { isForChildrenAlone } from '../parts/for-children.ts'
import { mealsOf } from '../parts/meals.ts'
import { says } from '../parts/menu-texts.ts'
import { locationsFrom } from '../rules/bind.ts'
import type { PrintFacts } from '../rules/page-finding.ts'
import type { Breach, Rule, Source } from '../rules/rule.ts'

/** From this many locations, under one name with substantially the same items. */
export const US_CHAIN = 20

const source: Source = {
  title: '21 CFR 101.11 (FD&C Act 403(q)(5)(H)); FDA, menu labeling guidance',
  address: 'https://www.ecfr.gov/current/title-21/section-101.11',
  readOn: '2026-11-22',
  readAgainOn: '2027-05-31',
}
const ofChains = {
  source,
  certainty: 'B',
  level: 'must',
  binds: `Chains of ${US_CHAIN} or more locations under one name with substantially the same items`,
  bind: locationsFrom(US_CHAIN),
} as const

/** 21 CFR 101.11(b)(2), in the words of the FDA's guidance. */
export const CALORIES_A_DAY =
  '2,000 calories a day is used for general nutrition advice, but calorie needs vary.'
/** From the same place. */
export const NUTRITION_ON_REQUEST = 'Additional nutrition information available upon request.'

/** On menus for children the figures of their ages may replace the 2,000: 21 CFR 101.11(b)(2)(i)(B). */
const saysNeeds = (menu: MenuContent): boolean =>
  says(menu, /2 000 calories a day/, /calorie needs vary/) ||
  (isForChildrenAlone(menu) && says(menu, /1 [24]00 calories a day/, /children/, /calorie needs vary/))

function checkStatements(menu: MenuContent): Breach[] {
  if (!saysEnergy(menu)) return []
  const lacking = [
    ...(saysNeeds(menu) ? [] : [CALORIES_A_DAY]),
    ...(says(menu, /additional nutrition information available (?:upon|on) request/)
      ? []
      : [NUTRITION_ON_REQUEST]),
  ]
  if (lacking.length === 0) return []
  return [
    {
      sentence: `The menu says calories and lacks ${lacking.map((text) => `“${text}”`).join(' and ')}`,
      places: [],
      fixes: [insertNotice({ kind: 'text', text: lacking.join(' ') })],
    },
  ]
}

const american = energyPrint({ market: { country: 'US' } })

const silentMeals = (menu: Menu, print: EnergyPrint): Section[] =>
  mealsOf(menu).filter((meal) => !saysEnergyOfMeal(meal) && rangeAtPrice(menu, meal, print) === '')

function rangeNote(menu: Pick<Menu, 'sections'>, section: Section): string | undefined {
  const range = rangeOfMeal(menu, section)
  return range && printedRange(range, american)
}

const addRanges =
  (print: EnergyPrint) =>
  (menu: Menu): Menu => {
    const meals = silentMeals(menu, print)
    return withSectionNotes(menu, (section) =>
      meals.includes(section) ? rangeNote(menu, section) : undefined,
    )
  }

function checkMeals(menu: MenuContent, pages: PrintFacts): Breach[] {
  const print = printOf(menu, pages)
  const meals = silentMeals(menu, print)
  if (meals.length === 0) return []
  const canCount = meals.some((section) => rangeNote(menu, section) !== undefined)
  return [
    {
      sentence: `A meal of several dishes says its calories as a range, or with a slash between two choices: ${listed(meals.map(({ name }) => name))}.`,
      places: meals.map((section) => `/sections/${menu.sections.indexOf(section)}`),
      ...(canCount && {
        fixes: [
          {
            id: 'add-range',
            label: 'Add the range',
            apply: addRanges(print),
          },
        ],
      }),
    },
  ]
}

function checkExtras({ modifierGroups }: MenuContent): Breach[] {
  const silent = modifierGroups.flatMap(({ options }, group) =>
    options.flatMap(({ name }, option) =>
      saysUnit('kcal', name) ? [] : [{ name, pointer: `/modifierGroups/${group}/options/${option}` }],
    ),
  )
  if (silent.length === 0) return []
  return [
    {
      sentence: `${counted(silent.length, 'choice or extra', 'choices and extras')} without calories, which are said as “adds 60 cal” in the name: ${listed(silent.map(({ name }) => name))}.`,
      places: silent.map(({ pointer }) => pointer),
    },
  ]
}

export const calories: readonly Rule[] = [
  {
    ...ofChains,
    id: 'us.calories',
    title: 'Calories next to each standard item, for each size',
    check: (menu) => missingEnergy(menu, 'calories'),
  },
  {
    ...ofChains,
    id: 'us.calories-printed',
    title: 'Calories are on the menu',
    check: (menu, _, pages) => unprintedEnergy(menu, pages, { unit: 'kcal', word: 'calories' }),
  },
  {
    ...ofChains,
    id: 'us.calories-statements',
    title: 'Both statements that go with calories',
    check: checkStatements,
  },
  {
    ...ofChains,
    id: 'us.calories-meals',
    title: 'Calories of a meal of several dishes, as a range',
    check: (menu, _, pages) => checkMeals(menu, pages),
  },
  {
    ...ofChains,
    id: 'us.calories-extras',
    title: 'Calories that choices and extras add',
    check: checkExtras,
  },
]
