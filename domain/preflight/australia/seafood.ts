import type { MenuContent } from '../../menu/model/menu.ts'
import { counted, listed } from '../../text/listed.ts'
import { insertNotice } from '../fixes/insert-notice.ts'
import { says } from '../parts/menu-texts.ts'
import { namesOf, placedItems, pointersOf } from '../parts/placed-items.ts'
import { anyRestaurant } from '../rules/bind.ts'
import type { Facts } from '../rules/facts.ts'
import type { Breach, Fix, Rule } from '../rules/rule.ts'
import { namesSeafood, saysAustralianOrNot } from '../words/seafood-origin.ts'

/** Statements for a house whose seafood is all of one kind, as state authorities give them. */
const statements = {
  domestic: 'We only serve Australian seafood.',
  imported: 'All our seafood is imported.',
} as const

/** One sentence for all of it: `We only serve Australian seafood`, `All fish is imported`. */
const SAYS_ALL =
  /(?:^| )(?:only|all|exclusively|100)(?= ).*(?:seafood|fish)|(?:seafood|fish)(?= ).*(?:^| )(?:only|all)(?= |$)/

function fixesOf({ seafoodOrigin }: Facts): Fix[] {
  if (seafoodOrigin === undefined || seafoodOrigin === 'mixed') return []
  const text = statements[seafoodOrigin]
  return [insertNotice({ kind: 'text', text }, `Add “${text}”`)]
}

function check(menu: MenuContent, facts: Facts): Breach[] {
  if (says(menu, SAYS_ALL, /australian|imported/)) return []
  const marked = new Set(
    menu.marks.flatMap(({ id, kind, meaning }) =>
      kind === 'own' && /australia|imported|mixed/i.test(meaning) ? [id] : [],
    ),
  )
  const items = placedItems(menu).filter(
    (placed) =>
      namesSeafood(placed) &&
      !saysAustralianOrNot(placed) &&
      !placed.item.ownMarks?.some((mark) => marked.has(mark)),
  )
  if (items.length === 0) return []
  return [
    {
      sentence: `${counted(items.length, 'dish', 'dishes')} with seafood ${items.length === 1 ? 'does' : 'do'} not say whether it is Australian, imported or mixed, in words or as (A), (I), (M) with a legend; one sentence does where all is of one kind: ${listed(namesOf(items))}.`,
      places: pointersOf(items),
      fixes: fixesOf(facts),
    },
  ]
}

export const seafoodOrigin: Rule = {
  id: 'au.seafood-origin',
  title: 'Seafood says whether it is Australian, imported or mixed',
  source: {
    title:
      'Country of Origin Seafood Information Standard under the Australian Consumer Law, on business.gov.au and consumerprotection.wa.gov.au',
    address: 'https://www.consumerprotection.wa.gov.au/seafood-country-origin-labelling',
    readOn: '2026-11-28',
    readAgainOn: '2027-05-31',
  },
  certainty: 'A',
  level: 'must',
  inForceFrom: '2026-07-01',
  binds: 'Every hospitality business in Australia that serves seafood; not schools, hospitals and prisons',
  bind: anyRestaurant,
  check,
}
