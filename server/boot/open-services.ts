import type { Server } from 'node:http'
import { join } from 'node:path'
import { createTypesetter, type Typesetter } from '#typeset/typesetter.ts'
import packageJson from '../../package.json' with { type: 'json' }
import type { MailSender } from '../adapters/email/port.ts'
import { createPublicFileFetcher } from '../adapters/public-files/public-file.ts'
import { openRecognition } from '../adapters/recognition/on-this-machine/open-recognition.ts'
import { features } from '../app/features.ts'
import type { OpenServices } from '../app/services.ts'
import { createLiveCatalogue } from '../catalogue/live-catalogue.ts'
import { createGuestCounts } from '../counting/guest-counts.ts'
import { claimDataDir, readOrCreateSecret } from '../data-dir/data-dir.ts'
import { type OpenDatabase, openDatabase, openReplica } from '../db/connection/open.ts'
import { watchQueries } from '../db/connection/watch-queries.ts'
import { openNamedAdministrators } from '../features/accounts/administrators/named-administrators.ts'
import { createAuth } from '../features/accounts/signing-in/auth.ts'
import { openFormerCookies } from '../features/accounts/signing-in/session-cookies.ts'
import { openAssistants } from '../features/connections/clients.ts'
import { createReports, type ReportPool } from '../features/insights/reports/reports.ts'
import { createLargeBodies } from '../http/bodies/large-bodies.ts'
import { countJobs } from '../jobs/queries.ts'
import { runJobs } from '../jobs/run-jobs.ts'
import { createSweepClock } from '../jobs/sweep-clock.ts'
import { type Sweep, sweepsAsJobs } from '../jobs/sweeps.ts'
import { createAttempts, sweepCounters } from '../limits/attempts.ts'
import { createRates, type RateServices } from '../limits/rates.ts'
import { createKeys } from '../owners/keys/keys.ts'
import { createMailQueue } from '../owners/mail-queue.ts'
import { createRepeatableCalls } from '../owners/repeating/repeatable-calls.ts'
import { createPlanOf } from '../owners/subscriptions.ts'
import { ownUploads } from '../pictures/own-uploads.ts'
import { createPrintPictures } from '../printing/print-pictures.ts'
import type { Env } from '../settings/env.ts'
import type { Overrides } from '../settings/settings.ts'
import { keepAssets, keptAssetsDir, openKeptAssets } from '../site/kept-assets.ts'
import type { Site } from '../site/site.ts'
import { createLog, type Logger, type LogOptions } from '../watching/log.ts'
import { createMetrics } from '../watching/metrics.ts'
import { meterStorage, meterTypesetter } from './opening/metered.ts'
import { openMailSender } from './opening/open-mail-sender.ts'
import { openModels } from './opening/open-models.ts'
import type { ModelOptions } from './opening/open-providers.ts'
import { openStorage } from './opening/open-storage.ts'
import { sayWhatHolds } from './say-what-holds.ts'

export type LoadSite = (http: Server) => Promise<Site>

export interface ServiceOptions extends ModelOptions, Overrides {
  /** Worker processes of the typesetter; its own default where absent. */
  readonly typesetterWorkers?: number
  /** Typesets pages instead of the server's own typesetter, and stays open when the server ends. */
  readonly typesetter?: Typesetter
  /** Makes reports instead of the server's own process, and stays open too. */
  readonly reportPool?: ReportPool
  /** Where the log goes; standard error where absent. */
  readonly logStream?: LogOptions['stream']
  /** What time it is; the machine's clock where absent. */
  readonly clock?: () => Date
  /** Whether the optional packages that recognize letters are there; looked for where absent. */
  readonly canRecognize?: boolean
  /** Replace the real ones; a trial sends more requests a minute than any user. */
  readonly rateLimits?: RateServices['limits']
}

export interface StartedServices extends OpenServices {
  readonly database: OpenDatabase
  /** Closes everything in the opposite order. */
  close(): Promise<void>
}

/**
 * Opens everything that requests need.
 * @throws {StartupError} with one line for the operator; nothing is left open then
 */
