/**
 * A worker of the pool: a process of its own, because the engine is native, cannot be interrupted and
 * may abort the process it runs in. It does one task at a time and ends when its parent does.
 */
import { setImmediate as turnOfTheLoop } from 'node:timers/promises'
import { defaultDesign } from '#domain/design/settings.ts'
import { DEFAULT_TEMPLATE_ID } from '#domain/design/templates.ts'
import { Compiler } from './compile.ts'
import { TypesetError } from './errors.ts'
import type { Task, TaskMessage, TaskOutcome, WorkerMessage } from './messages.ts'
import { pagePng } from './png.ts'

process.on('disconnect', () => process.exit(0))

const compiler = new Compiler()
// The first menu takes the engine several times as long as the next ones: let it be nobody's.
await compiler.typeset({
  restaurant: { name: 'Carte' },
  groups: [],
  design: defaultDesign,
  templateId: DEFAULT_TEMPLATE_ID,
})
compiler.tidy()

process.on('message', (message: TaskMessage) => void answer(message))
send({ type: 'ready' })

async function answer({ id, task }: TaskMessage): Promise<void> {
  const outcome = await run(task)
  send({ type: 'done', id, rssBytes: process.memoryUsage.rss(), outcome })
  // Documents are freed only when the loop turns, which it does before it takes another task.
  await turnOfTheLoop()
  if (task.kind === 'typeset') compiler.tidy()
}

async function run(task: Task): Promise<TaskOutcome> {
  try {
    const value =
      task.kind === 'typeset'
        ? await compiler.typeset(task.input)
        : await pagePng(task.pdf, { page: task.page, dpi: task.dpi })
    return { ok: true, value }
  } catch (error) {
    if (error instanceof TypesetError) return { ok: false, code: error.code, detail: error.detail }
    return {
      ok: false,
      code: 'typeset_failed',
      detail: error instanceof Error ? (error.stack ?? '') : String(error),
    }
  }
}

/** A parent that was killed may be gone before this process has noticed: then there is nothing left to do. */
function send(message: WorkerMessage): void {
  process.send?.(message, undefined, undefined, (error) => {
    if (error) process.exit(0)
  })
}
