import type { Menu } from '../../menu/model/menu.ts'
import { averageChange } from '../../pricing/average-change.ts'
import { changedAmount, menuRounding } from '../../pricing/price-change.ts'
import { roundingWords } from '../../pricing/rounding.ts'
import { type CommandChoice, type CommandContext, type RuleOutcome, rule } from '../answers/command.ts'
import { putPrices } from '../carrying-out/put-prices.ts'
import { about } from '../targets/about.ts'
import type { Target } from '../targets/target.ts'
import { type AmountOfChange, MONEY, PERCENT, readAmount, saidMoney } from '../words/amounts.ts'
import {
  endingOf,
  type Rounding,
  type RoundingWay,
  roundingChoices,
  stepOf,
  wholeOf,
  withoutEnding,
} from '../words/endings.ts'

const BY = `(?<by>${PERCENT}|${MONEY})`
const OF = String.raw`(?:(?:the\s+)?prices?\s+(?:of|for|on|in)\s+)?`
const UP =
  'raise|increase|bump up|bump|hike up|hike|lift|mark up|put up|up|jack up|push up|boost|higher|raises?'
const DOWN = 'lower|reduce|decrease|cut|drop|discount|mark down|bring down|put down|down|shave'
const pattern = (source: string) => new RegExp(`^${source}$`, 'iu')

/** Each way to say up and down, with what stands for the target and the amount. */
const FORMS: readonly (readonly [1 | -1, RegExp])[] = [
  [
    1,
    pattern(
      String.raw`(?:${UP})\s+${OF}(?<of>.+?)(?:\s+up)?\s+(?:by|with|of)?\s*\+?${BY}(?:\s+(?:each|more|apiece))?`,
    ),
  ],
  [1, pattern(String.raw`(?:put|take|bring|move|push)\s+${OF}(?<of>.+?)\s+up\s+(?:by\s+)?${BY}`)],
  [
    1,
    pattern(
      String.raw`${OF}(?<of>.+?)\s+(?:(?:should\s+)?(?:go|goes|move|moves)\s+)?up\s+(?:by\s+)?${BY}(?:\s+each)?`,
    ),
  ],
  [1, pattern(String.raw`${OF}(?<of>.+?)\s*(?:\+\s?|\s+plus\s+)${BY}`)],
  [
    1,
    pattern(
      String.raw`(?:\+\s?|plus\s+)?${BY}\s+(?:on|more\s+(?:on|for)|on\s+top\s+of|up\s+on|extra\s+(?:on|for))\s+${OF}(?<of>.+)`,
    ),
  ],
  [1, pattern(String.raw`(?:add|put|stick|slap)\s+\+?${BY}\s+(?:to|on|onto)\s+${OF}(?<of>.+)`)],
  [1, pattern(String.raw`charge\s+${BY}\s+more\s+for\s+(?<of>.+)`)],
  [
    1,
    pattern(String.raw`(?:make|price)\s+${OF}(?<of>.+?)\s+${BY}\s+(?:more(?:\s+expensive)?|dearer|higher)`),
  ],
  [1, pattern(String.raw`${OF}(?<of>.+?)\s+(?:should\s+cost|costs?)\s+${BY}\s+more`)],
  [-1, pattern(String.raw`(?:${DOWN})\s+${OF}(?<of>.+?)(?:\s+down)?\s+(?:by|with|of)\s*-?${BY}(?:\s+each)?`)],
  [-1, pattern(String.raw`(?:lower|reduce|decrease|discount|cut)\s+${OF}(?<of>.+?)\s+-?(?<by>${PERCENT})`)],
  [-1, pattern(String.raw`(?:put|take|bring|move)\s+${OF}(?<of>.+?)\s+down\s+(?:by\s+)?${BY}`)],
  [
    -1,
    pattern(String.raw`${OF}(?<of>.+?)\s+(?:(?:should\s+)?(?:go|goes|move|moves)\s+)?down\s+(?:by\s+)?${BY}`),
  ],
  [-1, pattern(String.raw`${OF}(?<of>.+?)\s+(?:[-–−]\s?|minus\s+|less\s+)${BY}`)],
  [
    -1,
    pattern(
      String.raw`(?:take\s+|knock\s+|shave\s+)?${BY}\s+(?:off|less\s+(?:on|for))\s+(?:of\s+)?${OF}(?<of>.+)`,
    ),
  ],
  [-1, pattern(String.raw`[-–−]\s?${BY}\s+(?:on|for)\s+(?<of>.+)`)],
  [-1, pattern(String.raw`(?:make|price)\s+${OF}(?<of>.+?)\s+${BY}\s+(?:cheaper|less|lower)`)],
]

