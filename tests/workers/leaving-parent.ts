/** Starts a worker, writes its process id to the standard output, and ends while the worker hangs in a task. */
import { forkWorker, type WorkerProcess } from '#workers/worker-process.ts'

const start = forkWorker<string, string>(new URL('./misbehaving-worker.ts', import.meta.url))
const worker: WorkerProcess<string> = start({
  onMessage(message) {
    if (message.type === 'ready') return worker.send({ id: 1, task: 'here' })
    if (!message.outcome.ok) throw new Error(message.outcome.detail)
    process.stdout.write(message.outcome.value.replace('here by ', ''))
    worker.send({ id: 2, task: 'hang' })
    // The worker has taken the task by then.
    setTimeout(() => process.exit(0), 300)
  },
  onExit: () => process.exit(1),
})
