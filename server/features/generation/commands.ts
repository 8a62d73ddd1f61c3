import { writeCommands } from '#contract/generating/commands.ts'
import type { Models } from '../../adapters/ai/ports/models.ts'
import type { Api } from '../../http/bindings.ts'
import { mount } from '../../http/calls/mount.ts'

/** Commands of a model are text: the browser's grammar reads them, and a person takes what they change. */
export function mountCommands(api: Api, { commandWriter }: Pick<Models, 'commandWriter'>): void {
  mount(api, writeCommands, async ({ c, user, body: { typed, sections } }) => ({
    commands: [
      ...(await commandWriter.write({
        typed,
        sections,
        caller: { id: user.id, plan: user.subscriptionPlan },
        signal: c.req.raw.signal,
      })),
    ],
  }))
}
