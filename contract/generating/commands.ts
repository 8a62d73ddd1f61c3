import { z } from 'zod'
import { LONGEST_COMMAND, MOST_COMMANDS } from '#domain/commands/answers/command.ts'
import { LONGEST_PRICES } from '#domain/commands/menu-outline.ts'
import { MENU_SIZE_LIMITS, MENU_TEXT_LIMITS } from '#domain/menu/model/limits.ts'
import { endpoint, MENU_BODY_BYTES } from '../shared/endpoint.ts'

export const resource = [33, 'Generation'] as const

export const writeCommands = endpoint('post', '/api/commands', {
  scope: 'propose',
  summary:
    'A change in an owner’s words as commands that the editor’s box reads, by the language model; nothing is changed',
  work: 'generation',
  maxBodyBytes: MENU_BODY_BYTES,
  body: z.object({
    typed: z
      .string()
      .trim()
      .min(1, 'Type what should change.')
      .max(LONGEST_COMMAND, `A change has at most ${LONGEST_COMMAND} characters.`),
    /** What the menu has, in its order: all of it that the model sees. */
    sections: z
      .array(
        z.object({
          name: z.string().max(MENU_TEXT_LIMITS.sectionName),
          items: z
            .array(
              z.object({
                name: z.string().max(MENU_TEXT_LIMITS.name),
                /** In a line, as `Glass $8.00 · Bottle $30.00`; empty for none. */
                prices: z.string().max(LONGEST_PRICES),
              }),
            )
            .max(MENU_SIZE_LIMITS.items),
        }),
      )
      .min(1, 'There is no menu to change.')
      .max(MENU_SIZE_LIMITS.sections),
  }),
  output: z.object({
    /** In the order in which they are meant; none where the model understood no change. */
    commands: z.array(z.string().max(LONGEST_COMMAND)).max(MOST_COMMANDS),
  }),
  errors: ['no_proposals'],
})

export const examples = {
  writeCommands: {
    body: {
      typed: 'the meat has become dear, let us ask two more for the steak',
      sections: [{ name: 'Mains', items: [{ name: 'Ribeye', prices: '$38.00' }] }],
    },
    output: { commands: ['raise Ribeye by 2'] },
  },
}
