import { createHash } from 'node:crypto'
import { seasonOf } from '#domain/generation/choosing/season.ts'
import type { Asker } from '#workers/asker.ts'
import { WorkError } from '#workers/errors.ts'
import { WorkerPool } from '#workers/pool.ts'
import { forkWorker } from '#workers/worker-process.ts'
import type { Catalogue } from '../../../catalogue/live-catalogue.ts'
import type { Clock } from '../../../db/database.ts'
import { AppError } from '../../../errors/app-error.ts'
import { poolCodes } from '../../../errors/pool-codes.ts'
import { CountedCache } from '../../../watching/counted-cache.ts'
import type { Metrics } from '../../../watching/metrics.ts'
import type { Watching } from '../../../watching/watching.ts'
import type { MadeReport, ReportedMenu, ReportKind, ReportTask } from './report-task.ts'

export interface ReportRequest {
  /** Names the state of a saved menu; menus without one are distinguished by their content. */
  readonly version?: string
  readonly menu: () => Promise<ReportedMenu>
  readonly for: Asker
  readonly signal: AbortSignal
}

export interface Reports {
  /**
   * The report on a menu in its present state, made or kept; null for a draft without a dish, and
   * for what cannot be read.
   * @throws {AppError} `server_busy`, `took_too_long`, `shutting_down`, `superseded`, and what `menu` throws
   */
  make<Kind extends ReportKind>(report: Kind, request: ReportRequest): Promise<MadeReport<Kind> | null>
  close(): Promise<void>
}

export interface Reporting {
  readonly reports: Reports
}

/** Some hundred reports on menus of 500 dishes, and thousands on usual ones. */
const KEPT_BYTES = 24 * 1024 * 1024

/** A report takes less than a second; a longer one is a defect. */
const TIMEOUT_MS = 10_000

type ReportNeeds = Catalogue &
  Clock &
  Pick<Watching, 'log'> & {
    readonly metrics: Pick<Metrics, 'watchCache'>
  }

/** The process that makes reports, which starts with the first of them. */
export const createReportPool = () =>
  new WorkerPool<ReportTask, MadeReport | null>({
    // One report at a time: the typesetter and the server need the other processors.
    workers: 1,
    queueLimit: 64,
    queueLimitForOne: 4,
    timeoutMs: TIMEOUT_MS,
    rememberTimeoutMs: 5 * 60_000,
    startTimeoutMs: 30_000,
    maxWorkerBytes: 400 * 1024 * 1024,
    // Most installations ask for a report once a day.
    atOnce: 0,
    startWorker: forkWorker(new URL('./report-worker.ts', import.meta.url)),
  })

export type ReportPool = ReturnType<typeof createReportPool>

/** @param shared stays open when these reports are closed; a new one where absent */
export function createReports({ catalogue, clock, log, metrics }: ReportNeeds, shared?: ReportPool): Reports {
  const pool = shared ?? createReportPool()
  const kept = new CountedCache<{ readonly made: MadeReport | null }>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ made }, key) => key.length + (made?.bytes ?? 0),
  })
  metrics.watchCache('reports', () => kept.status())

  async function run(task: ReportTask, key: string, { for: asker, signal }: ReportRequest) {
    try {
      return await pool.run(task, { for: asker, key, signal })
    } catch (cause) {
      if (!(cause instanceof WorkError)) throw cause
      if (cause.code === 'crashed' || cause.code === 'timeout')
        log.error({ report: task.report, code: cause.code }, 'report worker failed')
      const code = poolCodes[cause.code]
      // Any other is a defect.
      throw code ? new AppError(code, { cause }) : cause
    }
  }

  return {
    async make<Kind extends ReportKind>(report: Kind, request: ReportRequest) {
      const contents = await catalogue.read()
      const now = clock()
      const season = seasonOf(now)
      const keyFor = (state: string) => `${report} ${season} ${contents.revision} ${state}`
      const known = request.version && kept.get(keyFor(request.version))
      if (known) return known.made as MadeReport<Kind> | null
      const menu = await request.menu()
      const key = keyFor(request.version ?? contentHash(menu))
      const equal = request.version ? undefined : kept.get(key)
      if (equal) return equal.made as MadeReport<Kind> | null
      const { added } = contents
      const retired = contents.retired.map(({ dish }) => dish.id)
      const made = await run({ report, menu, at: now.toISOString(), added, retired }, key, request)
      kept.set(key, { made })
      return made as MadeReport<Kind> | null
    },
    close: async () => {
      if (!shared) await pool.close()
    },
  }
}

const contentHash = (menu: ReportedMenu): string =>
  createHash('sha256').update(JSON.stringify(menu)).digest('base64url')
