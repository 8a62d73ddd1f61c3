import { fnv1a } from '../../menu/model/fnv.ts'
import { TURNS } from './playful-lines.ts'
import type { VoiceId } from './voice.ts'
import { type WordedDish, type Wording, wordingsOf } from './wordings.ts'

/** How often a voice uses each form where it may choose, against the others. */
const weights: Readonly<Partial<Record<VoiceId, Partial<Record<Wording['form'], number>>>>> = {
  bistro: { list: 3, few: 2, clause: 3, glossed: 2, with: 2, and: 1 },
  story: { clause: 2, sentences: 3, glossed: 1 },
  playful: { aside: 3, few: 1, clause: 1 },
}

/**
 * One wording for each dish, in the order in which they stand: two neighbors have another form where another is to be
 * had, and never the same beginning.
 * @param seed an integer; the same dishes, voice and seed give the same words
 */
export function chooseWordings(dishes: readonly WordedDish[], voice: VoiceId, seed: number): Wording[] {
  const chosen: Wording[] = []
  for (const dish of dishes) chosen.push(choose(dish, voice, seed, chosen.at(-1)))
  return chosen
}

function choose(dish: WordedDish, voice: VoiceId, seed: number, before: Wording | undefined): Wording {
  const all = wordingsOf(dish, voice)
  const others = all.filter((wording) => differs(wording, before))
  const pool = others.length > 0 ? others : all
  const drawn = pool
    .map((wording) => ({ wording, rank: rankOf(wording, voice, `${seed} ${dish.id}`) }))
    .toSorted((a, b) => a.rank - b.rank)
  return drawn[0]?.wording ?? { form: 'none', text: '' }
}

function differs(wording: Wording, before: Wording | undefined): boolean {
  if (!before || wording.form === 'none') return true
  if (hangsOnWith(wording.text) && hangsOnWith(before.text)) return false
  if (wording.form !== 'aside') return wording.form !== before.form
  return !TURNS.some((turn) => wording.text.includes(turn) && before.text.includes(turn))
}

/** Does a text end in "with …"? */
export const hangsOnWith = (text: string): boolean => /\bwith\b[^.;:]*\.?$/i.test(text)

/** An exponential draw by weight, from a hash in place of a generator: it does not depend on how many others there are. */
function rankOf({ form, text }: Wording, voice: VoiceId, key: string): number {
  const uniform = (fnv1a(`${key} ${form} ${text}`) + 0.5) / 2 ** 32
  return -Math.log(uniform) / (weights[voice]?.[form] ?? 1)
}
