import type { OpenDatabase } from '../../db/connection/open.ts'

export interface Operation {
  readonly version: string
  readonly database: Pick<OpenDatabase, 'isReachable'>
  /** Rejects where the storage is away; absent where it is a folder of this machine. */
  readonly checkStorage?: () => Promise<unknown>
  /** True from the signal to stop until the process ends. */
  readonly isDraining: () => boolean
}
