import type { Clock, Database } from '../../../db/database.ts'
import { beginRecord } from '../../../live/record/begin.ts'
import { pruneRecord } from '../../../live/record/prune.ts'

/** @param now by the clock of sweeps */
export async function sweepRecord({ db, clock }: Database & Clock, now: Date): Promise<void> {
  await beginRecord(db, clock())
  await pruneRecord(db, now)
}
