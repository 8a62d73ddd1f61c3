import { LONGEST_SENTENCE, noteCommand } from '#contract/menus/given-commands.ts'
import type { EndpointInput } from '#contract/shared/endpoint.ts'
import { call } from '../../../lib/api.ts'
import { NoConnectionError, whenBackOnline } from '../../../lib/connection.ts'
import { currentUserQuery } from '../../../lib/current-user.ts'
import { queryClient } from '../../../lib/query-client.ts'
import { randomId } from '../../../lib/random-id.ts'
import { useOpenMenu } from '../../store/open-menu.ts'

type Noted = EndpointInput<typeof noteCommand>

export interface NotedCommand {
  readonly id: string
  readonly words: string
  readonly says: readonly string[]
}

export const commandToNote = (words: string, says: readonly string[] = []): NotedCommand => ({
  id: randomId(),
  words,
  says: says.map((said) => said.slice(0, LONGEST_SENTENCE)),
})

/** What is still to be sent, the latest of each command. */
const waiting = new Map<string, Noted>()
let isSending = false

export function noteOutcome(
  { id, words, says }: NotedCommand,
  outcome: Noted['body']['outcome'],
  why: string | null = null,
): void {
  if (!queryClient.getQueryData(currentUserQuery.queryKey)) return
  const menuId = useOpenMenu.getState().savedAs?.id ?? null
  waiting.set(id, { params: { id }, body: { menuId, words, says: [...says], outcome, why } })
  void send()
}

whenBackOnline(() => void send())

/** One after the other: what came last of a command is what is kept. */
async function send(): Promise<void> {
  if (isSending) return
  isSending = true
  for (let first = next(); first; first = next()) {
    const [id, noted] = first
    try {
      await call(noteCommand, noted, { asksToSignIn: 'never' })
    } catch (error) {
      // A refusal is final; nobody's work waits for this.
      if (error instanceof NoConnectionError) break
    }
    if (waiting.get(id) === noted) waiting.delete(id)
  }
  isSending = false
}

const next = () => waiting.entries().next().value
