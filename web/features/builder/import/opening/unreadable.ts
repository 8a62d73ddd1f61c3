/** Thrown for sources that cannot be read; its message is for the owner. */
export class UnreadableSourceError extends Error {
  override readonly name = 'UnreadableSourceError'
}
