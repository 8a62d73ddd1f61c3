/** A thread that reads one menu, so that a file made to take all time and memory takes only this thread's. */
import { parentPort, workerData } from 'node:worker_threads'
import { menuFile } from '#domain/menu/stored/menu-file.ts'
import { reasonOf } from '#server/maintenance/errors.ts'
import type { GivenFile } from '#sources/opened.ts'
import { readSources, type SourceChoice } from './read-sources.ts'
import { reportOf } from './report.ts'

export interface ReadingTask {
  readonly files: readonly GivenFile[]
  readonly choice: SourceChoice
}

/** A menu as the text of a file, and lines for the person who reads along; or why there is none. */
export type ReadingAnswer =
  | { readonly isRead: true; readonly text: string; readonly report: readonly string[] }
  | { readonly isRead: false; readonly sentence: string }

/** The thread has found pages that are pictures, whose letters it recognizes now. */
export interface RecognizingNote {
  readonly isRecognizing: true
}

const { files, choice } = workerData as ReadingTask

let isRecognizing = false

/** Once: pages that are pictures have one time for all of them. */
function noteRecognizing(): void {
  if (!isRecognizing) parentPort?.postMessage({ isRecognizing: true } satisfies RecognizingNote)
  isRecognizing = true
}

async function answer(): Promise<ReadingAnswer> {
  try {
    const read = await readSources(files, choice, noteRecognizing)
    return {
      isRead: true,
      text: menuFile(read.file),
      report: reportOf(
        read,
        files.map(({ name }) => name),
      ),
    }
  } catch (error) {
    return { isRead: false, sentence: reasonOf(error) }
  }
}

parentPort?.postMessage(await answer())
