import type { SoldOutShows } from '../../live/model/sold-out.ts'
import type { Until } from '../../live/sold-out/until.ts'
import type { ItemPlace } from '../../menu/editing/edits.ts'
import type { Menu } from '../../menu/model/menu.ts'

/** What guests see of a dish at once; the menu itself stays as it is. */
export interface AvailabilityWord {
  readonly place: ItemPlace
  readonly isSoldOut: boolean
  readonly until: Until
  /** Absent, as the restaurant shows what is sold out. */
  readonly shows?: SoldOutShows
}

/** Another way to say a command, which means one thing. */
export interface CommandChoice {
  readonly label: string
  readonly command: string
}

/** Longer than any command: what is pasted isn't one. */
export const LONGEST_COMMAND = 300

/** More at once is a list for the editor. */
export const MOST_COMMANDS = 8

/** What a command comes to. Nothing is done: a person takes a change. */
export type CommandAnswer =
  | {
      readonly kind: 'change'
      readonly menu: Menu
      readonly words: readonly AvailabilityWord[]
      readonly says: readonly string[]
      /** The same with its prices rounded in each way; absent where none is rounded, or by the owner's own words. */
      readonly roundings?: readonly CommandChoice[]
    }
  | { readonly kind: 'ask'; readonly question: string; readonly choices: readonly CommandChoice[] }
  | { readonly kind: 'told'; readonly sentence: string; readonly places: readonly ItemPlace[] }
  | {
      readonly kind: 'refused'
      readonly sentence: string
      /** Nothing on the menu is called as the command says: other words may be. */
      readonly isUnknown?: true
    }
  /** It isn't a command that the grammar knows. */
  | { readonly kind: 'unread' }

export interface CommandContext {
  readonly menu: Menu
  /** The day on the clock of the restaurant, `2026-12-24`. */
  readonly today: string
  /** Of a new dish in a section without dishes. */
  readonly cuisineId: number
}

export type RuleOutcome =
  | {
      readonly kind: 'step'
      readonly menu: Menu
      readonly words?: readonly AvailabilityWord[]
      readonly says: string
      readonly roundings?: readonly CommandChoice[]
    }
  | Extract<CommandAnswer, { readonly kind: 'ask' | 'told' | 'refused' }>
  /** Its form fits, and nothing on the menu is called so. */
  | { readonly kind: 'unknown'; readonly name: string }

/** One form of commands; null where a command is of another form. */
export interface CommandRule {
  readonly name: string
  readonly read: (command: string, context: CommandContext) => RuleOutcome | null
}

export const rule = (name: string, read: CommandRule['read']): CommandRule => ({ name, read })
