import { expect, it } from 'vitest'
import { lettersOf } from './windows-letters.ts'

/** As a font without names for its letters gives what Windows wrote. */
const asOnMac = (text: string): string => {
  const windows = [...new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 256 }, (_, at) => at))]
  return new TextDecoder('macintosh').decode(Uint8Array.from([...text], (letter) => windows.indexOf(letter)))
}

it.each([
  ['Hühnerfleischspieße', 'mit süß-saurer Soße 13,90 €'],
  ['Crème brûlée', 'Pâté en croûte'],
  ['Jamón ibérico', 'Piñones', 'Champiñones'],
])('reads letters of a font without names as Windows wrote them: %s', (...texts) => {
  const given = texts.map(asOnMac)
  expect(given).not.toEqual(texts)
  expect(given.map(lettersOf(given))).toEqual(texts)
})

it('leaves letters that are right', () => {
  const texts = ['Hühnerfleisch', 'Crème brûlée', 'Þorskur og ýsa', 'Jamón', 'Soup 5 €']
  expect(texts.map(lettersOf(texts))).toEqual(texts)
})
