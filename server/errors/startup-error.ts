/** A setting or a circumstance that keeps the server from starting, in one line for the operator. */
export class StartupError extends Error {
  override readonly name = 'StartupError'
}
