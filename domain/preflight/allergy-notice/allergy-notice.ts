import type { MenuContent } from '../../menu/model/menu.ts'
import { insertNotice } from '../fixes/insert-notice.ts'
import { says } from '../parts/menu-texts.ts'
import { placedItems } from '../parts/placed-items.ts'
import { anyRestaurant } from '../rules/bind.ts'
import type { Breach, Rule } from '../rules/rule.ts'

/** 105 CMR 590.011(C), whose words may not be altered. */
export const TELL_YOUR_SERVER =
  'Before placing your order, please inform your server if a person in your party has a food allergy.'

const IN_THESE_WORDS =
  /before placing your order please inform your server if a person in your party has a food allergy/
const ASKS_TO_TELL = [
  /allerg/,
  /\b(?:inform|tell|alert|advise|notify|let)\b.*\b(?:server|staff|us|waiter|team)\b/,
] as const

const add = insertNotice({ kind: 'advisory', text: TELL_YOUR_SERVER }, 'Add the sentence')

function check(menu: MenuContent, isSaid: boolean, sentence: string): Breach[] {
  return isSaid || placedItems(menu).length === 0 ? [] : [{ sentence, places: [], fixes: [add] }]
}

/** The sentence itself, which no other of the same sense replaces. */
export const massachusettsNotice: Rule = {
  id: 'us-ma.allergy-notice',
  title: 'A sentence of fixed wording asks guests to tell the server of a food allergy',
  source: {
    title:
      '105 CMR 590.011(C) and M.G.L. c. 140 § 6B, in their own words; the wording on the pages of two boards of health',
    address:
      'https://regulations.justia.com/states/massachusetts/105-cmr/title-105-cmr-590-000/section-590-011',
    readOn: '2026-11-28',
    readAgainOn: '2027-11-30',
  },
  certainty: 'A',
  level: 'must',
  inForceFrom: '2010-10-01',
  binds: 'Everyone in Massachusetts who cooks, prepares or serves food to be eaten at once, of any size',
  bind: anyRestaurant,
  check: (menu) =>
    check(
      menu,
      says(menu, IN_THESE_WORDS),
      `The menu lacks the sentence of the regulation, which allows no other words: “${TELL_YOUR_SERVER}”`,
    ),
}

/** A sentence of that sense: the words are the department’s to approve, and could not be read. */
export const rhodeIslandNotice: Rule = {
  id: 'us-ri.allergy-notice',
  title: 'A notice asks guests to tell the server of a food allergy',
  source: {
    title:
      'R.I. Gen. Laws § 23-20.12-2, in the words of the statute; the wording that the department of health approves was not read',
    address: 'http://webserver.rilin.state.ri.us/Statutes/TITLE23/23-20.12/23-20.12-2.htm',
    readOn: '2026-11-28',
    readAgainOn: '2027-05-31',
  },
  certainty: 'A',
  level: 'must',
  inForceFrom: '2012-06-22',
  binds: 'Every food-service establishment in Rhode Island',
  bind: anyRestaurant,
  check: (menu) =>
    check(
      menu,
      says(menu, ...ASKS_TO_TELL),
      'The menu does not ask guests to tell the server of food allergies. The sentence that is offered has the words of Massachusetts; the department of health approves the wording, so ask it.',
    ),
}
