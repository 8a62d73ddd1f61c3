import { expect, it } from 'vitest'
import { dividedWord } from './divided-word.ts'

it.each([
  ['Donaudampfschifffahrtsgesellschaft', 'Donau-dampf-schiff-fahrts-ge-sell-schaft'],
  ['Grundstücksverkehrsgenehmigung', 'Grund-stücks-ver-kehrs-ge-neh-mi-gung'],
  ['lentokonesuihkuturbiini', 'len-to-ko-ne-suih-ku-tur-biini'],
  ['KIRSCHWASSERSAHNETORTE', 'KIR-SCHWAS-SER-SAH-NE-TORTE'],
])('divides %s between its syllables', (word, divided) => {
  expect(dividedWord(word).replaceAll('\u00ad', '-')).toBe(divided)
})

it('leaves a word whole that has one syllable, or none', () => {
  expect(dividedWord('strengths')).toBe('strengths')
  expect(dividedWord('brrrrrrrrrrrrrr')).toBe('brrrrrrrrrrrrrr')
})
