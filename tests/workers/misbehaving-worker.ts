/**
 * A worker whose tasks are words that it obeys, so that tests can see how the pool copes: `hang` never ends,
 * `crash` ends the process, `fail` answers with an error, `slow` takes 50 ms, `grow` reports a gigabyte of
 * memory, `environment` answers with the names of its settings, and any other word is its own answer.
 */
import type { TaskMessage, TaskOutcome, WorkerMessage } from '#workers/messages.ts'

const send = (message: WorkerMessage<string>) => process.send?.(message)

process.on('disconnect', () => process.exit(0))
process.on('message', async ({ id, task: wish }: TaskMessage<string>) => {
  if (wish === 'hang') for (;;);
  if (wish === 'crash') process.kill(process.pid, 'SIGKILL')
  if (wish.startsWith('slow')) await new Promise((resolve) => setTimeout(resolve, 50))
  const answer = wish === 'environment' ? Object.keys(process.env).join(' ') : wish
  const outcome: TaskOutcome<string> =
    wish === 'fail'
      ? { ok: false, code: 'wished', detail: 'on request' }
      : { ok: true, value: `${answer} by ${process.pid}` }
  send({ type: 'done', id, rssBytes: wish === 'grow' ? 2 ** 30 : 1, outcome })
})
send({ type: 'ready' })
