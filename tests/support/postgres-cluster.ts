import { execFileSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '#server/db/open.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Administrative address of the cluster; empty where no PostgreSQL is at hand. */
    postgresUrl: string
  }
}

/** Every test database is a copy of this one, which has been migrated once. */
export const TEMPLATE_DATABASE = 'carte_template'

/** Starts a throw-away PostgreSQL on a port of its own for the tests that ask for one. */
export default async function setup(project: TestProject) {
  const bin = findBinaries()
  if (!bin) {
    process.stderr.write('No PostgreSQL was found (initdb, pg_ctl): its half of the API tests is skipped.\n')
    project.provide('postgresUrl', '')
    return
  }
  const directory = mkdtempSync(join(tmpdir(), 'carte-postgres-'))
  const data = join(directory, 'data')
  if (process.getuid?.() === 0) chownSync(directory, ...postgresUser())
  const port = await freePort()
  asPostgres(bin('initdb'), ['-D', data, '-U', 'carte', '-A', 'trust', '-N', '-E', 'UTF8', '--locale=C'])
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -k ${directory} -c fsync=off -c max_connections=200`
  asPostgres(bin('pg_ctl'), ['-D', data, '-o', settings, '-l', join(directory, 'log'), '-w', 'start'])
  const url = `postgres://carte@127.0.0.1:${port}`
  asPostgres(bin('createdb'), ['-h', '127.0.0.1', '-p', String(port), '-U', 'carte', TEMPLATE_DATABASE])
  const database = await openDatabase({ databaseUrl: `${url}/${TEMPLATE_DATABASE}`, dataDir: directory })
  await database.close()
  project.provide('postgresUrl', `${url}/postgres`)

  return () => {
    asPostgres(bin('pg_ctl'), ['-D', data, '-m', 'immediate', 'stop'])
    rmSync(directory, { recursive: true, force: true })
  }
}

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

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
