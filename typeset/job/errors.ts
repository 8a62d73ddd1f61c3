/**
 * Why a typesetting job gave no result:
 * - `typesetter_busy`: too many jobs wait, of this asker or in all, or the machine left no time; try again in a moment
 * - `typesetter_closed`: the typesetter is shutting down
 * - `typesetter_unavailable`: no worker could be started
 * - `typesetter_crashed`: the worker died during the job; it has been replaced
 * - `typeset_timeout`: the job took longer than its time limit; its worker has been replaced
 * - `typeset_timed_out_before`: an equal job did so a short while ago, so this one was not tried
 * - `typeset_cancelled`: the caller's signal was aborted
 * - `superseded`: a newer job with the same key took its place in the queue
 * - `typeset_failed`: the engine refused the document; the cause is in `detail`, for the log
 * - `unknown_template`: no template has that id
 * - `unreadable_pdf`, `unknown_page`, `image_too_large`: a page image cannot be made
 */
export type TypesetErrorCode =
  | 'typesetter_busy'
  | 'typesetter_closed'
  | 'typesetter_unavailable'
  | 'typesetter_crashed'
  | 'typeset_timeout'
  | 'typeset_timed_out_before'
  | 'typeset_cancelled'
  | 'superseded'
  | 'typeset_failed'
  | 'unknown_template'
  | 'unreadable_pdf'
  | 'unknown_page'
  | 'image_too_large'

/** An expected failure of typesetting. `detail` is for the log, never for a person's screen. */
export class TypesetError extends Error {
  readonly code: TypesetErrorCode
  readonly detail: string

  constructor(code: TypesetErrorCode, detail = '', options?: ErrorOptions) {
    super(detail ? `${code}: ${detail}` : code, options)
    this.name = 'TypesetError'
    this.code = code
    this.detail = detail
  }
}
