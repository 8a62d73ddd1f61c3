import { decodeText, type Encoding } from '#sources/judging/decode-text.ts'

/** What an owner gave us to read. */
export interface GivenText {
  /** Of the file; null for a text that was pasted. */
  readonly fileName: string | null
  readonly encoding: Encoding
  readonly text: string
}

/** A menu of a thousand dishes has a tenth of it. */
const MAX_FILE_MB = 5

/** Thrown for a file that cannot be read; its message is for the owner. */
export class UnreadableSourceError extends Error {
  override readonly name = 'UnreadableSourceError'
}

/**
 * The text of a file that was chosen or dropped.
 * @throws {UnreadableSourceError}
 */
export async function readFile(file: File): Promise<GivenText> {
  if (file.size > MAX_FILE_MB * 1024 * 1024) {
    throw new UnreadableSourceError(
      `${file.name} is larger than ${MAX_FILE_MB} MB, far more than a menu. Choose a smaller file.`,
    )
  }
  const decoded = decodeText(await bytesOf(file))
  switch (decoded.kind) {
    case 'workbook':
      throw new UnreadableSourceError(
        `${file.name} is a workbook. Save it as CSV first (in Excel: File, Save As, “CSV UTF-8”), or copy its cells and paste them here.`,
      )
    case 'pdf':
      throw new UnreadableSourceError(
        `${file.name} is a PDF. Select its text, copy it, and paste it here instead.`,
      )
    case 'binary':
      throw new UnreadableSourceError(`${file.name} holds no text that could be read.`)
    case 'text':
      if (decoded.text.trim() === '') throw new UnreadableSourceError(`${file.name} is empty.`)
      return { fileName: file.name, encoding: decoded.encoding, text: decoded.text }
  }
}

async function bytesOf(file: File): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.arrayBuffer())
  } catch (cause) {
    throw new UnreadableSourceError(`${file.name} could not be read. Please choose it again.`, { cause })
  }
}

export const encodingNames: Readonly<Record<Encoding, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows-1252',
}
