import { expect, it } from 'vitest'
import { buildItem } from '#tests/builders/build-menu.ts'
import { newMenu } from '../menu/model/menu.ts'
import { signedText } from '../menu/sign-off/signed-text.ts'
import { editionRecord } from './edition-record.ts'

const section = {
  id: 1,
  name: 'Mains',
  items: [
    buildItem({ id: 1, name: 'Bream', allergens: ['fish'] }),
    buildItem({ id: 2, name: 'Burrata', allergens: ['milk'] }),
    buildItem({ id: 3, name: 'Soup' }),
  ],
}
const menu = newMenu([section])
const now = new Date('2026-11-23T10:00:00Z')

const signed = (at: number, text?: string) => {
  const item = section.items[at]
  if (!item) throw new Error(`no item ${at}`)
  return {
    itemId: item.id,
    name: at === 0 ? 'Anna' : 'Ben',
    account: null,
    at: '2026-11-20T12:00:00.000Z',
    text: text ?? signedText(menu, section, item),
  }
}

const recordOf = (kind: 'allergen-matrix' | 'staff-sheet' | 'pages', signOffs: ReturnType<typeof signed>[]) =>
  editionRecord({ kind }, menu, { now, recipes: [], signOffs })

it('names who signed where each declaration is signed as it stands', () => {
  expect(recordOf('allergen-matrix', [signed(0), signed(1)])).toEqual({
    day: '2026-11-23',
    signedBy: ['Anna', 'Ben'],
  })
})

it('names nobody while a declaration is open, or has changed since it was signed', () => {
  expect(recordOf('allergen-matrix', [signed(0)])).toEqual({ day: '2026-11-23' })
  expect(recordOf('allergen-matrix', [signed(0), signed(1, 'other words')])).toEqual({ day: '2026-11-23' })
})

it('tells the staff who signed each dish, and what is void', () => {
  const texts = recordOf('staff-sheet', [signed(0), signed(1, 'other words')])?.staff?.map(
    ({ signOff }) => signOff,
  )
  expect(texts).toEqual([
    'Anna, November 20, 2026',
    'void: changed since Ben signed it on November 20, 2026',
    '',
  ])
})

it('is none of the pages', () => {
  expect(recordOf('pages', [])).toBeUndefined()
})
