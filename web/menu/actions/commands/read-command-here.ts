import type { CommandAnswer, CommandContext } from '#domain/commands/answers/command.ts'
import { readCommand } from '#domain/commands/read-command.ts'
import { type ReadSentences, readSentences } from '#domain/commands/read-sentences.ts'
import type { Menu } from '#domain/menu/model/menu.ts'
import { cuisineOf } from '../../store/cuisine-of.ts'
import { refusedEdit, refusedVerb } from '../../store/judged-edits.ts'
import { useOpenMenu } from '../../store/open-menu.ts'

/** A command to the open menu, on the clock of this device. What the role of the person doesn't allow is refused. */
export function readCommandHere(command: string, menu: Menu): CommandAnswer {
  const answer = readCommand(command, contextOf(menu))
  const refusal = answer.kind === 'change' ? refusalOf(answer, menu) : null
  return refusal === null ? answer : { kind: 'refused', sentence: refusal }
}

export function readSentencesHere(sentences: readonly string[], menu: Menu): ReadSentences {
  const read = readSentences(sentences, contextOf(menu))
  const why = read.change ? refusalOf(read.change, menu) : null
  if (why === null) return read
  return { change: null, left: [{ sentence: read.change?.says.join(' ') ?? '', why }, ...read.left] }
}

type Change = NonNullable<ReadSentences['change']>

const refusalOf = ({ menu: after, words }: Change, before: Menu): string | null =>
  refusedEdit(before, after) ?? (words.length > 0 ? refusedVerb('say sold out') : null)

const contextOf = (menu: Menu): CommandContext => ({
  menu,
  today: new Intl.DateTimeFormat('en-CA').format(new Date()),
  cuisineId: cuisineOf(useOpenMenu.getState()),
})
