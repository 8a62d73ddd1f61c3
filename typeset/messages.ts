import type { TypesetErrorCode } from './errors.ts'
import type { TypesetInput, TypesetResult } from './job.ts'

/** What a worker can be asked to do. */
export type Task =
  | { readonly kind: 'typeset'; readonly input: TypesetInput }
  | { readonly kind: 'png'; readonly pdf: Uint8Array; readonly page: number; readonly dpi: number }

/** From the pool to a worker, one at a time. */
export interface TaskMessage {
  readonly id: number
  readonly task: Task
}

export type TaskOutcome =
  | { readonly ok: true; readonly value: TypesetResult | Uint8Array }
  | { readonly ok: false; readonly code: TypesetErrorCode; readonly detail: string }

/** From a worker to the pool: once `ready`, then one `done` for each task. */
export type WorkerMessage =
  | { readonly type: 'ready' }
  | { readonly type: 'done'; readonly id: number; readonly rssBytes: number; readonly outcome: TaskOutcome }
