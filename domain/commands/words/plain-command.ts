import { isMisspelled } from '../../text/nearest-name.ts'
import { inPlainLetters } from '../../text/plain-letters.ts'

const BEFORE =
  /^(?:(?:please|pls|plz|hey|hi|ok|okay|so|and|also|then|now|just|carte|can you|could you|would you|can we|could we|can i|i['’]?d like to|i would like to|i want to|i want you to|i need to|we need to|we want to|we should|you should|let['’]?s|let us|go ahead and|make sure (?:that\s+)?|want to|need to|help me)[,:]?\s+)+/iu
const AFTER = /(?:[\s,]+(?:please|pls|plz|thanks|thank you|thx|ok\??|okay|for me|asap|cheers))+$/iu

/** Verbs with which commands begin, for those that are typed with a slip. */
const VERBS =
  'raise increase lower reduce decrease change remove delete rename describe duplicate highlight feature double halve round switch create discount'.split(
    ' ',
  )

/** Words that are no slip of these. */
const OTHERS = new Set(
  'charge price prices market created featured rounds doubles raises rise risotto'.split(' '),
)

/** A command without what says nothing, and with its verb spelled right. */
export function plainCommand(typed: string): string {
  const text = inPlainLetters(typed).trim().replaceAll(/\s+/gu, ' ')
  const bare = text
    .replace(/[.!?…\s]+$/u, '')
    .replace(BEFORE, '')
    .replace(AFTER, '')
    .trim()
  return withVerb(bare)
}

function withVerb(text: string): string {
  const [first = ''] = text.split(' ')
  const word = first.toLowerCase()
  if (word.length < 5 || VERBS.includes(word) || OTHERS.has(word)) return text
  const meant = VERBS.filter((verb) => Math.abs(verb.length - word.length) < 2 && isMisspelled(word, verb))
  return meant.length === 1 ? `${meant[0]}${text.slice(first.length)}` : text
}

/** The commands that one line may be: at semicolons and lines, then at `and`. */
export const PARTS: readonly RegExp[] = [
  /\s*[;\n·•]\s*/u,
  /\s+then\s+/iu,
  /\s*,\s+(?:and\s+)?|\s+and\s+(?:also\s+)?/iu,
]

/** The verb with which a command begins, for those after it that have none. */
export const verbOf = (command: string): string | undefined =>
  /^(\p{L}+(?:\s(?:up|down|off))?)\s/u.exec(command)?.[1]
