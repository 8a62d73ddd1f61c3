import { isServingTime } from '../words/time-words.ts'
import type { Here } from './here.ts'
import { isPriced, isPriceLine } from './line-kinds.ts'
import { isAlone, isSeveralWords } from './lists.ts'

/** Said of the section, above its items. */
export function isIntro(here: Here): boolean {
  const { facts, at, around, open, style } = here
  const { text } = facts
  const next = around.after(at)
  if (next && isPriceLine(next)) return false
  if (
    /^(?:all|served|with|choice|choose|our|each|every|includes?|inclui|incluye|inclus|include|inbegrepen|under \d|\d+ (?:and|&) under|cooked|prepared|for (?:kids|children)|up to \d|jusqu|hasta \d|fino a|bis \d|add|please|alle|dazu|mit|serviert|servi|tous|nos|accompagn|todos|servidos|tutti|wählen|inkl|build|pick|available)\b/iu.test(
      text,
    ) &&
    text.length > 14
  )
    return true
  if (isServingTime(text) || /^[([].*[)\]]$/u.test(text)) return true
  const isWholeList = open.isWhole && isSeveralWords(here) && isAlone(here)
  return (
    !isWholeList &&
    next !== undefined &&
    (isPriced(next) || open.isWhole) &&
    (/[.:]$|;/u.test(text) ||
      (/^\p{Ll}/u.test(text) && !open.isWhole) ||
      (facts.line.isItalic === true && style.hasPrices))
  )
}
/** Returns whether it is in another script than the heading above it. */
export function isOtherScript({ facts, open }: Here): boolean {
  const heading = open.top?.facts.text ?? ''
  const isLatin = (text: string) => /\p{Script=Latin}/u.test(text)
  const hasOther = (text: string) =>
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Cyrillic}\p{Script=Greek}]/u.test(
      text,
    )
  return (
    (isLatin(heading) && !hasOther(heading) && hasOther(facts.text) && !isLatin(facts.text)) ||
    (hasOther(heading) &&
      !isLatin(heading) &&
      isLatin(facts.text) &&
      !hasOther(facts.text) &&
      facts.text.length < 40)
  )
}
