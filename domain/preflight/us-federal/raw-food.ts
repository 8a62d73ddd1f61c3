import type { MenuContent } from '../../menu/model/menu.ts'
import { agreeing, counted, listed } from '../../text/listed.ts'
import { addReminder, markRaw, rawSignOf, withReminder } from '../fixes/raw-food.ts'
import { namesOf, placedItems, pointersOf } from '../parts/placed-items.ts'
import { anyRestaurant } from '../rules/bind.ts'
import type { Breach, Rule, Source } from '../rules/rule.ts'
import { remindsOfRaw } from '../words/raw-reminder.ts'

const source: Source = {
  title:
    'FDA Food Code 3-603.11, as Southern Nevada, Michigan, Easton (PA) and South Carolina, which lists its three wordings, apply it',
  address: 'https://www.fda.gov/food/retail-food-protection/fda-food-code',
  readOn: '2026-11-28',
  readAgainOn: '2027-11-30',
}
const ofAll = {
  source,
  binds: 'Restaurants where the state or the county has adopted the Food Code, as most have',
  bind: anyRestaurant,
} as const

function checkReminder(menu: MenuContent): Breach[] {
  const raw = placedItems(menu).filter(({ dish }) => dish.raw === 'declared')
  if (raw.length === 0) return []
  const reminder = menu.notices.find(({ text }) => remindsOfRaw(text))
  const lacksSecond =
    reminder && menu.secondLanguage !== undefined && !remindsOfRaw(reminder.secondText ?? '')
  if (reminder && !lacksSecond) return []
  const what = lacksSecond ? 'has the reminder in its first language alone' : 'has no reminder of the risk'
  return [
    {
      sentence: `${counted(raw.length, 'dish', 'dishes')} ${agreeing(raw.length, 'is', 'are')} marked as raw, and the menu ${what}.`,
      places: pointersOf(raw),
      // For a second language in which we have no words there is nothing to add.
      fixes: withReminder(menu) === menu ? [] : [addReminder],
    },
  ]
}

function checkUnmarked(menu: MenuContent): Breach[] {
  const items = placedItems(menu).filter(({ dish }) => dish.raw === 'certain')
  if (items.length === 0) return []
  return [
    {
      sentence: `${counted(items.length, 'dish', 'dishes')} may be served raw or undercooked by the words, without a mark: ${listed(namesOf(items))}.`,
      places: pointersOf(items),
      fixes: [markRaw],
    },
  ]
}

function checkSign(menu: MenuContent): Breach[] {
  if (!placedItems(menu).some(({ dish }) => dish.raw === 'declared')) return []
  const sign = rawSignOf(menu)
  const others = menu.marks
    .map((mark, at) => ({ mark, at }))
    .filter(({ mark }) => mark.symbol === sign && !(mark.kind === 'mark' && mark.key === 'raw'))
  if (others.length === 0) return []
  return [
    {
      sentence: `The sign ${sign} of raw dishes stands for something else as well: ${listed(others.map(({ mark }) => mark.meaning || mark.key || mark.symbol))}.`,
      places: others.map(({ at }) => `/marks/${at}`),
    },
  ]
}

export const rawFood: readonly Rule[] = [
  {
    ...ofAll,
    certainty: 'A',
    level: 'must',
    id: 'us.raw-reminder',
    title: 'Dishes marked as raw have the reminder, in each language of the menu',
    check: checkReminder,
  },
  {
    ...ofAll,
    certainty: 'A',
    level: 'should',
    id: 'us.raw-unmarked',
    title: 'Dishes that read as raw or undercooked are marked',
    check: checkUnmarked,
  },
  {
    ...ofAll,
    certainty: 'A',
    level: 'should',
    id: 'us.raw-sign',
    title: 'The sign of raw dishes means nothing else',
    check: checkSign,
  },
]
