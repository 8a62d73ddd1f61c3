import { foldName } from '../../catalogue/names.ts'
import type { MenuContent } from '../../menu/model/menu.ts'
import { says } from '../parts/menu-texts.ts'
import { locationsFrom } from '../rules/bind.ts'
import type { Breach, Pack, Source } from '../rules/rule.ts'
import { anyWord } from '../words/any-word.ts'

/** From so many locations nationwide on. */
const CHAIN = 15

const source: Source = {
  title: 'New York City Health Code 81.49, on nyc.gov',
  readOn: '2026-11-22',
}
const ofChains = {
  source,
  certainty: 'A',
  binds: `Chains of ${CHAIN} or more locations in the country with one in New York City`,
  bind: locationsFrom(CHAIN),
} as const

const SODIUM = anyWord('sodium, salt')

const isSaltMark = ({ kind, meaning }: MenuContent['marks'][number]): boolean =>
  kind === 'own' && SODIUM.test(foldName(meaning))

function checkMark({ marks }: MenuContent): Breach[] {
  if (marks.some(isSaltMark)) return []
  return [
    {
      sentence:
        'Dishes with 2,300 mg of sodium or more have a salt shaker beside their names. Carte does not know the sodium of a dish: where one has so much, add a mark of your own for it.',
      places: ['/marks'],
    },
  ]
}

function checkStatement(menu: MenuContent): Breach[] {
  const at = menu.marks.findIndex(isSaltMark)
  if (at === -1 || says(menu, /sodium/, /2 300 mg/, /blood pressure/)) return []
  return [
    {
      sentence:
        'The menu marks dishes with much sodium and lacks the warning that explains the sign: the 2,300 mg a day, and blood pressure, heart disease and stroke.',
      places: [`/marks/${at}`],
    },
  ]
}

export const newYorkCity: Pack = {
  key: 'us-nyc',
  name: 'New York City',
  isFor: ({ country, city }) => country === 'US' && city === 'new-york',
  rules: [
    {
      ...ofChains,
      level: 'know',
      id: 'us-nyc.sodium',
      title: 'Dishes with 2,300 mg of sodium or more have the sign of a salt shaker',
      check: checkMark,
    },
    {
      ...ofChains,
      level: 'must',
      id: 'us-nyc.sodium-statement',
      title: 'The warning goes with the sign of the salt shaker',
      check: checkStatement,
    },
  ],
}
