/** From the pool to a worker, one at a time. */
export interface TaskMessage<Task> {
  readonly id: number
  readonly task: Task
}

export type TaskOutcome<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly code: string; readonly detail: string }

/** From a worker to the pool: once `ready`, then one `done` for each task. */
export type WorkerMessage<Value> =
  | { readonly type: 'ready' }
  | {
      readonly type: 'done'
      readonly id: number
      readonly rssBytes: number
      readonly outcome: TaskOutcome<Value>
    }
