import { expect, test } from 'vitest'
import { modern } from '#templates/modern/template.ts'
import { buildSections } from '#tests/typesetting/build-input.ts'
import { sheetOfInput } from '#tests/typesetting/sheet-of-input.ts'

test('says with each section the longest name and the longest word of those as deep', () => {
  const names = ['Snacks', 'For the small hours', 'Vegetables & tofu']
  const sections = buildSections(2, 2, 2).map((section, index) => ({ ...section, name: names[index] ?? '' }))
  const { units } = sheetOfInput(modern, [sections])
  const peers = units.flatMap((unit) => (unit.kind === 'section' ? [unit.peers] : []))
  const spaced = peers.map((each) => each.map((name) => name.replaceAll('\u00a0', ' ')))
  expect(spaced).toEqual(names.map(() => ['For the small hours', 'Vegetables & tofu']))
})
