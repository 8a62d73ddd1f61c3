import {
  type CommandAnswer,
  type CommandContext,
  LONGEST_COMMAND,
  MOST_COMMANDS,
  type RuleOutcome,
} from './answers/command.ts'
import { allRules } from './rules/all-rules.ts'
import { firstThat } from './rules/price-changes.ts'
import { PARTS, plainCommand, verbOf } from './words/plain-command.ts'

/**
 * Reads a command to the open menu. Nothing is changed: the answer is what would be, a question with choices, a sentence
 * why not, or that no rule knows it.
 */
export function readCommand(typed: string, context: CommandContext): CommandAnswer {
  if (typed.length > LONGEST_COMMAND) return { kind: 'unread' }
  const command = plainCommand(typed)
  if (command === '') return { kind: 'unread' }
  const [apart, ...others] = PARTS
  const parts = apart && readParts(command.split(apart).filter(Boolean), command, context)
  if (parts) return parts
  const whole = readOne(command, context)
  if (whole && whole.kind !== 'unknown') return answerOf(whole, context)
  for (const between of others) {
    const answer = readParts(command.split(between).filter(Boolean), command, context)
    if (answer) return answer
  }
  return whole?.kind === 'unknown'
    ? { kind: 'refused', sentence: `Nothing on the menu is called “${whole.name}”.`, isUnknown: true }
    : { kind: 'unread' }
}

const readOne = (command: string, context: CommandContext): RuleOutcome | null =>
  firstThat(allRules, ({ read }) => read(command, context))

const answerOf = (
  outcome: Exclude<RuleOutcome, { kind: 'unknown' }>,
  context: CommandContext,
): CommandAnswer => (outcome.kind === 'step' ? changeOf([outcome], context) : outcome)

type Step = Extract<RuleOutcome, { kind: 'step' }>

function changeOf(steps: readonly Step[], { menu }: CommandContext): CommandAnswer {
  const after = steps.at(-1)?.menu ?? menu
  const words = steps.flatMap((step) => step.words ?? [])
  const roundings = steps.length === 1 ? steps[0]?.roundings : undefined
  return {
    kind: 'change',
    menu: after,
    words,
    says: steps.map(({ says }) => says),
    ...(roundings && { roundings }),
  }
}

/** Several commands in one line, each on what the one before leaves; null unless all are understood. */
function readParts(parts: readonly string[], command: string, context: CommandContext): CommandAnswer | null {
  if (parts.length < 2 || parts.length > MOST_COMMANDS) return null
  const steps: Step[] = []
  let menu = context.menu
  for (const [at, part] of parts.entries()) {
    const outcome = readPart(part, parts.slice(0, at), { ...context, menu })
    if (!outcome || outcome.kind === 'unknown' || outcome.kind === 'told') return null
    if (outcome.kind === 'refused') return outcome
    if (outcome.kind === 'ask') {
      // The choice stands for its part, the others stay as they are.
      const choices = outcome.choices.map(({ label, command: chosen }) => ({
        label,
        command: parts.with(at, chosen).join('; '),
      }))
      return { ...outcome, choices }
    }
    steps.push(outcome)
    menu = outcome.menu
  }
  return steps.length > 0 && command !== '' ? changeOf(steps, context) : null
}

/** A part without a verb has the one before it: `raise mains by 2 and desserts by 1`. */
function readPart(part: string, before: readonly string[], context: CommandContext): RuleOutcome | null {
  const own = readOne(plainCommand(part), context)
  if (own && own.kind !== 'unknown') return own
  const verb = before.map(verbOf).findLast(Boolean)
  return verb === undefined ? own : (readOne(`${verb} ${part}`, context) ?? own)
}
