import { write, writeSync } from 'node:fs'
import type { DestinationStream } from 'pino'

/** Lines that wait beyond this are dropped: the reader has stalled, and memory matters more. */
const MOST_WAITING = 1024 * 1024
/** A pipe that is full for the moment. */
const RETRY_MS = 50

export interface LogStream extends DestinationStream {
  /** Calls back when everything that waits is written or lost. */
  flush(done: () => void): void
}

/**
 * Lines into a file descriptor, in the background. What cannot be written, on a full disk or into a pipe
 * without a reader, is lost and nothing else: a server that goes on without its log is better
 * than none, and when there is room again the log goes on too.
 */
export function logStream(fd: number): LogStream {
  let waiting: string[] = []
  let waitingLength = 0
  let isWriting = false
  let whenWritten: (() => void)[] = []

  function next(): void {
    isWriting = waiting.length > 0
    if (isWriting) {
      const chunk = Buffer.from(waiting.join(''))
      waiting = []
      waitingLength = 0
      writeRest(chunk)
    } else {
      const callers = whenWritten
      whenWritten = []
      for (const done of callers) done()
    }
  }

  function writeRest(chunk: Buffer): void {
    write(fd, chunk, (error, written) => {
      if (error?.code === 'EAGAIN') setTimeout(() => writeRest(chunk), RETRY_MS)
      else if (error || written === chunk.byteLength) next()
      else writeRest(chunk.subarray(written))
    })
  }

  process.once('exit', () => {
    try {
      if (waiting.length > 0) writeSync(fd, waiting.join(''))
    } catch {
      // The process ends either way.
    }
  })

  return {
    write(line) {
      if (waitingLength + line.length > MOST_WAITING) return
      waiting.push(line)
      waitingLength += line.length
      if (!isWriting) next()
    },
    flush(done) {
      if (isWriting) whenWritten.push(done)
      else done()
    },
  }
}
