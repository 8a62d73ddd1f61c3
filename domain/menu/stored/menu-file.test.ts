import { expect, it } from 'vitest'
import { defaultDesign } from '../../design/settings.ts'
import { newMenu } from '../model/menu.ts'
import { defaultRestaurant } from '../model/restaurant.ts'
import { menuFile, readMenuFile } from './menu-file.ts'
import { MENU_DOCUMENT_VERSION } from './migrations.ts'

const file = {
  content: { restaurant: defaultRestaurant, ...newMenu() },
  design: defaultDesign,
  templateId: 2,
}

const changed = (changes: object): string => JSON.stringify({ ...JSON.parse(menuFile(file)), ...changes })

it('refuses a file of a newer version of Carte, and says so', () => {
  const newer = changed({ documentVersion: MENU_DOCUMENT_VERSION + 1 })
  expect(() => readMenuFile(newer)).toThrow(/newer version of Carte/)
})

it.each([
  [changed({ format: 'recipes' }), /doesn’t contain a menu exported from Carte/],
  [changed({ templateId: 99 }), /template that this version/],
  [changed({ content: { sections: 'none' } }), /damaged/],
  [changed({ documentVersion: 1, content: { groups: 'none' } }), /damaged/],
  [menuFile(file).slice(0, -10), /not complete JSON/],
])('refuses what it cannot understand instead of filling it in', (text, reason) => {
  expect(() => readMenuFile(text)).toThrow(reason)
})
