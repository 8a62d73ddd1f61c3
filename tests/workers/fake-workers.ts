import type { WorkerMessage } from '#workers/messages.ts'
import type { StartWorker } from '#workers/worker-process.ts'

/** A worker that does nothing until its test says so. */
interface FakeWorker {
  /** Its present task. */
  task: string | undefined
  /** What the system says that it has computed. */
  computedMs: number | undefined
  becomeReady(): void
  /** Answers its task with the task itself. */
  finish(): void
  die(): void
}

/** Workers in the hands of a test, in the order in which the pool started them; the dead are left out. */
export function createFakeWorkers() {
  const alive: FakeWorker[] = []

  const startWorker: StartWorker<string, string> = ({ onMessage, onExit }) => {
    let id = 0
    const say = (message: WorkerMessage<string>) => onMessage(message)
    const worker: FakeWorker = {
      task: undefined,
      computedMs: undefined,
      becomeReady: () => say({ type: 'ready' }),
      finish() {
        const value = worker.task ?? ''
        worker.task = undefined
        say({ type: 'done', id, rssBytes: 1, outcome: { ok: true, value } })
      },
      die() {
        if (!alive.includes(worker)) return
        alive.splice(alive.indexOf(worker), 1)
        onExit()
      },
    }
    alive.push(worker)
    return {
      send(message) {
        id = message.id
        worker.task = message.task
      },
      kill: () => worker.die(),
      disconnect: () => worker.die(),
      computedMs: () => worker.computedMs,
    }
  }

  return {
    startWorker,
    alive,
    /** What is worked on, in the order of the workers. */
    tasks: () => alive.flatMap(({ task }) => task ?? []),
    finish(task: string) {
      const worker = alive.find((candidate) => candidate.task === task)
      if (!worker) throw new Error(`Nobody works on ${task}`)
      worker.finish()
    },
  }
}
