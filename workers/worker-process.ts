import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { computedMs } from './computing-time.ts'
import { workerEnvironment } from './environment.ts'
import type { TaskMessage, WorkerMessage } from './messages.ts'

/** One worker as the pool sees it. */
export interface WorkerProcess<Task> {
  send(message: TaskMessage<Task>): void
  /** Ends it at once, even in the middle of a task. */
  kill(): void
  /** Ends it when it has nothing to do. */
  disconnect(): void
  /** How long it has computed since it started, in ms; undefined where the system doesn't say. */
  computedMs(): number | undefined
}

interface WorkerEvents<Value> {
  readonly onMessage: (message: WorkerMessage<Value>) => void
  /** Called once, after any kind of end. */
  readonly onExit: () => void
}

/** Starts a worker; it says `ready` when it can take a task. */
export type StartWorker<Task, Value> = (events: WorkerEvents<Value>) => WorkerProcess<Task>

/**
 * A worker's memory is in the engine and in pictures. Left alone, the JavaScript heap adds a hundred
 * megabytes of garbage, since collecting it never seems worthwhile. A young heap of 8 MB takes 20 MB less
 * for each worker and more time for each menu, one of 32 MB 30 MB more.
 */
const SMALL_HEAP = ['--max-semi-space-size=16', '--max-old-space-size=256'] as const

/** A worker in the middle of a task doesn't notice that its parent ends, and a page may take it minutes. */
const running = new Set<ChildProcess>()

process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

/** Starts workers that are separate processes and run a module with `answerTasks`. */
export const forkWorker =
  <Task, Value>(workerModule: URL): StartWorker<Task, Value> =>
  ({ onMessage, onExit }) => {
    const child = fork(fileURLToPath(workerModule), [], {
      serialization: 'advanced',
      execArgv: [...SMALL_HEAP],
      env: workerEnvironment(),
    })
    child.once('spawn', () => running.add(child))
    child.once('exit', () => running.delete(child))
    child.on('message', onMessage)
    child.on('error', () => {
      // A process that could not even be started has no exit to wait for.
      if (child.pid === undefined) onExit()
      else child.kill('SIGKILL')
    })
    child.once('exit', onExit)
    return {
      send: (message) => void child.send(message),
      kill: () => void child.kill('SIGKILL'),
      disconnect: () => disconnect(child),
      computedMs: () => (child.pid === undefined ? undefined : computedMs(child.pid)),
    }
  }

function disconnect(child: ChildProcess): void {
  if (child.connected) child.disconnect()
  else child.kill('SIGKILL')
}
