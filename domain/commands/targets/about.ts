import type { CommandContext, RuleOutcome } from '../answers/command.ts'
import { readTarget, without } from './read-target.ts'
import type { ReadTarget, Target } from './target.ts'

/**
 * Goes on with what a text names; what may mean several is asked with the whole command written for each, and what
 * nothing is called by is said back.
 */
export function about(
  text: string,
  command: string,
  context: CommandContext,
  then: (target: Target) => RuleOutcome | null,
  except?: string,
): RuleOutcome | null {
  const all = readTarget(text, context.menu)
  const left: ReadTarget = except === undefined ? {} : readTarget(except, context.menu)
  const read = except === undefined || left.doubted ? all : without(all, left, context.menu)
  const doubted = all.doubted ?? left.doubted
  if (doubted)
    return {
      kind: 'ask',
      question: `Which one is “${doubted.text}”?`,
      choices: doubted.meanings.map(({ label, written }) => ({
        label,
        command: command.replace(doubted.text, () => written),
      })),
    }
  if (!read.target) return { kind: 'unknown', name: read.unknown ?? text }
  if (except !== undefined && !left.target) return { kind: 'unknown', name: left.unknown ?? except }
  return read.target.places.length === 0 && read.target.sectionIds.length === 0
    ? { kind: 'unknown', name: text }
    : then(read.target)
}
