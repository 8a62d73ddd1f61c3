import { setImmediate as turnOfTheLoop } from 'node:timers/promises'
import type { TaskMessage, TaskOutcome, WorkerMessage } from './messages.ts'

interface Work<Task, Value> {
  run(task: Task): Promise<TaskOutcome<Value>>
  /** After the answer and a turn of the event loop, before the next task. */
  cleanUp?(task: Task): void
}

/** Makes this process a worker of a pool: it does one task at a time and ends when its parent does. */
export function answerTasks<Task, Value>({ run, cleanUp }: Work<Task, Value>): void {
  process.on('disconnect', () => process.exit(0))

  /** A parent that was killed may be gone before this process has noticed: then there is nothing left to do. */
  function send(message: WorkerMessage<Value>): void {
    process.send?.(message, undefined, undefined, (error) => {
      if (error) process.exit(0)
    })
  }

  async function answer({ id, task }: TaskMessage<Task>): Promise<void> {
    const outcome = await run(task)
    send({ type: 'done', id, rssBytes: process.memoryUsage.rss(), outcome })
    await turnOfTheLoop()
    cleanUp?.(task)
  }

  process.on('message', (message: TaskMessage<Task>) => void answer(message))
  send({ type: 'ready' })
}
