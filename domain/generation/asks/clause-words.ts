import { numberWords } from '../../text/number-words.ts'
import {
  BEFORE_ITEM,
  BETWEEN_DENIAL,
  BREAKS_DENIAL,
  DENIALS,
  DENIALS_AFTER,
  FILLERS,
  HARMS,
  IMPERATIVES,
  LAST_WORDS,
  phraseAt,
  UNDOING,
} from '../wishes/cues.ts'

const NUMBERS: Readonly<Record<string, number>> = {
  ...numberWords,
  couple: 2,
  few: 3,
  several: 3,
  some: 2,
}
export const NUMBER = `(?:${Object.keys(NUMBERS).join('|')}|\\d{1,2})`
export const numberOf = (word: string): number => NUMBERS[word] ?? Number(word)

/** Words in front of what is asked for, and behind it, that only ask. */
export const BEFORE =
  /^(?:(?:and|also|just|please|kindly|we|i|you|they|the menu|it|there|guests|everyone|everybody|our guests|customers|people|my customers|menu|our menu|this menu|the card|card)\s+)*(?:(?:must|should|has to|have to|needs? to|got to|gotta|ought to|will|would|d|absolutely|really|definitely|always|do|don t|can you|could you|can we|let s|lets|make sure|be sure|ensure|remember)\s+)*(?:(?:not\s+)?(?:to\s+)?(?:have|has|do|make|include|includes|including|add|adding|feature|features|featuring|offer|offers|serve|serves|use|uses|put|put in|get|keep|see|need|needs|want|wants|like|love|expect|expects|give (?:me|us)|show|bring|be|is|are|there is|there are|there must be|there should be|that there is|that there are|we have|we serve|we offer|you have|you include|come for|ask for|known for|famous for|with)\s+)+(?:(?:to (?:have|see|include|serve|offer)|there|on (?:it|the menu)|for)\s+)*(?:(?:also|at the very least)\s+)?/
export const AFTER =
  /(?:,?\s+(?:please|yes|instead|in|on|s on|back|stays?|stay on|must be (?:there|on it|included|on the menu|on)|should be (?:there|on it|included|on the menu|on)|has to be (?:there|on it|on the menu)|have to be (?:there|on it|on the menu)|is a must|are a must|is required|are required|are musts|is needed|(?:must|should|has to|have to|needs to|need to) (?:stay|remain)(?: on)?(?: (?:it|the menu|there))?|(?:must|should|has to|have to) be (?:an? |one of (?:the|our|my) )(?:desserts?|starters?|appetizers?|mains?|main courses?|sides?|drinks?|dishes)|on (?:it|the menu|there)|as well|too|in there|somewhere|for sure|for (?:dessert|starters?|mains?|lunch|dinner|the table|our guests|guests)))+$/

const COURTESY =
  /^(?:(?:please|kindly|and|also|so)\s+)+|,?\s+(?:please|pls|thanks|thank you)$|,? (?:would|d) be (?:nice|great|good|lovely|perfect|ideal)$/g

/** Without words of courtesy. */
export const bare = (clause: string): string => clause.replace(COURTESY, '').trim()

const spelledOut = (clause: string): string =>
  clause
    .replace(/\b(?:can t|cannot|cant)\b/g, 'can not')
    .replace(/\bwon t\b/g, 'will not')
    .replace(/\b(do|does|is|are|must|should|would|could)n ?t\b/g, '$1 not')

/** Without the ends of "I'm" and "we've". */
const wordsIn = (clause: string): string[] =>
  spelledOut(clause)
    .replaceAll(',', ' ,')
    .split(' ')
    .filter((word) => !/^(?:m|s|re|ve|d|ll)?$/.test(word))

/** Does it leave something out? */
export const denies = (clause: string): boolean => {
  const words = wordsIn(clause)
  return (
    words.some((_, at) => phraseAt(DENIALS, words, at) > 0) ||
    [clause, ...clause.split(', ')].some((part) => deniedIn(part) !== undefined) ||
    HARMS.test(clause) ||
    /\b(?:allerg\w+|intoleran\w+|free|celiacs?|coeliacs?|halal|kosher)\b/.test(clause)
  )
}

export const saysNothing = (word: string): boolean =>
  word !== 'whole' && (FILLERS.has(word) || BEFORE_ITEM.has(word) || BETWEEN_DENIAL.has(word))

const HELD =
  /^(?:leave|keep|take|get|hold) (.+?) (?:out|off|away)(?: (?:(?:of|from) .+|(?:the|our) (?:menu|list|card)))?$/

/** What a clause forbids, in its own words: the soups of "we don't serve soups" and of "soups are off the menu". */
export function deniedIn(clause: string): string | undefined {
  const words = wordsIn(clause)
  const first = words.findIndex(
    (word, at) => !saysNothing(word) || phraseAt(DENIALS, words, at) + phraseAt(IMPERATIVES, words, at) > 0,
  )
  const held = HELD.exec(words.slice(Math.max(first, 0)).join(' '))?.[1]
  if (held) return forbidden(held.split(' '))
  // Who is careful with nuts in desserts serves desserts.
  if (/^(?:careful|watch|beware)$/.test(words[first] ?? '')) return undefined
  const before = first < 0 ? 0 : phraseAt(DENIALS, words, first) || phraseAt(IMPERATIVES, words, first)
  if (before > 0) return forbidden(words.slice(first + before))
  const end = words.findIndex((_, at) => {
    const last = phraseAt(LAST_WORDS, words, at)
    const length = phraseAt(DENIALS_AFTER, words, at) || (at + last >= words.length - 1 ? last : 0)
    return length > 0 && words.slice(at + length).every(saysNothing)
  })
  const named = words.slice(0, words[end - 1] === ',' ? end - 1 : end)
  // "Ribs, nut free" wants ribs.
  return end > 0 && !named.includes(',') ? forbidden(named) : undefined
}

const OF_DRINKS = /^(?:hot|cold|soft|warm|iced|mixed|fizzy|strong)$/

/** Without the words around it; undefined where one of them makes it another sentence: "not too many soups". */
function forbidden(words: readonly string[]): string | undefined {
  const from = words.findIndex((word) => !saysNothing(word) || BREAKS_DENIAL.has(word))
  const [first = words.at(-1) ?? ''] = words.slice(from < 0 ? words.length : from)
  if (BREAKS_DENIAL.has(first) || UNDOING.has(first)) return undefined
  if (from < 0) return first
  const last = words.findLastIndex((word) => !saysNothing(word) && word !== ',') + 1
  // Hot drinks are no hot dishes.
  const isPoured = OF_DRINKS.test(words[last - 1] ?? '') && /^(?:drinks?|beverages?)$/.test(words[last] ?? '')
  const end = isPoured ? last + 1 : last
  return words.slice(from, end).join(' ').replaceAll(' ,', ',')
}
