import { counted } from '../../text/listed.ts'
import { insertNotice } from '../fixes/insert-notice.ts'
import { says } from '../parts/menu-texts.ts'
import { isPouredWithAlcohol, placedItems, pointersOf } from '../parts/placed-items.ts'
import { employeesFrom } from '../rules/bind.ts'
import type { Rule } from '../rules/rule.ts'

/** 27 CCR 25607.4. */
export const ALCOHOL_WARNING =
  'WARNING: Drinking distilled spirits, beer, coolers, wine and other alcoholic beverages may increase cancer risk, and, during pregnancy, can cause birth defects. For more information go to www.P65Warnings.ca.gov/alcohol'

const EMPLOYEES = 10

export const proposition65: Rule = {
  id: 'us-ca.proposition-65',
  title: 'The alcohol warning is on the menu or posted at the entrance',
  source: {
    title: 'Proposition 65: 27 CCR 25607.3 and 25607.4, in reviews of law firms',
    address: 'https://www.p65warnings.ca.gov/alcohol',
    readOn: '2026-11-22',
    readAgainOn: '2027-05-31',
  },
  certainty: 'B',
  level: 'must',
  binds: `Businesses of ${EMPLOYEES} or more employees in California that sell alcohol and have not posted the sign`,
  bind: (facts) =>
    facts.postedSigns.includes('proposition-65') ? 'exempt' : employeesFrom(EMPLOYEES)(facts),
  check: (menu) => {
    const alcohol = placedItems(menu).filter(isPouredWithAlcohol)
    if (alcohol.length === 0) return []
    if (says(menu, /warning drinking distilled spirits/, /during pregnancy/, /p65warnings ca gov/)) return []
    return [
      {
        sentence: `The menu sells ${counted(alcohol.length, 'drink')} with alcohol and has no Proposition 65 warning. A sign at the entrance does as well: say in the restaurant’s profile that it hangs there.`,
        places: pointersOf(alcohol),
        fixes: [insertNotice({ kind: 'text', text: ALCOHOL_WARNING }, 'Add the warning')],
      },
    ]
  },
}
