import type { MenuOutline } from '#domain/commands/menu-outline.ts'
import type { ModelCaller } from './model-caller.ts'

export interface CommandRequest extends MenuOutline {
  /** What an owner typed, which the grammar of commands doesn't read. */
  readonly typed: string
  readonly caller: ModelCaller
  /** Aborted when the caller no longer waits for the answer. */
  readonly signal: AbortSignal
}

/** Says a change as commands of our grammar. They do nothing until the grammar reads them and a person takes them. */
export interface CommandWriter {
  /**
   * At most `MOST_COMMANDS` of at most `LONGEST_COMMAND` characters; none where no change was understood.
   * @throws {AppError} `no_proposals` with a sentence when no answer was to be had
   */
  write(request: CommandRequest): Promise<readonly string[]>
}
