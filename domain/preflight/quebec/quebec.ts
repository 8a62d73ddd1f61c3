import { languageOf } from '../../money/locale.ts'
import { placedItems } from '../parts/placed-items.ts'
import type { Facts } from '../rules/facts.ts'
import type { Bound, Pack } from '../rules/rule.ts'

const bind = ({ language }: Facts): Bound => {
  if (language === undefined) return { unless: ['language'] }
  return language === 'fr' ? 'exempt' : 'bound'
}

export const quebec: Pack = {
  key: 'ca-qc',
  name: 'Quebec',
  isFor: ({ country, region }) => country === 'CA' && region === 'QC',
  rules: [
    {
      id: 'ca-qc.french',
      title: 'The menu and the wine list are in French, and no other language is more prominent',
      source: {
        title: 'Charter of the French language, section 51, in its own words on an archived page of the OQLF',
        address:
          'https://bac-lac.wayback.archive-it.org/web/20080207040910/http://www.oqlf.gouv.qc.ca/english/charter/title1chapter7.html',
        readOn: '2026-11-28',
        readAgainOn: '2027-05-31',
      },
      certainty: 'A',
      level: 'must',
      binds: 'Everyone in Quebec with a menu whose first language is not French',
      bind,
      check: (menu, { language }) => {
        if (placedItems(menu).length === 0) return []
        const isSecond = menu.secondLanguage !== undefined && languageOf(menu.secondLanguage) === 'fr'
        const sentence =
          language === undefined
            ? 'A menu in Quebec is in French, with translations that are no more prominent. Say its language in Menu Details.'
            : isSecond
              ? 'French is in the second line, in smaller type than the first language. No other language may be more prominent.'
              : 'The menu is not in French. Translations may go with the French, no more prominent than it.'
        return [{ sentence, places: [] }]
      },
    },
  ],
}
