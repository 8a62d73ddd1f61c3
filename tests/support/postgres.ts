import { execFileSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'

/** A throw-away PostgreSQL on its own port, its data in a folder that is deleted with it. */
export interface Postgres {
  /** Of its administrative database. */
  readonly url: string
  /** Makes a database, as a copy of another where `template` names one; its address. */
  createDatabase(name: string, template?: string): Promise<string>
  dropDatabase(name: string): Promise<void>
  /** Starts a copy of it that follows by streaming, this far behind. */
  startReplica(behindSeconds: number): Promise<PostgresReplica>
  /** Ends it; `immediate` is what a power cut leaves, and the data stay for the next start. */
  stop(mode: 'fast' | 'immediate'): void
  /** On the same port, after a stop. */
  start(): void
  remove(): void
}

export interface PostgresReplica {
  /** Of a database there. */
  urlOf(name: string): string
  stop(): void
}

interface PostgresOptions {
  /** True where what is measured or proved includes the disk. */
  readonly fsync?: boolean
}

/** Starts a new cluster, or tells by undefined that no PostgreSQL is at hand (initdb, pg_ctl). */
export async function startPostgres({ fsync = false }: PostgresOptions = {}): Promise<Postgres | undefined> {
  const bin = findBinaries()
  if (!bin) return undefined
  const directory = mkdtempSync(join(tmpdir(), 'carte-postgres-'))
  const data = join(directory, 'data')
  if (process.getuid?.() === 0) chownSync(directory, ...postgresUser())
  const port = await freePort()
  asPostgres(bin('initdb'), ['-D', data, '-U', 'carte', '-A', 'trust', '-N', '-E', 'UTF8', '--locale=C'])
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -k ${directory} -c fsync=${fsync ? 'on' : 'off'} -c max_connections=200`
  const start = () =>
    asPostgres(bin('pg_ctl'), ['-D', data, '-o', settings, '-l', join(directory, 'log'), '-w', 'start'])
  const stop = (mode: string) => asPostgres(bin('pg_ctl'), ['-D', data, '-m', mode, 'stop'])
  start()
  const replicas: PostgresReplica[] = []
  const startReplica = async (behindSeconds: number): Promise<PostgresReplica> => {
    const copy = join(directory, `replica-${replicas.length}`)
    const itsPort = await freePort()
    const from = ['-h', '127.0.0.1', '-p', String(port), '-U', 'carte', '-c', 'fast']
    asPostgres(bin('pg_basebackup'), ['-D', copy, '-R', '-X', 'stream', ...from])
    const its = `-p ${itsPort} -c listen_addresses=127.0.0.1 -k ${directory} -c recovery_min_apply_delay=${behindSeconds}s -c max_connections=200`
    asPostgres(bin('pg_ctl'), ['-D', copy, '-o', its, '-l', `${copy}.log`, '-w', 'start'])
    let isThere = true
    const replica = {
      urlOf: (name: string) => `postgres://carte@127.0.0.1:${itsPort}/${name}`,
      stop() {
        if (isThere) asPostgres(bin('pg_ctl'), ['-D', copy, '-m', 'immediate', 'stop'])
        isThere = false
      },
    }
    replicas.push(replica)
    return replica
  }
  const server = `postgres://carte@127.0.0.1:${port}`
  const run = async (statement: string) => {
    const client = new Client({ connectionString: `${server}/postgres` })
    await client.connect()
    await client.query(statement).finally(() => client.end())
  }
  return {
    url: `${server}/postgres`,
    async createDatabase(name, template) {
      await run(`CREATE DATABASE ${name}${template === undefined ? '' : ` TEMPLATE ${template}`}`)
      return `${server}/${name}`
    },
    dropDatabase: (name) => run(`DROP DATABASE ${name} WITH (FORCE)`),
    startReplica,
    stop,
    start,
    remove() {
      for (const replica of replicas) replica.stop()
      if (existsSync(join(data, 'postmaster.pid'))) stop('immediate')
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

/** Whether one could be started here. */
export const isPostgresAtHand = (): boolean => findBinaries() !== undefined

function findBinaries(): ((name: string) => string) | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort().reverse() : []
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(':'),
  ]
  const folder = folders.find((path) => existsSync(join(path, 'initdb')) && existsSync(join(path, 'pg_ctl')))
  return folder === undefined ? undefined : (name) => join(folder, name)
}

/** PostgreSQL refuses to run as root. */
function asPostgres(command: string, args: readonly string[]): void {
  const isRoot = process.getuid?.() === 0
  const [file, all] = isRoot ? ['runuser', ['-u', 'postgres', '--', command, ...args]] : [command, args]
  // The server that pg_ctl leaves behind would keep an inherited pipe open for ever.
  execFileSync(file, all, { stdio: 'ignore', cwd: tmpdir() })
}

function postgresUser(): [number, number] {
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return [id('-u'), id('-g')]
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
