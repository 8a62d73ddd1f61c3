import { expect, it, vi } from 'vitest'
import { buildContent } from '#tests/builders/build-menu.ts'
import { rememberedJson } from './remembered-json.ts'

const SECTION_DEPTH = 4
const backupOf = (menu: object) => ({
  state: { menu, savedAs: null, 'a "name"': undefined, list: [undefined, 1, 'é “–” \u2028'], empty: {} },
  version: 1,
})

it('is the text of JSON.stringify, also after an edit of one section', () => {
  const content = buildContent({ items: 40, sections: 4 })
  const [first, ...others] = content.sections
  const edited = { ...content, sections: [{ ...first, name: 'Soups & more' }, ...others] }
  for (const menu of [content, edited, content]) {
    for (const depth of [0, 1, 2, 3, SECTION_DEPTH, 5, 9]) {
      expect(rememberedJson(backupOf(menu), depth)).toBe(JSON.stringify(backupOf(menu)))
    }
  }
})

it('turns a section into text once', () => {
  const content = buildContent({ items: 40, sections: 4 })
  rememberedJson(backupOf(content), SECTION_DEPTH)
  const [first, ...others] = content.sections
  const edited = { ...content, sections: [{ ...first, name: 'Soups' }, ...others] }
  const stringify = vi.spyOn(JSON, 'stringify')
  rememberedJson(backupOf(edited), SECTION_DEPTH)
  const sections = stringify.mock.calls.filter(([value]) => Object.hasOwn(Object(value), 'items'))
  stringify.mockRestore()
  expect(sections).toEqual([[edited.sections[0]]])
})
