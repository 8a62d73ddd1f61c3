import { isAdjective } from '../lookup/term-index.ts'
import { ILLNESS } from '../wishes/cues.ts'
import { BEFORE, bare, deniedIn, denies } from './clause-words.ts'
import { isDish, isKind } from './dish-phrases.ts'
import { folded, listed } from './heard.ts'
import type { AskContext } from './named.ts'

/** A part that says only how or of what: "not fried", "not garlic ones", "hot ones only". */
const OF_THE_SAME = /^((?:no|not|none|never|only|just) )?(?:the |any )?(.+?)( ones?)?( only)?$/
const COOKED =
  /^(?:deep )?(?:fried|steamed|grilled|baked|smoked|roasted|boiled|raw|stuffed|breaded|sweet|creamy|cheesy)$/

/**
 * Each part with the noun of the one before where it has none: "naans but not garlic ones" leaves out garlic naans, and no
 * garlic; "crab cakes, not fried" leaves out no other dish that is fried.
 */
export function withSameNoun(clauses: readonly string[], asking: AskContext): readonly string[] {
  let noun: string | undefined
  return clauses.map((clause) => {
    const text = folded(clause)
    const [, sign = '', how = '', ones = '', only = ''] = OF_THE_SAME.exec(text) ?? []
    const isHow = isAdjective(how.split(' ')) || COOKED.test(how)
    if (noun !== undefined && !ILLNESS.test(text)) {
      const same = `${how} ${noun}`
      const isOfNoun =
        ones !== '' || (/^not? $/.test(sign) && (isHow || (sign === 'not ' && isDish(same, asking))))
      if (isOfNoun) return `${sign === 'not ' ? 'no ' : sign}${same}${only}`
    }
    const [, denial = ''] = /^(.+?) (?:on|in|into|over|with) (?:it|them|those)$/.exec(text) ?? []
    const what = denial === '' ? undefined : deniedIn(denial)
    if (noun !== undefined && what !== undefined && !ILLNESS.test(text)) return `no ${noun} with ${what}`
    const [first = ''] = denies(text) ? [] : listed(bare(text.replace(BEFORE, '')), asking)
    noun = isKind(first, asking) || isDish(first, asking) ? first : undefined
    return clause
  })
}

/** "Curries: green and massaman, not red" are dishes of one kind, each with it: "green curry". */
export function withKind(sentence: string, asking: AskContext): string {
  const [, kind = '', list = ''] = /^([^:,]+):\s*(.+)$/.exec(sentence) ?? []
  if (kind === '' || !isKind(folded(kind), asking)) return sentence
  const one = folded(kind).replace(/ies$/, 'y').replace(/s$/, '')
  const parts = list.split(/\s*,\s*(?:and |but )?|\s+(?:and|but)\s+/).map((part) => {
    const [, not, what = ''] = /^(not )?(.+)$/.exec(folded(part)) ?? []
    return { not, what, all: `${what} ${one}` }
  })
  const isOfKind = parts.some(({ not }) => !not) && parts.every(({ all }) => isDish(all, asking))
  return isOfKind
    ? parts.map(({ not, all }) => (not ? `no ${all}` : `must have ${all}`)).join(', ')
    : sentence
}