/** What stays as it is, after what changes: `keep the burger`, `but leave the burger alone`. */
const KEEP =
  /^(.+?)[,;.–—-]?\s+(?:(?:but|and)\s+)?(?:(?:keep|leave|skip|spare|not|don['’]t touch|don['’]t change|ignore)\s+(.+?)(?:\s+(?:alone|as (?:it|they) (?:is|are)|as is|the same|unchanged|out|where (?:it|they) (?:is|are)))?|(.+?)\s+(?:stays?|remains?)(?:\s+(?:the same|unchanged|as (?:it|they) (?:is|are)))?)$/iu
const EXCEPT_LATER =
  /^(.+?)[,;]?\s+(?:(?:but|and)\s+)?(?:except(?:\s+for)?|but(?:\s+not)?|without|excluding|apart from|aside from|other than|besides)\s+(.+)$/iu

/** Takes what is left out and how prices end off a command, in either order. */
export function withoutTails(command: string, menu: Menu) {
  let rest = command
  let rounding: Rounding | undefined
  let except: string | undefined
  for (let turn = 0; turn < 2; turn += 1) {
    const ended = withoutEnding(rest, menu)
    rest = ended.rest
    rounding ??= ended.rounding
    const [, before, kept, stayed] = KEEP.exec(rest) ?? []
    if (before !== undefined && except === undefined) {
      rest = before
      except = kept ?? stayed
    }
  }
  return { rest, rounding, except }
}

/** A share above this is more often a slip. */
const MOST_PERCENT = 300

const changed = (direction: 1 | -1, { kind, by }: AmountOfChange, menu: Menu, rounding?: Rounding) => {
  const share = 1 + (direction * by) / 100
  const own = { kind: 'percent', by: direction * by, rounding: menuRounding(menu) } as const
  return (amount: number): number => {
    if (kind === 'amount') return rounding ? rounding(amount + direction * by) : amount + direction * by
    return rounding ? rounding(amount * share) : changedAmount(amount, own, menu.currency)
  }
}

interface SaidRounding {
  readonly command: string
  readonly rounding: Rounding | undefined
  readonly commandWith: (ending: string) => string
}

/** The roundings to choose from; none after the owner's own words, which are no choice of these. */
function choicesOf({ command, rounding, commandWith }: SaidRounding, menu: Menu): readonly CommandChoice[] {
  const choices = roundingChoices(menu, commandWith)
  return !rounding || choices.some((choice) => choice.command === command) ? choices : []
}

function stepOfChange(
  target: Target,
  direction: 1 | -1,
  amount: AmountOfChange,
  menu: Menu,
  said: SaidRounding,
): RuleOutcome {
  if (amount.by === 0) return { kind: 'refused', sentence: 'Nothing changes by 0.' }
  if (amount.kind === 'percent' && (direction < 0 ? amount.by >= 100 : amount.by > MOST_PERCENT))
    return { kind: 'refused', sentence: `${amount.by}% is more than Carte changes a price by.` }
  const becomes = changed(direction, amount, menu, said.rounding)
  const prices: { before: number; after: number }[] = []
  const next = putPrices(menu, target, (before) => {
    const after = becomes(before)
    prices.push({ before, after })
    return after
  })
  if (typeof next === 'string') return { kind: 'refused', sentence: next }
  const verb = `${direction > 0 ? 'Raise' : 'Lower'} ${target.name} by`
  if (amount.kind === 'amount')
    return { kind: 'step', menu: next, says: `${verb} ${saidMoney(amount.by, menu)}.` }
  const how = said.rounding ? 'as asked' : roundingWords(menuRounding(menu), menu.currency)
  const roundings = choicesOf(said, menu)
  return {
    kind: 'step',
    menu: next,
    says: `${verb} ${amount.by}%${how && `, rounded ${how}`}: ${averageChange(prices)}.`,
    ...(roundings.length > 0 && { roundings }),
  }
}

