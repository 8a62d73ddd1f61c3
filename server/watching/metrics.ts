import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { CacheStatus, TypesetterStatus } from '#typeset/typesetter.ts'

/** From a cached answer to the longest wait that anything of ours allows. */
const REQUEST_SECONDS = [0.005, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 20]
const QUERY_SECONDS = [0.0005, 0.002, 0.01, 0.05, 0.2, 1, 5]
const TYPESET_SECONDS = [0.01, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10]
const CALL_SECONDS = [0.005, 0.02, 0.1, 0.5, 1, 2, 5, 10, 20, 60]

export interface ConnectionPoolStatus {
  readonly used: number
  readonly idle: number
  readonly waiting: number
}

export type Metrics = ReturnType<typeof createMetrics>

/**
 * What an operator watches, in numbers. Labels only take our values (patterns of routes, codes, kinds),
 * never texts of a request, so that their number is bounded. Each server has its own.
 */
export function createMetrics() {
  const registry = new Registry()
  const to = { registers: [registry] }
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Counter({ name, help, labelNames, ...to })
  const histogram = <Label extends string>(
    name: string,
    help: string,
    buckets: number[],
    labelNames: Label[],
  ) => new Histogram({ name, help, buckets, labelNames, ...to })
  const metrics = {
    requests: counter('carte_http_requests_total', 'Requests that were answered, by route and status.', [
      'method',
      'route',
      'status',
    ]),
    requestSeconds: histogram(
      'carte_http_request_duration_seconds',
      'Time until an answer began, by route.',
      REQUEST_SECONDS,
      ['method', 'route'],
    ),
    requestsUnderWay: new Gauge({
      name: 'carte_http_requests_in_flight',
      help: 'Requests whose answer has not been sent to its end.',
      ...to,
    }),
    requestsAborted: counter(
      'carte_http_requests_aborted_total',
      'Requests whose sender had gone before the answer was sent to its end.',
    ),
    refusals: counter(
      'carte_http_refusals_total',
      "Answers that were an error, by the error's code (docs: /api/docs#errors).",
      ['code'],
    ),
    rateLimited: counter(
      'carte_rate_limited_total',
      'Requests that were refused because there were too many, by the limit.',
      ['limit'],
    ),
    querySeconds: histogram(
      'carte_database_query_duration_seconds',
      'Time of database queries, by kind of statement; a commit includes the disk.',
      QUERY_SECONDS,
      ['kind'],
    ),
    queryErrors: counter(
      'carte_database_query_errors_total',
      'Database queries that failed, by kind of statement.',
      ['kind'],
    ),
    slowQueries: counter(
      'carte_database_slow_queries_total',
      'Database queries that took 200 ms or longer; each is in the log.',
    ),
    pageReadings: counter(
      'carte_page_readings_total',
      "Readings of guests' pages, by where they were read: the database, or its replica.",
      ['from'],
    ),
    typesetSeconds: histogram(
      'carte_typesetter_task_duration_seconds',
      'Time of tasks of the typesetter with their wait, by kind and outcome; cached pages are none.',
      TYPESET_SECONDS,
      ['kind', 'outcome'],
    ),
    modelSeconds: histogram(
      'carte_model_call_duration_seconds',
      'Time of calls of language and image models with their wait, by outcome.',
      CALL_SECONDS,
      ['kind', 'outcome'],
    ),
    mails: counter('carte_mails_total', 'Mails that were handed over, or could not be.', ['outcome']),
    jobs: counter(
      'carte_job_attempts_total',
      'Attempts of jobs (mails, events, sweeps), by kind and by what became of the job.',
      ['kind', 'outcome'],
    ),
    paymentEvents: counter(
      'carte_payment_events_total',
      "The payment provider's events, by what came of them.",
      ['outcome'],
    ),
    storageSeconds: histogram(
      'carte_storage_operation_duration_seconds',
      'Time of operations on uploaded and generated pictures, by outcome.',
      CALL_SECONDS,
      ['operation', 'outcome'],
    ),
    storedBytes: counter(
      'carte_storage_written_bytes_total',
      'Bytes of uploaded and generated pictures that were written.',
    ),
    logLines: counter('carte_log_lines_total', 'Lines of the log, by level.', ['level']),
  } as const

  const caches = new Map<string, () => CacheStatus>()
  const ofCaches = (key: keyof CacheStatus) => (): Reading[] =>
    [...caches].map(([cache, status]) => [{ cache }, status()[key]])
  risingCounter('carte_cache_hits_total', 'What was found in a cache.', to, ['cache'], ofCaches('hits'))
  risingCounter(
    'carte_cache_misses_total',
    'What was not found in a cache.',
    to,
    ['cache'],
    ofCaches('misses'),
  )
  new Gauge({
    name: 'carte_cache_bytes',
    help: 'Bytes that a cache keeps.',
    labelNames: ['cache'],
    ...to,
    collect() {
      for (const [labels, bytes] of ofCaches('bytes')()) this.set(labels, bytes)
    },
  })

  return {
    ...metrics,
    /** Facts that never change, and whether the server still takes requests. */
    describe(version: string, engine: string, isDraining: () => boolean) {
      new Gauge({
        name: 'carte_build_info',
        help: 'Always 1; version and database engine are in its labels.',
        labelNames: ['version', 'engine'],
        ...to,
      }).set({ version, engine }, 1)
      new Gauge({
        name: 'carte_draining',
        help: '1 from the signal to stop until the process ends.',
        ...to,
        collect() {
          this.set(isDraining() ? 1 : 0)
        },
      })
    },
    /** Looked at when the numbers are read; not there where the engine has no pool. */
    watchPool(status: () => ConnectionPoolStatus) {
      new Gauge({
        name: 'carte_database_connections',
        help: 'Connections to the database, by what they do; waiting are queries that wait for one.',
        labelNames: ['state'],
        ...to,
        collect() {
          for (const [state, count] of Object.entries(status())) this.set({ state }, count)
        },
      })
    },
    watchTypesetter(status: () => TypesetterStatus) {
      gauges('carte_typesetter', to, status, {
        workers: ['workers', 'Worker processes of the typesetter.'],
        ready: ['workers_ready', 'Worker processes that have read their fonts.'],
        busy: ['workers_busy', 'Worker processes that set a page.'],
        queued: ['queued', 'Tasks that wait for a worker.'],
        largestWorkerBytes: ['worker_memory_bytes', 'Memory of the largest worker after its last task.'],
      })
      risingCounter(
        'carte_typesetter_workers_replaced_total',
        'Workers that had to be replaced.',
        to,
        [],
        () => [[{}, status().replaced]],
      )
      caches.set('typeset', () => status().cache)
    },
    /** Asked of the database at each scrape: jobs are those of the installation. */
    watchJobs(count: () => Promise<readonly { kind: string; state: string; count: number }[]>) {
      new Gauge({
        name: 'carte_jobs',
        help: 'Jobs of the installation that wait, or have failed for good, by kind.',
        labelNames: ['kind', 'state'],
        ...to,
        async collect() {
          this.reset()
          // Without a database there are no figures, and the others are answered all the same.
          for (const { kind, state, count: jobs } of await count().catch(() => []))
            this.set({ kind, state }, jobs)
        },
      })
    },
    watchCache(name: string, status: () => CacheStatus) {
      caches.set(name, status)
    },
    contentType: registry.contentType,
    /** Everything, as Prometheus reads it. */
    async text(): Promise<string> {
      const text = `${await registry.metrics()}${await processRegistry().metrics()}`
      // The library writes what isn't a number its own way.
      return text.replaceAll(/ Nan$/gm, ' NaN')
    },
  }
}

