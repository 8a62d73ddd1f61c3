import { foldText } from '../../text/fold-name.ts'
import { HARMS, ILLNESS } from '../wishes/cues.ts'
import { NUMBER, saysNothing } from './clause-words.ts'

/** Any sign that something is missing, gone, unwanted or not borne. */
const SIGN = new RegExp(
  `\\b(?:${[
    'no|not|never|none|nobody|nothing|nor|neither|without|minus|zero|hardly|barely|cannot|cant|dont|[a-z]+n t',
    'off|out|gone|over with|(?:is|are|was|were|been|s) (?:all )?(?:rot\\w+|over|done|finished|down|late|bad|up)|went bad|goes bad|turned',
    'stop(?:s|ped)?|quit|skip|drop(?:ped)?|hold|lose|lost|avoid\\w*|remove\\w*|exclud\\w*|omit\\w*|ditch|scrap|axe|cancel\\w*|cut',
    'run dry|ran|run low|short (?:on|of)|shortages?|lack\\w*|missing|spoil\\w*|rotten|mold\\w*|expired|recall\\w*|unavailable|forgot',
    'let us down|letting us down|complain\\w*|hat(?:e|es|ed)|dislikes?|despis\\w*|bored|tired|fed up|sick|enough|refus\\w*|banned|ban|forb\\w+|fail\\w*|broke\\w*',
    'yuck|ugh|forget|chok\\w*|kill the|on strike|send back|sends back|ew|gross|nope|problems?|issues?|trouble|too (?:expensive|pricey|dear|costly)|afraid|scared|worried|sorry|averse|free',
  ].join('|')})\\b`,
)
/** What denies no food. */
const NO_SIGN =
  /\b(?:no|not) (?:less|fewer|more|later) than\b|\bnot (?:only|just|without)\b|\bnothing but\b|\b(?:can t|can not|cannot|never|don t|do not) (?:go wrong|forget|(?:do|be|live|go|open|manage) without|leave out|skip|drop|miss)\b|\bno (?:problem|menu without)\b|\bcut of\b|\bhold up\b|\bsold\b(?! out)/g

/** What ends the scope of a sign before it. */
const WANTS = new RegExp(
  `^(?:but|however|yes|instead|otherwise|only|just|more|plenty|lots|loads|many|a|an|some|mostly|half|at least|must|should|${NUMBER}|(?:please )?(?:(?:we|i|you|they|guests|everyone) )?(?:d |ll |must |should |can |could |will |would |really |do )*(?:want|wants|need|needs|love|loves|like|likes|prefer|add|include|do|have|serve|make|put|use|offer|give|feature|focus|keep))\\b|\\b(?:yes|ok|okay|fine|welcome|allowed|a must|stays?|goes in)$`,
)
const SELF_CONTAINED = /\b(?:free|allerg\w*|intoleran\w*|celiacs?|coeliacs?)\b/

/** A sentence that ends so goes on with the one before it, and a question with its answer. */
const BREATH = /[.!\n]+(?![^.!\n]*\b(?:too|also|as well|either|neither)\s*(?:[.!?\n]|$))/
const PARTED = /[,;:?!.()–—]|\s-\s|\b(?:and|or|nor|plus)\b|(?=\b(?:but|however)\b)/i

/**
 * Which wishes of a text are in doubt: those of a list or a sentence that has any sign against them, before or behind, up
 * to a word that wants something. Nothing is put on a menu for such words.
 */
export function doubtedIn(notes: string): (what: string) => boolean {
  const sides = notes.split(BREATH).flatMap(partsOf)
  const wordsOf = (isDoubted: boolean) =>
    new Set(sides.flatMap((part) => (part.isDoubted === isDoubted ? part.text.split(' ') : [])))
  const doubted = wordsOf(true)
  const clear = wordsOf(false)
  return (what) => {
    const words = foldText(what.split(' in ')[0] ?? '')
      .split(' ')
      .filter((word) => !saysNothing(word))
    return words.some((word) => doubted.has(word)) && !words.every((word) => clear.has(word))
  }
}

const saysLittle = (word: string): boolean =>
  word === '' ||
  saysNothing(word) ||
  /^(?:again|month|year|chance|way|longer|s|d|re|rather|hard|god|hell)$/.test(word)

function partsOf(breath: string): { readonly text: string; readonly isDoubted: boolean }[] {
  const texts = breath.split(PARTED).map(foldText).filter(Boolean)
  const doubted = texts.map(() => false)
  let isInScope = false
  for (const [at, text] of texts.entries()) {
    const said = text.replace(NO_SIGN, '')
    const sign = SIGN.exec(said) ?? HARMS.exec(said) ?? ILLNESS.exec(said)
    if (!sign) {
      if (WANTS.test(said)) isInScope = false
      doubted[at] = isInScope
      continue
    }
    doubted[at] = true
    isInScope = !/\bfree$/.test(said)
    const behind = said
      .slice(sign.index + sign[0].length)
      .trim()
      .split(' ')
    const begins = said.slice(0, sign.index).trim().split(' ').every(saysLittle)
    const isVerdict = begins && behind.every(saysLittle)
    if (SELF_CONTAINED.test(said) || (begins && !isVerdict)) continue
    for (let before = at - 1; before >= 0 && !doubted[before]; before -= 1) {
      if (!isVerdict && WANTS.test(texts[before] ?? '')) break
      doubted[before] = true
    }
  }
  return texts.map((text, at) => ({ text, isDoubted: doubted[at] === true }))
}
