import { expect, it } from 'vitest'
import type { Dish } from '../../catalogue/dish.ts'
import { loadCatalogue } from '../../catalogue/dishes/catalogue.ts'
import { voicesOf } from '../../catalogue/voices/own-wording.ts'
import type { VoiceId } from '../../catalogue/voices/voice.ts'
import { wordingsOf } from '../../catalogue/voices/wordings.ts'
import { voiceOfItems } from './voice-of-items.ts'

const catalogue = loadCatalogue()
const dishOf = (id: number) => catalogue.find((dish) => dish.id === id)

/** A dish with a line that this voice has and another hasn't, the first from a place of the catalogue on. */
function saidIn(voice: VoiceId, other: VoiceId, from = 0) {
  for (const dish of catalogue.slice(from)) {
    const own = wordingsOf(dish, voice).find(
      ({ text }) => !voicesOf(dish, text).some((one) => one === other || one === 'plain'),
    )
    if (own) return itemOf(dish, own.text)
  }
  throw new Error(`Nothing is said in ${voice} that isn't in ${other}`)
}
const itemOf = ({ id, name }: Dish, description: string) => ({ id, name, description })

it('hears the voice that most dishes speak in', () => {
  for (const [voice, without, other] of [
    ['bistro', 'story', 'story'],
    ['story', 'bistro', 'bistro'],
    ['playful', 'bistro', 'story'],
  ] as const) {
    const items = [saidIn(voice, without), saidIn(other, voice), saidIn(voice, without, 600)]
    expect(voiceOfItems(items, dishOf)).toBe(voice)
  }
})

it('takes the default voice where a line is of several', () => {
  const shared = catalogue
    .values()
    .flatMap((dish) => wordingsOf(dish, 'plain').map(({ text }) => ({ dish, text })))
    .find(({ dish, text }) => text !== '' && voicesOf(dish, text).join() === 'plain,bistro,playful')
  if (!shared) throw new Error('No line is of several voices')
  expect(voiceOfItems([itemOf(shared.dish, shared.text)], dishOf)).toBe('bistro')
})

it('hears none in the words of the catalogue, of an owner, in silence, or under another name', () => {
  const [dish] = catalogue
  if (!dish) throw new Error('No dish')
  const item = saidIn('bistro', 'story')
  expect(voiceOfItems([itemOf(dish, dish.description)], dishOf)).toBeUndefined()
  expect(voiceOfItems([itemOf(dish, 'As my aunt makes it.')], dishOf)).toBeUndefined()
  expect(voiceOfItems([{ ...item, description: '' }], dishOf)).toBeUndefined()
  expect(voiceOfItems([{ ...item, name: 'Ours' }], dishOf)).toBeUndefined()
})
