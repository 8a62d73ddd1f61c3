import fc from 'fast-check'
import { expect, it } from 'vitest'
import { defaultDesign } from '#domain/design/settings.ts'
import { type Menu, menuSchema } from '#domain/menu/model/menu.ts'
import { fixedPrice } from '#domain/menu/prices/lead-price.ts'
import { anyMenu } from '#tests/builders/any-menu.ts'
import { buildItem } from '#tests/builders/build-menu.ts'
import { sampleMenu, sampleMenuNames } from '#tests/samples/sample-menus.ts'
import { tries } from '#tests/support/depth.ts'
import { faultsOf, typedMenuOf, withTypedMenu } from './details-form.ts'

const menu: Menu = menuSchema.parse({
  title: 'Dinner',
  dateLine: 'Winter 2026',
  currency: 'GBP',
  intro: 'Everything from the valley.',
  sections: [{ id: 1, name: 'Roasts', items: [buildItem({ prices: [fixedPrice(2400)], ownMarks: ['m1'] })] }],
  notices: [
    {
      id: 'n1',
      kind: 'fee',
      text: 'A discretionary 12.5% service charge is added to your bill. All of it goes to the team.',
      fee: { percent: 12.5, purpose: 'service', recipient: 'the team' },
    },
    { id: 'n2', kind: 'text', text: 'No checks.', secondText: 'Pas de chèques.' },
  ],
  marks: [{ id: 'm1', kind: 'own', symbol: '°', meaning: 'raw egg' }],
  contact: { phone: '555 0142', web: 'thesalthouse.example' },
})

it('shows a menu and reads it back as it was', () => {
  expect(withTypedMenu(menu, typedMenuOf(menu, defaultDesign))).toEqual(menu)
})

it('drops what was emptied, and a mark from the items that had it', () => {
  const typed = typedMenuOf(menu, defaultDesign)
  const after = withTypedMenu(menu, {
    ...typed,
    title: ' ',
    intro: '',
    marks: [],
    notices: [],
    contact: { address: '', phone: ' ', hours: '', web: '' },
  })
  expect(after).toMatchObject({ title: '', notices: [], marks: [] })
  expect(after.sections[0]?.items[0]).not.toHaveProperty('ownMarks')
  for (const field of ['intro', 'contact']) expect(after).not.toHaveProperty(field)
  expect(menuSchema.safeParse(after).success).toBe(true)
})

it('reads the fee of a notice in the new currency', () => {
  const typed = typedMenuOf(menu, defaultDesign)
  const [fee, text] = typed.notices
  if (!fee || !text) throw new Error('Two notices')
  const after = withTypedMenu(menu, { ...typed, currency: 'JPY', notices: [{ ...fee, amount: '300' }, text] })
  expect(after.currency).toBe('JPY')
  expect(after.notices[0]?.fee?.amount).toBe(300)
})

it('names what is wrong by its notice or mark', () => {
  const typed = typedMenuOf(menu, defaultDesign)
  const [fee, text] = typed.notices
  if (!fee || !text) throw new Error('Two notices')
  const faults = faultsOf({
    ...typed,
    notices: [
      { ...fee, percent: '120' },
      { ...text, text: ' ' },
    ],
    marks: [{ id: 'm2', kind: 'own', symbol: ' ', meaning: 'smoked' }],
  })
  expect(faults).toEqual({
    n1: 'Please enter a percentage from 0 to 100.',
    n2: 'A notice needs a text.',
    m2: 'A mark needs a letter or a sign.',
  })
})

it.each(sampleMenuNames)('loses nothing of %s when its details are opened and saved', (name) => {
  const { restaurant: _, ...sample } = sampleMenu(name).content
  expect(withTypedMenu(sample, typedMenuOf(sample, defaultDesign))).toEqual(sample)
})

it('loses nothing of any menu when its details are opened and saved', () => {
  /** An empty record says as little as none. */
  const meant = ({ contact = {}, notices, ...rest }: Menu) => ({
    ...rest,
    contact,
    notices: notices.map(({ fee = {}, secondText = '', ...notice }) => ({ ...notice, fee, secondText })),
  })
  fc.assert(
    fc.property(anyMenu, (any) => {
      expect(meant(withTypedMenu(any, typedMenuOf(any, defaultDesign)))).toEqual(meant(any))
    }),
    { numRuns: tries(60) },
  )
})
