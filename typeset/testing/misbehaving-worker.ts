/**
 * A worker that does what the restaurant's name says, so that tests can see how the pool copes:
 * `hang` never ends, `crash` ends the process, `fail` answers with an error, `slow` takes 50 ms,
 * `grow` reports a gigabyte of memory, and any other name is echoed as the result.
 */
import type { TaskMessage, TaskOutcome, WorkerMessage } from '../messages.ts'

const send = (message: WorkerMessage) => process.send?.(message)

process.on('disconnect', () => process.exit(0))
process.on('message', async ({ id, task }: TaskMessage) => {
  const wish = task.kind === 'typeset' ? task.input.restaurant.name : 'png'
  if (wish === 'hang') for (;;);
  if (wish === 'crash') process.kill(process.pid, 'SIGKILL')
  if (wish.startsWith('slow')) await new Promise((resolve) => setTimeout(resolve, 50))
  const outcome: TaskOutcome =
    wish === 'fail'
      ? { ok: false, code: 'typeset_failed', detail: 'on request' }
      : { ok: true, value: new TextEncoder().encode(`${wish} by ${process.pid}`) }
  send({ type: 'done', id, rssBytes: wish === 'grow' ? 2 ** 30 : 1, outcome })
})
send({ type: 'ready' })
