import type { CommandAnswer } from '#domain/commands/answers/command.ts'
import { readCommand } from '#domain/commands/read-command.ts'
import type { Menu } from '#domain/menu/model/menu.ts'
import { cuisineOf } from '../../store/cuisine-of.ts'
import { useOpenMenu } from '../../store/open-menu.ts'

/** A command to the open menu, on the clock of this device. */
export function readCommandHere(command: string, menu: Menu): CommandAnswer {
  const today = new Intl.DateTimeFormat('en-CA').format(new Date())
  return readCommand(command, { menu, today, cuisineId: cuisineOf(useOpenMenu.getState()) })
}
