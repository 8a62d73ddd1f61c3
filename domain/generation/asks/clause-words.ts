import { numberWords } from '../../text/number-words.ts'
import { DENIALS } from '../wishes/cues.ts'

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
  /^(?:(?:and|also|please|kindly|we|i|you|they|the menu|it|there|guests|everyone|everybody|our guests|customers|people|my customers|menu|our menu|this menu|the card|card)\s+)*(?:(?:must|should|has to|have to|needs? to|got to|gotta|ought to|will|would|d|absolutely|really|definitely|always|do|don t|can you|could you|can we|let s|lets|make sure|be sure|ensure|remember)\s+)*(?:(?:not\s+)?(?:to\s+)?(?:have|has|include|includes|including|add|adding|feature|features|featuring|offer|offers|serve|serves|put|put in|get|keep|see|need|needs|want|wants|like|love|expect|expects|forget|give (?:me|us)|show|bring|be|is|are|there is|there are|there must be|there should be|that there is|that there are|we have|we serve|we offer|you have|you include|come for|ask for|known for|famous for|with)\s+)+(?:(?:to (?:have|see|include|serve|offer)|there|on (?:it|the menu)|for)\s+)*(?:(?:also|at the very least)\s+)?/
export const AFTER =
  /(?:,?\s+(?:please|must be (?:there|on it|included|on the menu|on)|should be (?:there|on it|included|on the menu|on)|has to be (?:there|on it|on the menu)|have to be (?:there|on it|on the menu)|is a must|are a must|is required|are required|are musts|is needed|must stay|(?:must|should|has to|have to) be (?:an? |one of (?:the|our|my) )(?:desserts?|starters?|appetizers?|mains?|main courses?|sides?|drinks?|dishes)|on (?:it|the menu|there)|as well|too|in there|somewhere|for sure|for (?:dessert|starters?|mains?|lunch|dinner|the table|our guests|guests)))+$/

const COURTESY = /^(?:(?:please|kindly|and|also|so|just|only)\s+)+|\s+please$/g

/** Without words of courtesy. */
export const bare = (clause: string): string => clause.replace(COURTESY, '').trim()

const spelledOut = (clause: string): string =>
  clause
    .replace(/\b(?:can t|cannot|cant)\b/g, 'can not')
    .replace(/\bwon t\b/g, 'will not')
    .replace(/\b(do|does|is|are|must|should|would|could)n ?t\b/g, '$1 not')

/** Does it leave something out? */
export const denies = (clause: string): boolean => {
  const words = spelledOut(clause).replaceAll(',', ' ,').split(' ')
  return (
    DENIALS.some((phrase) =>
      words.some((_, at) => phrase.every((word, index) => words[at + index] === word)),
    ) ||
    /\b(?:allerg\w+|intoleran\w+|free|celiacs?|coeliacs?|halal|kosher|kills?|reacts?|sick|anaphyla\w+)\b|\b(?:keep|leave|take|hold) .*(?:out|off|away)\b/.test(
      clause,
    )
  )
}