function readChange(command: string, context: CommandContext): RuleOutcome | null {
  const { menu } = context
  const { rest, rounding, except } = withoutTails(command, menu)
  const base = withoutEnding(command, menu).rest
  const said = { command, rounding, commandWith: (ending: string) => `${base}${ending}` }
  return firstThat(FORMS, ([direction, form]) => {
    const { of = '', by = '' } = form.exec(rest)?.groups ?? {}
    if (of === '') return null
    // `raise mains except the burger by 2`, `mains up 2 except the burger`
    const amount = readAmount(by, menu)
    if (!amount) return null
    return about(
      of,
      command,
      context,
      (target) => stepOfChange(target, direction, amount, menu, said),
      except,
    )
  })
}

/** The first that is understood; else the first that names what nothing is called by. */
export function firstThat<Form>(
  forms: readonly Form[],
  read: (form: Form) => RuleOutcome | null,
): RuleOutcome | null {
  let unknown: RuleOutcome | null = null
  for (const form of forms) {
    const outcome = read(form)
    if (outcome && outcome.kind !== 'unknown') return outcome
    unknown ??= outcome
  }
  return unknown
}

export const priceChanges = rule('prices up or down', (command, context) => {
  const read = readChange(command, context)
  if (read && read.kind !== 'unknown') return read
  const [, before, left] = EXCEPT_LATER.exec(command) ?? []
  if (before === undefined || left === undefined) return read
  const ended = withoutEnding(before, context.menu)
  const { rounding } = ended
  const commandWith = (ending: string) => `${ended.rest}${ending} except ${left}`
  // What is left out comes last: read as if it came right after what changes.
  const again = firstThat(FORMS, ([direction, form]) => {
    const { of = '', by = '' } = form.exec(ended.rest)?.groups ?? {}
    const amount = of === '' ? null : readAmount(by, context.menu)
    return amount === null
      ? null
      : about(
          of,
          command,
          context,
          (target) =>
            stepOfChange(target, direction, amount, context.menu, { command, rounding, commandWith }),
          left,
        )
  })
  return again ?? read
})

const ENDING_FORMS = [
  /^(?:(?:make|have|let|get|set|change|i want|put)\s+)?(?<of>.+?)\s+(?:should\s+|to\s+|must\s+|all\s+)*(?:end|ends|ending|finish|finishing)\s+(?:all\s+)?(?:in|on|at|with|by)?\s*(?<end>.+)$/iu,
  /^end\s+(?<of>.+?)\s+(?:in|on|at|with)\s+(?<end>.+)$/iu,
  /^(?:make|put|set)\s+(?<of>.+?)\s+(?:all\s+)?(?<end>\.\d\d)$/iu,
]
const ROUND_FORMS = [
  /^(?:round|bring|put)\s+(?:off\s+|out\s+|(?<first>up|down)\s+)?(?<of>.+?)\s+(?:off\s+|(?<later>up|down)\s+)?(?:(?:to|on|at)\s+)?(?:the\s+|a\s+)?(?:(?<whole>(?:nearest\s+)?(?:whole|full|even|round)(?:\s+\w+)?)|(?:nearest|closest|next)\s+(?<step>.+)|(?<end>\.\d\d))$/iu,
  /^(?:make|put)\s+(?<of>.+?)\s+(?<whole>(?:whole|full|round|even)\s+(?:dollars?|euros?|pounds?|numbers?))$/iu,
]

export const priceEndings = rule('how prices end', (command, context) => {
  const { menu } = context
  const except = EXCEPT_LATER.exec(command)
  const rest = except?.[1] ?? command
  return firstThat([...ENDING_FORMS, ...ROUND_FORMS], (form) => {
    const groups = form.exec(rest)?.groups
    if (!groups) return null
    const { of = '', end, step, whole, first, later } = groups
    const way = (first ?? later)?.toLowerCase() as RoundingWay | undefined
    const rounding =
      end && !way ? endingOf(end, menu) : step ? stepOf(step, menu, way) : whole ? wholeOf(menu, way) : null
    if (!rounding) return null
    return about(
      of,
      command,
      context,
      (target) => {
        const next = putPrices(menu, target, rounding)
        if (typeof next === 'string') return { kind: 'refused', sentence: next }
        return {
          kind: 'step',
          menu: next,
          says: `Round${way ? ` ${way}` : ''} the prices of ${target.name}${end ? ` to end in ${end}` : ''}.`,
        }
      },
      except?.[2],
    )
  })
})
