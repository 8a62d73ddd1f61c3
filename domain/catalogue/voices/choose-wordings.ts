import { fnv1a } from '../../computing/fnv.ts'
import type { WordedDish } from './facts.ts'
import { asideIn } from './playful-lines.ts'
import type { VoiceId } from './voice.ts'
import { type Form, type Wording, wordingsOf } from './wordings.ts'

/** How often a voice uses each form where it may choose, against the others. */
const weights: Readonly<Partial<Record<VoiceId, Partial<Record<Wording['form'], number>>>>> = {
  story: { clause: 2, sentences: 3 },
  playful: { aside: 20, clause: 6 },
}

/** A dish to be worded, and what it says now, which is chosen only where nothing else is to be had. */
export interface DishToWord {
  readonly dish: WordedDish
  readonly present?: string
}

/** The texts that a menu says already, and its asides: looked up, for a large menu has thousands. */
export interface SaidOnMenu {
  readonly texts: Set<string>
  readonly asides: Set<string>
  jokes: number
}

/** What these texts say; nothing where there are none. */
export function saidIn(texts: readonly string[]): SaidOnMenu {
  const said: SaidOnMenu = { texts: new Set(), asides: new Set(), jokes: 0 }
  for (const text of texts) say(text, said)
  return said
}

function say(text: string, said: SaidOnMenu): void {
  said.texts.add(text)
  const aside = asideIn(text)
  if (aside === undefined) return
  said.asides.add(aside)
  said.jokes += 1
}

/** What the menu says already. */
interface Around {
  /** Of the dish above the first one. */
  readonly above?: string | undefined
  /** Of other sections; what is chosen here is added to it. */
  readonly said?: SaidOnMenu
  /** Jokes that these dishes may have; none with children, or at a menu of courses. */
  readonly mostJokes?: number
}

/**
 * One wording for each dish, in the order in which they are: two neighbors have another form where another is to be
 * had, and do not both hang on "with"; no text and no aside is said twice while a dish has another.
 * @param seed an integer; the same dishes, voice and seed give the same words
 */
export function chooseWordings(
  dishes: readonly DishToWord[],
  voice: VoiceId,
  seed: number,
  { above, said = saidIn([]), mostJokes = MOST_ASIDES }: Around = {},
): Wording[] {
  const chosen: Wording[] = []
  let before = above === undefined ? undefined : { form: formOfText(above), text: above }
  const most = said.jokes + mostJokes
  for (const dish of dishes) {
    before = choose(dish, voice, seed, before, said.jokes < most ? said : { ...said, jokes: MOST_ASIDES })
    chosen.push(before)
    say(before.text, said)
  }
  return chosen
}

/** The third joke of a menu is one too many. */
export const MOST_ASIDES = 2

function choose(
  { dish, present }: DishToWord,
  voice: VoiceId,
  seed: number,
  before: Wording | undefined,
  { texts, asides, jokes }: SaidOnMenu,
): Wording {
  const all = preferred(
    wordingsOf(dish, voice),
    ({ form, text }) => form !== 'aside' || (jokes < MOST_ASIDES && !asides.has(asideIn(text) ?? '')),
  )
  const other = preferred(all, ({ text }) => text !== present)
  const fresh = preferred(other, ({ text }) => text === '' || !texts.has(text))
  const hangsOnce = preferred(fresh, ({ text }) => !(hangsOnWith(text) && hangsOnWith(before?.text ?? '')))
  const pool = preferred(hangsOnce, ({ form }) => form === 'aside' || form !== before?.form)
  const drawn = pool
    .map((wording) => ({ wording, rank: rankOf(wording, voice, `${seed} ${dish.id}`) }))
    .toSorted((a, b) => a.rank - b.rank)
  return drawn[0]?.wording ?? { form: 'none', text: '' }
}

/** Those that are so; all where none is. */
function preferred(all: readonly Wording[], isSo: (wording: Wording) => boolean): readonly Wording[] {
  const some = all.filter(isSo)
  return some.length > 0 ? some : all
}

/** The form of a description that somebody else wrote, as nearly as its marks tell. */
export function formOfText(text: string): Form {
  const bare = text.trim().replace(/[.!?]$/, '')
  if (bare === '') return 'none'
  if (/[.!?]\s/.test(bare)) return 'sentences'
  if (bare.includes(': ')) return 'glossed'
  if (hangsOnWith(bare)) return 'with'
  const isList = !/\b(?:and|in|on|over|under|until|the|a|of)\b/i.test(bare)
  if (isList) return bare.split(',').length > MOST_OF_FEW ? 'list' : 'few'
  return 'clause'
}

const MOST_OF_FEW = 3

/** Does a text end in "with …"? */
export const hangsOnWith = (text: string): boolean => /\bwith\b[^.;:]*\.?$/i.test(text)

/** An exponential draw by weight, from a hash in place of a generator: it does not depend on how many others there are. */
function rankOf({ form, text }: Wording, voice: VoiceId, key: string): number {
  const uniform = (fnv1a(`${key} ${form} ${text}`) + 0.5) / 2 ** 32
  return -Math.log(uniform) / (weights[voice]?.[form] ?? 1)
}
