import type { AvailabilityWord, CommandAnswer, CommandContext } from './answers/command.ts'
import { readCommand } from './read-command.ts'

/** A sentence that changes nothing, with the reason. */
export interface LeftSentence {
  readonly sentence: string
  readonly why: string
}

export interface ReadSentences {
  /** What the others come to together; null where none is a change. */
  readonly change: Extract<CommandAnswer, { readonly kind: 'change' }> | null
  readonly left: readonly LeftSentence[]
}

/**
 * Reads sentences that a model wrote as if a person had typed them one by one, each on what the one before leaves. One
 * that is no change, or that may mean several, is left out, and named once.
 */
export function readSentences(sentences: readonly string[], context: CommandContext): ReadSentences {
  let { menu } = context
  const words: AvailabilityWord[] = []
  const says: string[] = []
  const left: LeftSentence[] = []
  for (const sentence of sentences) {
    const answer = readCommand(sentence, { ...context, menu })
    if (answer.kind === 'change') {
      menu = answer.menu
      words.push(...answer.words)
      says.push(...answer.says)
    } else if (!left.some((one) => one.sentence === sentence)) left.push({ sentence, why: whyLeft(answer) })
  }
  return { change: says.length > 0 ? { kind: 'change', menu, words, says } : null, left }
}

function whyLeft(answer: Exclude<CommandAnswer, { readonly kind: 'change' }>): string {
  if (answer.kind === 'unread') return 'It isn’t a command that Carte knows.'
  return answer.kind === 'ask' ? answer.question : answer.sentence
}
