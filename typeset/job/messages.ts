import type { TypesetInput, TypesetResult } from './job.ts'

/** What a worker can be asked to do. */
export type Task =
  | { readonly kind: 'typeset'; readonly input: TypesetInput }
  | { readonly kind: 'png'; readonly pdf: Uint8Array; readonly page: number; readonly dpi: number }

export type TaskValue = TypesetResult | Uint8Array