type Registration = { readonly registers: Registry[] }
type Reading = readonly [labels: Record<string, string>, value: number]

/** A gauge a key of a status, all read together. */
function gauges<Status extends object>(
  prefix: string,
  to: Registration,
  status: () => Status,
  names: Partial<Record<keyof Status, readonly [name: string, help: string]>>,
): void {
  for (const [key, [name, help]] of Object.entries(names) as [keyof Status, [string, string]][]) {
    new Gauge({
      name: `${prefix}_${name}`,
      help,
      ...to,
      collect() {
        this.set(Number(status()[key]))
      },
    })
  }
}

/** A counter that reads the value of another counter at each scrape. */
function risingCounter(
  name: string,
  help: string,
  to: Registration,
  labelNames: string[],
  read: () => readonly Reading[],
): void {
  new Counter({
    name,
    help,
    labelNames,
    ...to,
    collect() {
      this.reset()
      for (const [labels, value] of read()) this.inc(labels, value)
    },
  })
}

let ofProcess: Registry | undefined

/** Memory, event loop, garbage collection, files: once for the process, however many servers it holds. */
function processRegistry(): Registry {
  if (!ofProcess) {
    ofProcess = new Registry()
    collectDefaultMetrics({ register: ofProcess })
    // Gauges by the name of a counter; the same figures are listed with them with a label.
    for (const name of ['handles', 'requests', 'resources'])
      ofProcess.removeSingleMetric(`nodejs_active_${name}_total`)
  }
  return ofProcess
}
