import { expect, it } from 'vitest'
import { houseInWords } from './house-words.ts'

const at = new Date('2026-03-02T18:00:00Z')
const until = (changesAt: string, isOpen: boolean, locale: string) =>
  houseInWords({ isOpen, changesAt: new Date(changesAt) }, { at, timeZone: 'UTC', locale })

it('says times in the language of its sentence, by the customs of the country', () => {
  expect(until('2026-03-02T23:00:00Z', true, 'de-AT')).toMatch(/23:00/)
  expect(until('2026-03-02T23:00:00Z', true, 'en-US')).toBe('Open until 11 pm')
})

it('mixes no second language into English where it has no words in that of the menu', () => {
  for (const locale of ['th', 'ka-GE', 'hi-IN', 'sw'])
    for (const sentence of [
      until('2026-03-02T23:00:00Z', true, locale),
      until('2026-03-04T09:30:00Z', false, locale),
    ])
      expect(sentence).toMatch(/^(Open until|Closed · opens) [\x20-\x7e]+$/)
})
