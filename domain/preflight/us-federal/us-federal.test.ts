import { expect, it } from 'vitest'
import { menuUnderLaw, type UnderLaw } from '#tests/builders/menu-under-law.ts'
import { tryRules } from '#tests/builders/try-rules.ts'
import { fixedPrice } from '../../menu/prices/lead-price.ts'
import { preflight } from '../preflight.ts'
import { CALORIES_A_DAY, NUTRITION_ON_REQUEST } from './calories.ts'
import { usFederal } from './us-federal.ts'

const chain = { market: 'US-OH', business: { locations: 20 } } satisfies UnderLaw
const small = { business: { locations: 19 } }
const both = `${CALORIES_A_DAY} ${NUTRITION_ON_REQUEST}`

const sizes = { prices: [fixedPrice(900), { ...fixedPrice(1200, 'p2'), label: 'Large' }] }
const noSizes = { ...chain, items: [{ name: 'Soup', ...sizes, kcal: 400 }] }
const odd = { ...chain, items: [{ kcal: 47 }, { prices: [{ ...fixedPrice(900), kcal: 453 }] }] }
const unstated = { ...chain, items: [{ kcal: 450 }], notices: [NUTRITION_ON_REQUEST] }
const lunch = {
  ...chain,
  sections: [
    { id: 1, name: 'Lunch', layout: 'courses' as const },
    {
      id: 2,
      parentId: 1,
      name: 'To begin',
      items: [
        { kcal: 120, prices: [] },
        { kcal: 233, prices: [] },
      ],
    },
    { id: 3, parentId: 1, name: 'Then', items: [{ kcal: 500, prices: [] }] },
  ],
}
const extras = (name: string) => ({
  ...chain,
  modifierGroups: [{ id: 'g1', name: 'Add', min: 0, max: null, options: [{ id: 'o1', name, amount: 200 }] }],
})
const oysters = { market: 'US', items: [{ name: 'Oysters on the half shell' }] } satisfies UnderLaw
const marked = { ...oysters, items: [{ name: 'Steak tartare', marks: ['raw' as const] }] }
const REMINDER = {
  kind: 'advisory' as const,
  text: '*Eating raw or undercooked oysters increases your risk of foodborne illness.',
}

tryRules(usFederal, {
  'us.calories': {
    breaks: noSizes,
    says: /1 dish without calories, for a size or altogether: “Soup”/,
    keeps: {
      ...chain,
      items: [
        { prices: sizes.prices.map((price) => ({ ...price, kcal: 400 })) },
        { kcal: 300 },
        { name: 'Soup of the day' },
        { name: 'Add bacon' },
      ],
    },
    exempt: { ...noSizes, ...small },
  },
  'us.calories-printed': {
    breaks: { ...odd, energy: 'kj' },
    says: /does not print calories for 2 dishes/,
    keeps: { ...odd, energy: 'kj-and-kcal' },
    exempt: { ...odd, ...small, energy: 'none' },
    fixes: ['print-energy'],
  },
  'us.calories-statements': {
    breaks: unstated,
    says: /lacks “2,000 calories a day/,
    keeps: { ...unstated, notices: [both] },
    exempt: { ...unstated, ...small },
    fixes: ['insert-notice'],
  },
  'us.calories-meals': {
    breaks: lunch,
    says: /“Lunch”/,
    keeps: {
      ...lunch,
      sections: lunch.sections.map((section) => ({ ...section, footer: '620/730 cal' })),
    },
    exempt: { ...lunch, ...small },
    fixes: ['add-range'],
  },
  'us.calories-extras': {
    breaks: extras('Bacon'),
    says: /“Bacon”/,
    keeps: extras('Bacon (adds 60 cal)'),
    exempt: { ...extras('Bacon'), ...small },
  },
  'us.raw-reminder': {
    breaks: marked,
    says: /1 dish is marked as raw, and the menu has no reminder/,
    keeps: { ...marked, notices: [REMINDER] },
    exempt: { ...marked, market: 'JP' },
    fixes: ['insert-notice'],
  },
  'us.raw-unmarked': {
    breaks: {
      ...oysters,
      sections: [
        { name: 'Raw Bar', items: oysters.items },
        { name: 'Nigiri (two pieces)', items: [{ name: 'Maguro' }, { name: 'Unagi' }] },
      ],
    },
    says: /“Oysters on the half shell” and “Maguro”/,
    keeps: { ...oysters, items: [{ ...oysters.items[0], marks: ['raw'] }, { name: 'Oyster mushrooms' }] },
    exempt: { ...oysters, market: undefined },
    fixes: ['mark-raw'],
  },
  'us.raw-sign': {
    breaks: { ...marked, marks: [{ id: 'm1', kind: 'own', symbol: '*', meaning: 'From our farm' }] },
    says: /“From our farm”/,
    keeps: { ...marked, marks: [{ id: 'm1', kind: 'own', symbol: '†', meaning: 'From our farm' }] },
    exempt: { ...oysters, marks: [{ id: 'm1', kind: 'own', symbol: '*', meaning: 'From our farm' }] },
  },
})

const reminderOf = (menu: UnderLaw) =>
  preflight(menuUnderLaw(menu)).findings.find(({ rule }) => rule.id === 'us.raw-reminder')

it('wants the reminder in the second language too, and offers words where it has some', () => {
  const twice = { ...marked, language: 'en', notices: [REMINDER] }
  expect(reminderOf({ ...twice, secondLanguage: 'ko' })?.fixes).toHaveLength(1)
  expect(reminderOf({ ...twice, secondLanguage: 'fi' })?.fixes).toEqual([])
  const translated = { ...REMINDER, secondText: '날것이거나 덜 익힌 음식은 식중독 위험이 있습니다.' }
  expect(reminderOf({ ...twice, secondLanguage: 'ko', notices: [translated] })).toBeUndefined()
})

it('takes a range that is printed behind the price of a meal for said, unless the design prints none', () => {
  const [meal, ...courses] = lunch.sections
  const priced = menuUnderLaw({ ...lunch, sections: [{ ...meal, prices: [fixedPrice(2500)] }, ...courses] })
  const found = (energy: 'market' | 'none') =>
    preflight(priced, { energy }).findings.filter(({ rule }) => rule.id === 'us.calories-meals')
  expect(found('market')).toEqual([])
  expect(found('none')).toHaveLength(1)
})

it.each([
  '1,200 to 1,400 calories a day is used for general nutrition advice for children ages 4 to 8 years, but calorie needs vary.',
  '1,200 calories a day is used for general nutrition advice for children ages 4 to 8 years and 1,400 calories a day for children ages 9 to 13 years, but calorie needs vary.',
])('takes the statement for children on a menu for them alone', (text) => {
  const notices = [`${text} ${NUTRITION_ON_REQUEST}`]
  const missed = (name: string) =>
    preflight(
      menuUnderLaw({ ...chain, sections: [{ name, items: [{ kcal: 300 }] }], notices }),
    ).findings.some(({ rule }) => rule.id === 'us.calories-statements')
  expect([missed('Kids'), missed('Mains')]).toEqual([false, true])
})

it.each([
  '*Regarding the safety of these items, written information is available upon request.',
  '*Consuming raw or undercooked meats, poultry, seafood, shellfish, or eggs may increase your risk of foodborne illness.',
  '*Consuming raw or undercooked meats, poultry, seafood, shellfish, or eggs may increase your risk of foodborne illness, especially if you have certain medical conditions.',
])('takes each wording of the Food Code for the reminder', (text) => {
  expect(reminderOf({ ...marked, notices: [{ kind: 'advisory', text }] })).toBeUndefined()
})
