import { NUMBERED } from '../marks/legend.ts'
import { isHours } from '../words/contact-words.ts'
import { sure, unsure } from './answer.ts'
import { HEADING } from './heading-score.ts'
import type { Here } from './here.ts'
import { hasOrnaments } from './line-facts.ts'
import { isPriced } from './line-kinds.ts'
import type { ReadLine } from './role.ts'

/** Legends, notices and addresses. */
export function judgeEnd(here: Here): ReadLine | undefined {
  const { facts, at, around, open } = here
  const { text, tail } = facts
  if (facts.legend && !isPriced(facts)) return sure('legend')
  const isFootnote =
    /^[*†‡°§¹²³]+\s?\p{L}/u.test(text) && !isPriced(facts) && !hasOrnaments(text) && !NUMBERED.test(text)
  if (isFootnote && text.length > 25) return sure('notice')
  const isLast = open.isEnding || around.blockAfter(at).length + 1 + at >= around.lines.length - 6
  if (facts.isContact && (isLast || !open.item)) return sure('contact')
  if (open.isEnding && isLast && !isPriced(facts) && isHours(facts.text)) return sure('contact')
  const isSentence = /[.!?]$|\.\s/u.test(text) || text.length > 60
  if (facts.isNotice && !/\t/u.test(text) && isTail(here)) return sure('notice')
  if (
    facts.isNotice &&
    (isLast || facts.gapAbove >= 1) &&
    (!isPriced(facts) || (tail.prices.every(({ isWeak }) => isWeak) && !/\t/u.test(text))) &&
    !facts.startsSmall &&
    (isSentence ||
      open.isEnding ||
      (text.split(/\s+/u).length > 5 && !around.blockAfter(at).some(isPriced)) ||
      (isLast && around.score(at) < HEADING))
  )
    return open.isEnding || isSentence ? sure('notice') : unsure('notice', 0.7, 'notice_or_note')
  if (open.isEnding && !isPriced(facts) && around.score(at) < HEADING)
    return isSentence ? sure('notice') : unsure('notice', 0.6, 'notice_or_note')
  return undefined
}

/** Nothing but notices, legends and addresses follows it, or next to nothing. */
function isTail({ at, around }: Here): boolean {
  const rest = around.lines.slice(at + 1)
  if (rest.length > LONGEST_TAIL) return false
  const others = rest.filter(
    ({ isNotice, legend, isContact, isOrnament, tail, text }) =>
      !isNotice && !legend && !isContact && !isOrnament && (tail.prices.length > 0 || text.length <= 40),
  )
  return others.length === 0 || (others.length === 1 && rest.length > 3)
}

/** Lines */
const LONGEST_TAIL = 12
