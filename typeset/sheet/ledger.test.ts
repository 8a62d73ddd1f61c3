import { expect, test } from 'vitest'
import { enoteca } from '#templates/enoteca/template.ts'
import { buildItem } from '#tests/typesetting/build-input.ts'
import { sheetOfInput } from '#tests/typesetting/sheet-of-input.ts'

const wine = (id: number, region: string) =>
  buildItem(id, 1, { name: 'Gamay', description: '', wine: { region, vintage: '2021' } })

const ledgerOf = (...regions: readonly string[]) =>
  sheetOfInput(enoteca, [[{ id: 1, name: 'Red', items: regions.map((region, at) => wine(at + 1, region)) }]])
    .ledger

test('is as wide as the longest region of the menu, in steps', () => {
  const [short, long] = [ledgerOf('Beaujolais'), ledgerOf('Beaujolais', 'Willamette Valley, Oregon')]
  expect(long.region).toBeGreaterThan(short.region)
  expect((long.region * 2) % 1).toBe(0)
  expect(ledgerOf('Beaujolais', 'Jura')).toEqual(short)
})
