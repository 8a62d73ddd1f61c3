/** A worker that opens pages and recognizes their letters: what goes wrong in a picture harms no server. */

import sharp from 'sharp'
import { answerTasks } from '#workers/answer-tasks.ts'
import { PageError } from '../page-error.ts'
import type { RecognizedPage } from '../port.ts'
import { doPageTask, type PageTask } from './page-task.ts'

// One page at a time: nothing is worth keeping, and the other cores are the server's.
sharp.cache(false)
sharp.concurrency(1)

answerTasks<PageTask, RecognizedPage>({
  async run(task) {
    try {
      return { ok: true, value: await doPageTask(task) }
    } catch (error) {
      const detail = error instanceof Error ? (error.stack ?? error.message) : String(error)
      return { ok: false, code: error instanceof PageError ? error.problem : 'failed', detail }
    }
  },
})
