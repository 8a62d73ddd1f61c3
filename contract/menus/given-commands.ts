import { z } from 'zod'
import { LONGEST_COMMAND, MOST_COMMANDS } from '#domain/commands/answers/command.ts'
import { endpoint } from '../shared/endpoint.ts'
import { nextCursorSchema, pageShape } from '../shared/pages.ts'
import { menuIdParams } from './saved-menus.ts'

/** Commands are kept for this long. */
export const COMMAND_DAYS = 400

/** Of a house; the oldest go first. */
export const MOST_KEPT_COMMANDS = 5000

export const resource = [
  45,
  'Commands',
  `What people typed in the editor’s box, and what programs asked for at \`/mcp\`: in their words, with what came of it. Kept for ${COMMAND_DAYS} days, the latest ${MOST_KEPT_COMMANDS.toLocaleString('en')} of a house.`,
] as const

/** Longer than a sentence about what one command does. */
export const LONGEST_SENTENCE = 400

/** What a person in the box may say of a command of theirs. */
const outcomesInBox = ['proposed', 'applied', 'undone', 'refused'] as const

const commandOutcomes = [...outcomesInBox, 'withdrawn'] as const

export type CommandOutcome = (typeof commandOutcomes)[number]

const sentenceSchema = z.string().trim().min(1).max(LONGEST_SENTENCE)

/** Times are ISO-8601 UTC. */
const givenCommandSchema = z.object({
  id: z.string(),
  at: z.string(),
  by: z.object({
    kind: z.enum(['person', 'key']).meta({ description: 'Someone in the box, or a program with a key.' }),
    name: z
      .string()
      .nullable()
      .meta({ description: 'Of the person or the key; null where it is gone or not for you to see.' }),
  }),
  menuId: z.string().nullable().meta({ description: 'Null for a menu that isn’t saved, and for several.' }),
  words: z.string().meta({ description: 'As it was typed; of a program, its tool and the title it gave.' }),
  says: z.array(z.string()).meta({ description: 'What it would do, a sentence for each part.' }),
  outcome: z.enum(commandOutcomes).meta({
    description: '`proposed`: it was shown, and nothing was changed. A change says what became of it since.',
  }),
  why: z.string().nullable().meta({ description: 'Why it was refused; null where it wasn’t.' }),
  changeId: z.string().nullable().meta({ description: 'The change that it proposed or decided.' }),
})

export type GivenCommand = z.infer<typeof givenCommandSchema>

export const listGivenCommands = endpoint('get', '/api/commands', {
  scope: 'read',
  summary: 'Commands that were given in the editor’s box and by programs at `/mcp`, the latest first',
  work: 'list',
  query: z.object({ menuId: menuIdParams.shape.id.optional(), ...pageShape }),
  output: z.object({ commands: z.array(givenCommandSchema), nextCursor: nextCursorSchema }),
})

export const noteCommand = endpoint('put', '/api/commands/{id}', {
  scope: 'person',
  verb: 'see',
  summary: 'Note what came of a command that the person gave in the editor’s box; it changes nothing else',
  work: 'writing',
  params: z.object({ id: z.string().min(1).max(64) }),
  body: z.object({
    menuId: menuIdParams.shape.id.nullable(),
    words: z.string().trim().min(1).max(LONGEST_COMMAND),
    says: z.array(sentenceSchema).max(MOST_COMMANDS),
    outcome: z.enum(outcomesInBox),
    why: sentenceSchema.nullable().default(null),
  }),
})

const command = {
  id: '0f8fad5b-d9cb-469f-a165-70867728950e',
  at: '2026-05-03T10:12:00.000Z',
  by: { kind: 'person' as const, name: 'marcella' },
  menuId: 'h2Xw8LrPzK4u',
  words: 'mains up 4%, keep the burger',
  says: ['Raise the prices of 7 dishes in Mains by 4 %, except Burger.'],
  outcome: 'applied' as const,
  why: null,
  changeId: null,
}

export const examples = {
  listGivenCommands: { output: { commands: [command], nextCursor: null } },
  noteCommand: {
    body: {
      menuId: command.menuId,
      words: command.words,
      says: command.says,
      outcome: command.outcome,
    },
  },
}
