import { expect, it } from 'vitest'
import { buildContent } from '#tests/builders/build-menu.ts'
import { defaultDesign } from '../../design/settings.ts'
import { addMenu } from '../../exchange/taking/add-menu.ts'
import { updatedGroups } from '../../exchange/updating/update-parts.ts'
import { newMenu } from '../model/menu.ts'
import type { ModifierGroup, ModifierOption } from '../model/modifiers.ts'
import { savedMenuForm } from '../stored/forms.ts'
import { menuFile, readMenuFile } from '../stored/menu-file.ts'
import { readStoredText, storedText } from '../stored/read-stored.ts'
import { confirmedAllergens, hasAllergensToConfirm } from './option-claims.ts'
import { proposeMenu } from './proposals.ts'

const shrimp: ModifierOption = { id: 'o1', name: 'Shrimp', amount: 900, allergens: ['crustaceans'] }
const confirmed: ModifierOption = { ...shrimp, confirmedName: 'Shrimp' }
const group = (...options: ModifierOption[]): ModifierGroup => ({
  id: 'g1',
  name: 'Add',
  min: 0,
  max: null,
  options,
})
const menuOf = (...options: ModifierOption[]) => ({ ...newMenu(), modifierGroups: [group(...options)] })

it('counts what an owner confirmed of an option, and what nobody confirmed waits', () => {
  expect([confirmedAllergens(confirmed), hasAllergensToConfirm(confirmed)]).toEqual([['crustaceans'], false])
  expect([confirmedAllergens(shrimp), hasAllergensToConfirm(shrimp)]).toEqual([undefined, true])
  expect(hasAllergensToConfirm({ name: 'Bread' })).toBe(false)
})

it('counts no longer under another name, and still with another space', () => {
  expect(confirmedAllergens({ ...confirmed, name: 'Grilled prawns' })).toBeUndefined()
  expect(confirmedAllergens({ ...confirmed, name: ' Shrimp  ' })).toEqual(['crustaceans'])
})

const contentOf = (option: ModifierOption) => ({ ...buildContent(), modifierGroups: [group(option)] })

it('is a proposal in each file, no matter who confirmed it there', () => {
  const file = menuFile({ content: contentOf(confirmed), design: defaultDesign, templateId: 1 })
  const [read] = proposeMenu(readMenuFile(file).content).modifierGroups
  expect(read?.options).toEqual([shrimp])
})

it('waits in a menu that was saved before options were confirmed, and is kept', () => {
  const stored = storedText({ content: contentOf(shrimp), design: defaultDesign })
  const [read] = readStoredText(savedMenuForm, stored).content.modifierGroups
  expect(read?.options).toEqual([shrimp])
  expect(read?.options.map(hasAllergensToConfirm)).toEqual([true])
})

it('stays confirmed where a file says the same, and waits where it says otherwise', () => {
  const after = (is: ModifierOption) => updatedGroups([group(confirmed)], [group(is)]).all[0]?.options[0]
  expect(after({ id: 'o9', name: 'SHRIMP', amount: 950 })).toMatchObject({
    allergens: ['crustaceans'],
    confirmedName: 'Shrimp',
  })
  expect(after(shrimp)).toMatchObject({ confirmedName: 'Shrimp' })
  expect(after({ ...shrimp, allergens: [], confirmedName: 'Shrimp' })).not.toHaveProperty('confirmedName')
})

it('is not confirmed by a file that names an option nobody had declared', () => {
  const { allergens: _, ...silent } = confirmed
  const [after] = updatedGroups([group(silent)], [group({ ...shrimp, allergens: [] })]).all
  expect(after?.options[0] && confirmedAllergens(after.options[0])).toBeUndefined()
})

it('stays one list where a menu is added whose file lost what was confirmed', () => {
  expect(addMenu(menuOf(confirmed), menuOf(shrimp)).modifierGroups).toEqual([group(confirmed)])
})