export async function openServices(
  env: Env,
  http: Server,
  loadSite: LoadSite,
  options: ServiceOptions = {},
): Promise<StartedServices> {
  const opened: (() => void | Promise<void>)[] = []
  const close = async () => {
    for (const closeOne of opened.splice(0).reverse()) await closeOne()
  }
  try {
    const metrics = createMetrics()
    const log = createLog(env.logLevel, {
      stream: options.logStream,
      onLine: (level) => metrics.logLines.inc({ level }),
    })
    const dataDir = claimDataDir(env.dataDir)
    opened.push(() => dataDir.release())
    if (dataDir.openToOthers.length > 0)
      log.warn({ paths: dataDir.openToOthers }, 'other users of this machine can read the data')
    const database = await openDatabase(env, watchQueries(log, metrics))
    if (database.poolStatus) metrics.watchPool(database.poolStatus)
    opened.push(() => database.close())
    const replica = env.replicaUrl
      ? openReplica(env.replicaUrl, env.databaseConnections, watchQueries(log, metrics))
      : undefined
    opened.push(() => replica?.destroy())
    const { storage: plainStorage, check: checkStorage, close: closeStorage } = await openStorage(env)
    opened.push(closeStorage)
    const storage = meterStorage(plainStorage, metrics)
    const { typesetterWorkers } = options
    const pageSetter =
      options.typesetter ?? createTypesetter(typesetterWorkers ? { workers: typesetterWorkers } : {})
    if (!options.typesetter) opened.push(() => pageSetter.close())
    const typesetter = meterTypesetter(pageSetter, metrics, log)
    const site = await loadSite(http)
    opened.push(() => site.close?.())
    if (site.build) openKeptAssets(env.dataDir)
    const { db, engine } = database
    const secret = env.secret ?? readOrCreateSecret(env.dataDir)
    const clock = options.clock ?? (() => new Date())
    if (env.databaseUrl) warnOfWhatIsNotShared(env, log)
    await sayWhatHolds({ env, log, db })
    const catalogue = createLiveCatalogue(db, log)
    const reports = createReports({ catalogue, clock, log, metrics }, options.reportPool)
    opened.push(() => reports.close())
    const largeBodies = createLargeBodies({ log })
    opened.push(() => largeBodies.close())
    const recognition = openRecognition({ log, canRecognize: options.canRecognize })
    opened.push(() => recognition.close())
    const guestCounts = createGuestCounts({ db, clock, log, flushMs: options.roundsMs?.views })
    opened.push(() => guestCounts.close())
    const payments = await env.payments.provider.open(env.payments.settings, db, clock)
    const sender = await openMailSender(env, clock)
    opened.push(() => sender.close())
    checkMailSender(sender, log)
    // Jobs are done from the end of the start on.
    let runner: ReturnType<typeof runJobs> | undefined
    const bell = { ring: () => runner?.ring() }
    const mailQueue = createMailQueue({ db, clock, sender, secret, log, metrics, bell })
    const administrators = await openNamedAdministrators({ db, env, clock, log })
    const formerCookies = await openFormerCookies(db)
    const planOf = createPlanOf(db, clock, payments, env.billing)
    const services: StartedServices = {
      env,
      log,
      metrics,
      database,
      db,
      replica,
      administrators,
      auth: createAuth({
        db,
        engine,
        env,
        administrators,
        formerCookies,
        secret,
        clock,
        log,
        planOf,
        mailQueue,
      }),
      repeatableCalls: createRepeatableCalls({ db, clock }),
      assistants: openAssistants(secret),
      keys: createKeys({ db, clock, log, planOf }),
      attempts: createAttempts(db, clock, secret),
      largeBodies,
      rates: createRates({ db, clock, secret, log, limits: options.rateLimits }),
      mailQueue,
      payments,
      planOf,
      catalogue,
      guestCounts,
      reports,
      storage,
      checkStorage,
      ...(await openModels({ env, db, clock, log, metrics, catalogue, storage }, options)),
      fetchPublicFile: createPublicFileFetcher(options.reachablePrivateAddresses),
      recognition,
      typesetter,
      printPictures: createPrintPictures({
        storage,
        catalogue,
        metrics,
        uploadsOf: (ownerId, names) => ownUploads(db, ownerId, names),
      }),
      site,
      clock,
      version: packageJson.version,
      overrides: options,
      close,
    }
    opened.push(keepBuilds(services))
    const ofFeatures = features.flatMap(({ jobs }) => (jobs ? [jobs(services)] : []))
    const sweeps = await sweepsAsJobs(services, sweepsOf(services))
    const running = runJobs(services, [mailQueue.jobs, ...ofFeatures, sweeps])
    runner = running
    opened.push(() => running.end())
    metrics.watchJobs(() => countJobs(db))
    for (const { run } of features) if (run) opened.push(run(services))
    return services
  } catch (error) {
    await close()
    throw error
  }
}

/** What features delete by age, by the clock of sweeps, and the counters of limits. */
function sweepsOf(services: OpenServices): Sweep[] {
  const sweptUntil = createSweepClock(services)
  const ofFeatures = features.flatMap(({ sweeps = {} }) => Object.entries(sweeps))
  return [
    { name: 'counters', run: () => sweepCounters(services) },
    ...ofFeatures.map(([name, sweep]) => ({
      name,
      run: async () => sweep(services, await sweptUntil()),
    })),
  ]
}

const BUILDS_MS = 10 * 60 * 1000

/** Each server keeps the files of its builds. @returns ends it */
function keepBuilds(services: OpenServices): () => Promise<void> {
  const keep = () =>
    keepBuild(services).catch((error) =>
      services.log.error({ err: error }, 'files of earlier builds could not be kept'),
    )
  let keeping = keep()
  const timer = setInterval(() => {
    keeping = keeping.then(keep)
  }, BUILDS_MS)
  return async () => {
    clearInterval(timer)
    await keeping
  }
}

/** What a start asks of the mail server: without it mails wait, and nothing else does. */
function checkMailSender(sender: MailSender, log: Logger): void {
  sender.check().catch((error) => {
    log.warn({ err: error }, 'the mail server does not take mails: they wait (npm run mail:test says more)')
  })
}

/** So that pages which are open go on when another version takes the place of this one. */
async function keepBuild({ site: { build, assetsDir }, env, clock }: OpenServices): Promise<void> {
  if (!build || !assetsDir) return
  await keepAssets({
    names: build.assets,
    assetsDir: join(assetsDir, 'assets'),
    keptDir: keptAssetsDir(env.dataDir),
    now: clock(),
  })
}

/** Several servers on one database are one installation only if nothing of it lies on one machine. */
function warnOfWhatIsNotShared({ secret, s3, smtp }: Env, log: Logger): void {
  const local = [
    ...(secret ? [] : ['the secret (CARTE_SECRET): people signed in here are strangers to other servers']),
    ...(s3 ? [] : ['uploaded pictures (S3_BUCKET): other servers cannot find them']),
    ...(smtp ? [] : ['mails (SMTP_URL): they are files of this machine']),
  ]
  if (local.length > 0) log.warn({ local }, 'kept in the data directory of this machine alone')
}
