import type { TypesetInput, TypesetResult } from './job/job.ts'
import { createTypesetter, type Typesetter, type TypesetterOptions } from './typesetter.ts'

/** A typesetter with a single user. */
export interface OwnTypesetter extends Pick<Typesetter, 'status' | 'close'> {
  typeset(input: TypesetInput): Promise<TypesetResult>
  /** Paints a page (from 1) of a finished PDF as a PNG file at this many dots per inch. */
  pagePng(pdf: Uint8Array, page: number, dpi: number): Promise<Uint8Array>
}

/** All workers and the whole queue are for the one program, which need not say who asks. */
export function createOwnTypesetter(options: TypesetterOptions = {}): OwnTypesetter {
  const { workers = 2, queueLimit = 128 } = options
  const own = { workers, workersForOne: workers, queueLimit, queueLimitForOne: queueLimit }
  const typesetter = createTypesetter({ ...options, ...own })
  const request = { for: 'this program' } as const
  return {
    ...typesetter,
    typeset: (input) => typesetter.typeset(input, request),
    pagePng: (pdf, page, dpi) => typesetter.pagePng(pdf, { page, dpi }, request),
  }
}
