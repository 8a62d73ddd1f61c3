import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type FakeS3, startS3Server } from '../fakes/s3-server.ts'
import { type Balancer, startBalancer } from './balancer.ts'
import { type ServerProcess, type SpawnOptions, startServerProcess } from './server-process.ts'

/** Two server processes that share a database, a bucket and their settings, and nothing else. */
export interface TwoServers {
  readonly servers: readonly [ServerProcess, ServerProcess]
  /** Gives each of them every second request. */
  readonly balancer: Balancer
  readonly s3: FakeS3
  close(): Promise<void>
}

interface TwoServersOptions {
  readonly databaseUrl: string
  /** The data directory of the first, where the mails of both are found; else one that goes with them. */
  readonly dataDir?: string
  readonly preludes?: SpawnOptions['preludes']
  readonly main?: SpawnOptions['main']
}

/** Starts both at the same moment, as an orchestrator does: one of them migrates the database. */
export async function startTwoServers({
  databaseUrl,
  dataDir,
  preludes,
  main,
}: TwoServersOptions): Promise<TwoServers> {
  const directory = mkdtempSync(join(tmpdir(), 'carte-two-servers-'))
  const firstDir = dataDir ?? join(directory, 'first')
  const secondDir = join(directory, 'second')
  // Mails would leave the machine; here they are files, which a test looks for in one place.
  for (const path of [secondDir, join(firstDir, 'outbox')]) mkdirSync(path, { recursive: true })
  symlinkSync(join(firstDir, 'outbox'), join(secondDir, 'outbox'))
  const s3 = await startS3Server()
  const start = (dir: string) =>
    startServerProcess(
      {
        CARTE_DATA_DIR: dir,
        CARTE_SECRET: 'one secret for all servers of a test',
        DATABASE_URL: databaseUrl,
        ...s3.settings,
      },
      { preludes, main },
    )
  const servers = await Promise.all([start(firstDir), start(secondDir)])
  const balancer = await startBalancer(servers.map(({ url }) => url))
  return {
    servers,
    balancer,
    s3,
    async close() {
      await balancer.close()
      await Promise.all(servers.map((server) => server.end('SIGTERM')))
      await s3.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}
