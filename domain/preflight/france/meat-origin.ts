import { anyRestaurant } from '../rules/bind.ts'
import type { Rule } from '../rules/rule.ts'
import { withoutOrigin } from '../words/meat-origin.ts'

const french = {
  wanted: '“Origine : …”',
  says: /\borigine|\bne[es]? eleve|\bviandes? (?:bovines? )?francaises?|\bcharolais|\blimousine?\b|\baubrac/,
} as const

/** That there is meat in a dish is read from its words. */
const ofAll = { certainty: 'A', level: 'should', bind: anyRestaurant } as const

export const meatOrigin: readonly Rule[] = [
  {
    ...ofAll,
    id: 'fr.beef-origin',
    title: 'Beef has its origin',
    source: {
      title: 'Décret n° 2002-1465, as amended by n° 2025-141, on the pages of the GHR and of restolegis',
      address:
        'https://ghr.fr/reglementation-fiscalite/les-obligations-dans-les-restaurants/l-obligation-d-information-sur-l-origine-de-la-viande-bovine-etendue',
      readOn: '2026-11-28',
      readAgainOn: '2027-05-31',
    },
    binds: 'Every restaurant in France',
    check: (menu) =>
      withoutOrigin(menu, { ...french, isMeant: ({ dish }) => dish.flesh.has('beef'), meat: 'beef or veal' }),
  },
  {
    ...ofAll,
    id: 'fr.meat-origin',
    title: 'Pork, mutton and poultry have their origin',
    source: {
      title:
        'Décret n° 2025-141 for meat that was bought raw, on restolegis and the pages of the GHR; n° 2024-171 for what was bought prepared, its notice on Légifrance',
      address: 'https://www.legifrance.gouv.fr/jorf/id/JORFTEXT000049237316',
      readOn: '2026-11-28',
      readAgainOn: '2027-05-31',
    },
    inForceFrom: '2025-02-19',
    binds:
      'Every restaurant in France; of meat that was bought prepared only where the seller has to say the origin',
    check: (menu) =>
      withoutOrigin(menu, {
        ...french,
        isMeant: ({ dish }) => dish.flesh.has('other meat') && !dish.flesh.has('beef'),
        meat: 'pork, mutton or poultry',
      }),
  },
]
