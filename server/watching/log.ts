import { type DestinationStream, type Logger, pino } from 'pino'
import { textWithoutSecrets, withoutSecrets } from './log-content.ts'
import { logStream } from './log-stream.ts'
import { currentTrace } from './trace.ts'

export type { Logger }

const STANDARD_ERROR = 2

export interface LogOptions {
  /** Standard error where absent. */
  readonly stream?: DestinationStream
  /** Called with the level of every line. */
  readonly onLine?: (level: string) => void
}

/**
 * A structured log on standard error: standard output stays for the lines an operator waits for. Every
 * line of a request carries its id, and no line a secret.
 */
export const createLog = (level: string, { stream, onLine }: LogOptions = {}): Logger =>
  pino(
    {
      level,
      base: undefined,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      mixin: () => {
        const trace = currentTrace()
        return trace ? { requestId: trace.requestId } : {}
      },
      // Errors are plain data by then; pino's own way would add all that they carry.
      serializers: { err: (error: unknown) => error },
      hooks: {
        logMethod([content, words]: unknown[], method, line) {
          onLine?.(pino.levels.labels[line] ?? 'other')
          if (typeof content === 'string') return method.call(this, textWithoutSecrets(content))
          const facts = content instanceof Error ? { err: content } : (content as object)
          method.call(this, withoutSecrets(facts), textWithoutSecrets(String(words ?? wordsOf(content))))
        },
      },
    },
    stream ?? logStream(STANDARD_ERROR),
  )

/** Longest wait for a reader of the log that does not read. */
const FLUSH_MS = 1000

export const flushLog = (log: Logger): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, FLUSH_MS).unref()
    log.flush(() => resolve())
  })

const wordsOf = (content: unknown): string => (content instanceof Error ? content.message : '')
