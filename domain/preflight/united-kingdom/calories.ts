import { insertNotice } from '../fixes/insert-notice.ts'
import { missingEnergy, saysEnergy } from '../nutrition/missing-energy.ts'
import { unprintedEnergy } from '../nutrition/printed-energy.ts'
import { isForChildrenAlone } from '../parts/for-children.ts'
import { says } from '../parts/menu-texts.ts'
import { isPouredWithAlcohol } from '../parts/placed-items.ts'
import { allOf, employeesFrom, inRegions } from '../rules/bind.ts'
import type { Rule, Source } from '../rules/rule.ts'

/** Of the whole business. */
const EMPLOYEES = 250

const source: Source = {
  title:
    'Calorie Labelling (Out of Home Sector) (England) Regulations 2021, SI 2021/909, regulation 5 in its own words',
  address: 'https://www.legislation.gov.uk/uksi/2021/909',
  readOn: '2026-11-28',
  readAgainOn: '2027-05-31',
}
const ofLarge = {
  source,
  certainty: 'A',
  inForceFrom: '2022-04-06',
  level: 'must',
  binds: `Businesses of ${EMPLOYEES} or more employees in England; not for alcohol above 1.2%, condiments, and dishes for fewer than 30 days`,
  bind: allOf(employeesFrom(EMPLOYEES), inRegions('ENG')),
} as const

/** In the words of SI 2021/909, by secondary sources. */
export const ADULTS_NEED = 'Adults need around 2000 kcal a day'

export const calories: readonly Rule[] = [
  {
    ...ofLarge,
    id: 'gb-eng.calories',
    title: 'The kcal of a portion next to each dish, for each size',
    check: (menu) => missingEnergy(menu, 'kcal', isPouredWithAlcohol),
  },
  {
    ...ofLarge,
    id: 'gb-eng.calories-printed',
    title: 'kcal are on the menu',
    check: (menu, _, pages) => unprintedEnergy(menu, pages, { unit: 'kcal', word: 'kcal' }),
  },
  {
    ...ofLarge,
    id: 'gb-eng.calories-statement',
    // It is not wanted where a menu is for children alone.
    title: 'The statement that goes with calories',
    check: (menu) =>
      !saysEnergy(menu) || isForChildrenAlone(menu) || says(menu, /adults need around 2 ?000 kcal a day/)
        ? []
        : [
            {
              sentence: `The menu says kcal and lacks “${ADULTS_NEED}”.`,
              places: [],
              fixes: [insertNotice({ kind: 'text', text: ADULTS_NEED }, 'Add the statement')],
            },
          ],
  },
]
