import { type QuotationMarks, quotationMarksFor } from './quotation-marks.ts'

const APOSTROPHE = '’'
const FOOT = '′'
const INCH = '″'

const TYPED = /["'`´‘]/u
const WORD = /[\p{L}\p{M}\p{N}\uffff]/u
const LETTER = /[\p{L}\p{M}]/u
const FIGURE = /\p{N}/u
const HEBREW = /\p{Script=Hebrew}/u
/** Between their words nothing says where a quotation begins. */
const WITHOUT_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u
const QUOTE = /["'`´“”„«»‘’‚‹›]/u
/** After which a quotation may begin. */
const BEFORE_OPENING = /[\s\p{Ps}\p{Pi}\p{Pd}/·•|]/u
const AFTER_CLOSING = /[\s\p{P}\p{S}]/u

/** Words that begin with an apostrophe: decades, and what English, Dutch and southern Italy drop the beginning of. */
const CLIPPED =
  /^['`´‘](?:n['`´’]?(?!\p{L})|\d0?s(?!\p{L})|\d\d(?!\p{N})|(?:til|tis|twas|em|cause|round|bout|nduja|s|t|k)(?!\p{L}))/iu
const CLOSES_LATER = /[^\s'`´]['`´](?=[\s\p{P}]|$)/u

/** A line with the quotes and apostrophes of a language in the place of straight ones, and primes after figures. */
export function withQuotes(line: string, language: string): string {
  if (!TYPED.test(line)) return line
  const text = line.replaceAll("''", '"')
  const marks = quotationMarksFor(text, language)
  const open = { double: false, single: false }
  let quoted = ''
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? ''
    if (sign === '"') quoted += doubleAt(text, at, open, marks)
    else if (TYPED.test(sign)) quoted += singleAt(text, at, open, marks)
    else quoted += sign
  }
  return quoted
}

interface Open {
  double: boolean
  single: boolean
}

/** Returns what is around a mark, ignoring marks next to it; empty at an end of the line. */
function around(text: string, at: number) {
  let [before, after] = [at - 1, at + 1]
  while (before >= 0 && QUOTE.test(text[before] ?? '')) before--
  while (after < text.length && QUOTE.test(text[after] ?? '')) after++
  const [previous, next] = [text[before] ?? '', text[after] ?? '']
  const mayOpen = (previous === '' || BEFORE_OPENING.test(previous)) && next !== '' && !/\s/u.test(next)
  const mayClose =
    previous !== '' && !/[\s\p{Ps}]/u.test(previous) && (next === '' || AFTER_CLOSING.test(next))
  return { mayOpen, mayClose }
}

function doubleAt(text: string, at: number, open: Open, marks: QuotationMarks): string {
  const [previous, next] = [text[at - 1] ?? '', text[at + 1] ?? '']
  if (LETTER.test(previous) && LETTER.test(next)) {
    if (HEBREW.test(previous)) return '״'
    if (!WITHOUT_SPACES.test(previous) && !WITHOUT_SPACES.test(next)) return '"'
    open.double = !open.double
    return open.double ? marks.open : marks.close
  }
  if (FIGURE.test(previous) && !open.double && !WORD.test(next)) return INCH
  const { mayOpen, mayClose } = around(text, at)
  if (mayOpen && !(mayClose && open.double)) {
    open.double = true
    return marks.open
  }
  if (!mayClose) return '"'
  open.double = false
  return marks.close
}

function singleAt(text: string, at: number, open: Open, marks: QuotationMarks): string {
  const sign = text[at] ?? ''
  const [previous, next] = [text[at - 1] ?? '', text[at + 1] ?? '']
  const rest = text.slice(at, at + 12)
  if (sign === '‘')
    return CLIPPED.test(rest) && !WORD.test(previous) && /n’|\d/u.test(rest.slice(1, 3)) ? APOSTROPHE : sign
  if (FIGURE.test(previous) && FIGURE.test(next)) return FOOT
  if (WORD.test(previous) && WORD.test(next)) return HEBREW.test(previous) ? '׳' : APOSTROPHE
  if (FIGURE.test(previous) && !open.single) return FOOT
  const { mayOpen, mayClose } = around(text, at)
  if (mayOpen && CLIPPED.test(rest)) return APOSTROPHE
  if (mayOpen && !(mayClose && open.single)) {
    if (!CLOSES_LATER.test(text.slice(at + 1))) return WORD.test(next) ? APOSTROPHE : sign
    open.single = true
    return marks.innerOpen
  }
  if (open.single && mayClose) {
    open.single = false
    return marks.innerClose
  }
  return LETTER.test(previous) ? APOSTROPHE : sign
}
