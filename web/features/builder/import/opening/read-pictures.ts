import type { GivenFile } from '#sources/opened.ts'
import type { OpenedFile } from './brought.ts'
import { UnreadableSourceError } from './unreadable.ts'

/**
 * Recognizes the letters in pictures, on the server.
 * @throws {UnreadableSourceError}
 */
export async function readPictures(
  file: File,
  _pictures: readonly GivenFile[],
  _signal: AbortSignal,
): Promise<OpenedFile> {
  throw new UnreadableSourceError(
    `${file.name} holds a picture, without any text. Give the menu as PDF, Word, Excel or text, or paste its text here.`,
  )
}
