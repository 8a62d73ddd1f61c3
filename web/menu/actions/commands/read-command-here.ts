import type { CommandAnswer, CommandContext } from '#domain/commands/answers/command.ts'
import { readCommand } from '#domain/commands/read-command.ts'
import { type ReadSentences, readSentences } from '#domain/commands/read-sentences.ts'
import type { Menu } from '#domain/menu/model/menu.ts'
import { cuisineOf } from '../../store/cuisine-of.ts'
import { useOpenMenu } from '../../store/open-menu.ts'

/** A command to the open menu, on the clock of this device. */
export const readCommandHere = (command: string, menu: Menu): CommandAnswer =>
  readCommand(command, contextOf(menu))

/** What a model wrote for the open menu, as if it had been typed. */
export const readSentencesHere = (sentences: readonly string[], menu: Menu): ReadSentences =>
  readSentences(sentences, contextOf(menu))

const contextOf = (menu: Menu): CommandContext => ({
  menu,
  today: new Intl.DateTimeFormat('en-CA').format(new Date()),
  cuisineId: cuisineOf(useOpenMenu.getState()),
})
