import type { Until } from '../../live/sold-out/until.ts'
import { type AvailabilityWord, type CommandContext, type RuleOutcome, rule } from '../answers/command.ts'
import { about } from '../targets/about.ts'
import type { Target } from '../targets/target.ts'
import { firstThat } from './price-changes.ts'

const DAYS = 'sunday|monday|tuesday|wednesday|thursday|friday|saturday'
const WHEN =
  /^(.+?)[,;]?\s+(?:(?:until|till|til|through|for)\s+)?(?:the\s+)?(tomorrow|tonight|today|this evening|(?:the\s+)?rest of the (?:day|night|evening)|now|further notice|i say(?: so)?|we get more|end of (?:the )?(?:day|service|night)|the rest of the day|closing|(?:next\s+)?(?:sunday|monday|tuesday|wednesday|thursday|friday|saturday))$/iu

const OUT_FORMS = [
  /^(?:86(?:['’]?(?:ed|d))?|eighty-?six|sold[- ]out(?:\s+of)?|(?:we['’]?re|we are|we['’]?ve|we have|kitchen is|just)?\s*(?:all\s+)?(?:out of|ran out of|run out of|sold out of|sold the last)|(?:we have\s+)?no more|mark\s+as\s+sold\s+out)\s+(?<of>.+?)(?:\s+(?:left|any\s?more))?$/iu,
  /^(?:mark|set|say|put|make|list|show)\s+(?<of>.+?)\s+(?:(?:is|are|as|to)\s+)*(?:sold[- ]?out|86|86['’]?(?:ed|d)|out of stock|unavailable|not available)$/iu,
  /^(?<of>.+?)\s+(?:(?:is|are|['’]s|has|have|just|all)\s+)*(?:sold[- ]?out|run out|ran out|86|86['’]?(?:ed|d)|all gone|out of stock|unavailable|not available|finished|out)$/iu,
]
const HIDE_FORMS = [/^(?:hide|conceal)\s+(?<of>.+?)(?:\s+from (?:the\s+)?(?:guests?|menu|page))?$/iu]
const BACK_FORMS = [
  /^(?<of>.+?)(?:['’]s|\s+(?:is|are|['’]s))?\s+(?:(?:is|are|back|on)\s+)*(?:back(?:\s+(?:on|in|again|in stock|on the menu))?|available(?:\s+again)?|in stock(?:\s+again)?|on again)$/iu,
  /^(?:bring\s+back|un-?86|un-?hide|restock|show\s+again|put\s+back(?:\s+on)?|show)\s+(?<of>.+?)(?:\s+(?:again|back))?$/iu,
  /^(?:bring|put|show|have)\s+(?<of>.+?)\s+(?:back(?:\s+on(?:\s+the menu)?)?|again|back in stock)$/iu,
  /^we have\s+(?<of>.+?)\s+(?:again|back)$/iu,
]

interface Said {
  readonly isSoldOut: boolean
  readonly isHidden?: boolean
  readonly when?: string | undefined
}

const MS_PER_DAY = 24 * 60 * 60 * 1000

/** `until Friday` is through Thursday: on Friday it is back. */
function untilOf(when: string | undefined, today: string, isHidden: boolean): Until {
  if (when === undefined) return isHidden ? { kind: 'changed' } : { kind: 'end-of-day' }
  if (/notice|i say|we get more|^now$/iu.test(when)) return { kind: 'changed' }
  const day = DAYS.split('|').indexOf(when.toLowerCase().replace(/^next\s+/u, ''))
  if (day === -1) return { kind: 'end-of-day' }
  const from = new Date(`${today}T00:00:00Z`)
  const ahead = (day - from.getUTCDay() + 7) % 7 || 7
  return { kind: 'day', day: new Date(from.getTime() + (ahead - 1) * MS_PER_DAY).toISOString().slice(0, 10) }
}

const dayFormat = new Intl.DateTimeFormat('en', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
})

function untilWords(until: Until): string {
  if (until.kind === 'changed') return 'until you say otherwise'
  return until.kind === 'day'
    ? `through ${dayFormat.format(new Date(until.day))}`
    : 'until the end of the day'
}

function stepOf(
  target: Target,
  { isSoldOut, isHidden = false, when }: Said,
  context: CommandContext,
): RuleOutcome {
  if (target.isWholeMenu)
    return {
      kind: 'refused',
      sentence: isSoldOut
        ? 'Name the dishes: the whole menu is not sold out at once.'
        : 'Name the dishes that are back. Sold Out lists what is missing.',
    }
  const until = untilOf(when, context.today, isHidden)
  const words = target.places.map(
    (place): AvailabilityWord => ({ place, isSoldOut, until, ...(isHidden && { shows: 'hidden' }) }),
  )
  const says = !isSoldOut
    ? `Say that ${target.name} is back.`
    : isHidden
      ? `Hide ${target.name} from guests ${untilWords(until)}.`
      : `Say that ${target.name} is sold out ${untilWords(until)}.`
  return { kind: 'step', menu: context.menu, words, says }
}

const reading = (forms: readonly RegExp[], said: Said) => (command: string, context: CommandContext) => {
  const [, before, when] = WHEN.exec(command) ?? []
  return firstThat(before === undefined ? [command] : [before, command], (rest) =>
    firstThat(forms, (form) => {
      const of = form.exec(rest)?.groups?.of
      if (of === undefined) return null
      return about(of, command, context, (target) =>
        stepOf(target, { ...said, when: rest === before ? when : undefined }, context),
      )
    }),
  )
}

export const soldOut = rule('sold out', reading(OUT_FORMS, { isSoldOut: true }))
export const hidden = rule('hidden from guests', reading(HIDE_FORMS, { isSoldOut: true, isHidden: true }))
export const back = rule('back again', reading(BACK_FORMS, { isSoldOut: false }))
