import { destination, type Logger, pino } from 'pino'

export type { Logger }

/** A structured log on standard error: standard output stays for the lines an operator waits for. */
export const createLog = (level: string): Logger =>
  pino(
    {
      level,
      base: undefined,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      redact: { paths: ['*.password', '*.secret', '*.token', '*.cookie', '*.authorization'], censor: '…' },
    },
    destination({ fd: 2, sync: false }),
  )
