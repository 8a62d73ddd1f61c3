/**
 * A worker of the typesetter: a separate process, because the engine is native, cannot be interrupted and
 * may abort the process it runs in.
 */
import { defaultDesign } from '#domain/design/settings.ts'
import { DEFAULT_TEMPLATE_ID } from '#domain/design/templates.ts'
import { newMenu } from '#domain/menu/model/menu.ts'
import { answerTasks } from '#workers/answer-tasks.ts'
import type { TaskOutcome } from '#workers/messages.ts'
import { Compiler } from './compiling/compile.ts'
import { pagePng } from './compiling/png.ts'
import { TypesetError } from './job/errors.ts'
import { readInput, type Task, type TaskValue } from './job/messages.ts'

const compiler = new Compiler()
// The first menu takes the engine several times as long as the next ones, so a sample warms it up.
await compiler.typeset({
  restaurant: { name: 'Carte' },
  menu: newMenu(),
  design: defaultDesign,
  templateId: DEFAULT_TEMPLATE_ID,
})
compiler.reset()

answerTasks<Task, TaskValue>({
  run,
  // Documents are freed only when the loop turns, which it does before it takes another task.
  cleanUp: ({ kind }) => {
    if (kind === 'typeset') compiler.reset()
  },
})

async function run(task: Task): Promise<TaskOutcome<TaskValue>> {
  try {
    const value =
      task.kind === 'typeset'
        ? await compiler.typeset(readInput(task.input))
        : await pagePng(task.pdf, { page: task.page, dpi: task.dpi })
    return { ok: true, value }
  } catch (error) {
    if (error instanceof TypesetError) return { ok: false, code: error.code, detail: error.detail }
    return {
      ok: false,
      code: 'typeset_failed' satisfies TypesetError['code'],
      detail: error instanceof Error ? (error.stack ?? '') : String(error),
    }
  }
}
