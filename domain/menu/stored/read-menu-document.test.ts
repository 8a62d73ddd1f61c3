import { expect, it } from 'vitest'
import { defaultDesign } from '../../design/settings.ts'
import { readMenuDocument, UnreadableDocumentError } from '../model/content.ts'
import { defaultRestaurant } from '../model/restaurant.ts'

const document = {
  documentVersion: 1,
  content: { restaurant: defaultRestaurant, groups: [] },
  design: defaultDesign,
}

it('reads what it wrote', () => {
  expect(readMenuDocument(JSON.parse(JSON.stringify(document)))).toEqual(document)
})

it.each([
  ['no version', { ...document, documentVersion: undefined }],
  ['a later version', { ...document, documentVersion: 2 }],
  ['no groups', { ...document, content: { restaurant: defaultRestaurant } }],
  ['a damaged design', { ...document, design: { ...defaultDesign, primaryColor: 'blue' } }],
  ['nothing at all', null],
])('refuses a document with %s instead of filling it up', (_, stored) => {
  expect(() => readMenuDocument(stored)).toThrow(UnreadableDocumentError)
})
