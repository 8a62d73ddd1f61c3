import { SOURCE_LIMITS, type SourceHint } from '#sources/opened.ts'
import { type Reader, UnreadableSourceError } from '../reading/reader.ts'
import { type Brought, joined, type OpenedFile } from './brought.ts'
import { readPictures } from './read-pictures.ts'

export interface OpeningOptions extends SourceHint {
  /** Called before each file, and before each page of a scan with the share of the file that has been read. */
  readonly onFile: (name: string, at: number, share: number) => void
  /** Ends the reading; the promise is rejected with its reason. */
  readonly signal: AbortSignal
}

/** What one menu may come in. */
const MOST_FILES = 20

/**
 * Opens the files of one menu, one after the other.
 * @throws {UnreadableSourceError}
 */
export async function openFiles(
  files: readonly File[],
  reader: Reader,
  { onFile, signal, ...hint }: OpeningOptions,
): Promise<Brought> {
  if (files.length > MOST_FILES)
    throw new UnreadableSourceError(`These are more than ${MOST_FILES} files. Give one menu at a time.`)
  const opened: OpenedFile[] = []
  for (const [at, file] of files.entries()) {
    onFile(file.name, at, 0)
    opened.push(
      ...(await openFile(file, reader, { ...hint, signal }, (page, count) =>
        onFile(count > 1 ? `${file.name}, page ${page} of ${count}` : file.name, at, (page - 1) / count),
      )),
    )
  }
  return broughtOf(opened)
}

/**
 * Several opened sources as the menu that they hold.
 * @throws {UnreadableSourceError} where they hold no line
 */
export function broughtOf(opened: readonly OpenedFile[]): Brought {
  const brought = joined(opened)
  if (!brought || (brought.kind === 'lines' && brought.lines.length === 0))
    throw new UnreadableSourceError('There is no text in it. Choose another file, or paste the menu.')
  return brought
}

type OnPage = (page: number, count: number) => void

async function openFile(
  file: File,
  reader: Reader,
  { signal, ...hint }: Omit<OpeningOptions, 'onFile'>,
  onPage: OnPage,
): Promise<OpenedFile[]> {
  if (file.size > SOURCE_LIMITS.bytes)
    throw new UnreadableSourceError(
      `${file.name} is larger than ${SOURCE_LIMITS.bytes / 1_000_000} MB, far more than a menu. Save it without its large pictures, or give it page by page.`,
    )
  const bytes = await bytesOf(file)
  const answer = await reader.ask('open', { ...hint, name: file.name, bytes }, { name: file.name, signal })
  // A PDF without text has been scanned.
  const isPictures = 'opened' in answer ? answer.opened.kind === 'pictures' : answer.code === 'no_text'
  if (isPictures) return readPictures(file, signal, onPage)
  if (!('opened' in answer)) throw new UnreadableSourceError(answer.sentence)
  const { opened } = answer
  if (opened.kind === 'pictures') return []
  const hasPages = opened.kind === 'lines' && opened.pages.length > 0
  const encoding = opened.kind === 'menu' ? undefined : opened.encoding
  return [
    {
      file: {
        name: file.name,
        showing: opened.kind === 'table' ? 'sheets' : hasPages ? 'pdf' : 'lines',
        pages: hasPages ? opened.pages : [],
        ...((hasPages || encoding) && { bytes }),
        ...(encoding && { encoding }),
      },
      opened,
    },
  ]
}

async function bytesOf(file: File): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await file.arrayBuffer())
  } catch (cause) {
    throw new UnreadableSourceError(`${file.name} could not be read. Please choose it again.`, { cause })
  }
}
