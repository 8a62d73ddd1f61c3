import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { childEnvironment } from './child-environment.ts'

const ROOT = join(import.meta.dirname, '..', '..')

/** What `npm start` runs, as `npm run build` made it: it starts with half the computing of its sources. */
const BUILT_SERVER = join(ROOT, 'dist', 'server', 'main.js')

export interface ServerProcess {
  readonly url: string
  readonly process: ChildProcess
  /** Sends the signal and waits for the end; the exit code, or null after a signal that killed. */
  end(signal: NodeJS.Signals): Promise<number | null>
}

export interface FailedStart {
  readonly code: number | null
  readonly stderr: string
}

export interface SpawnOptions {
  /** A command that runs the server as its own last words: a tracer, another user. */
  readonly under?: readonly string[]
  /** Modules that the process runs before the server, by their paths. */
  readonly preludes?: readonly string[]
  /** Runs in the place of the built server: one with what no setting says. */
  readonly main?: string
  /** Folder of other sources, whose `server/main.ts` runs. */
  readonly root?: string
  /** File descriptor that the log goes to; a pipe where absent. */
  readonly log?: number
}

/** Starts the server as an operator does: as a separate process, with settings in its environment. */
export function spawnServer(
  settings: Record<string, string>,
  {
    under = [],
    preludes = [],
    log,
    root,
    main = root ? join(root, 'server', 'main.ts') : BUILT_SERVER,
  }: SpawnOptions = {},
): ChildProcess {
  const imports = preludes.flatMap((path) => ['--import', path])
  const node = [process.execPath, '--max-semi-space-size=8', ...imports, main]
  const [command = process.execPath, ...words] = [...under, ...node]
  return spawn(command, words, {
    cwd: root ?? ROOT,
    env: { ...childEnvironment, LOG_LEVEL: 'error', PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', log ?? 'pipe'],
  })
}

/** Starts a server and waits until it says that it is ready. */
export async function startServerProcess(
  settings: Record<string, string>,
  options?: SpawnOptions,
): Promise<ServerProcess> {
  const child = spawnServer(settings, options)
  const url = await new Promise<string>((resolve, reject) => {
    let stdout = ''
    let stderr = ''
    child.stdout?.on('data', (chunk) => {
      stdout += chunk
      const ready = /Carte is ready at (\S+)/.exec(stdout)
      if (ready?.[1]) resolve(ready[1])
    })
    child.stderr?.on('data', (chunk) => {
      stderr += chunk
    })
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${stderr}`)))
  })
  return {
    url,
    process: child,
    async end(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
      const exit = once(child, 'exit')
      child.kill(signal)
      await exit
      return child.exitCode
    },
  }
}

/** Starts a server that must not come up. */
export async function failToStart(
  settings: Record<string, string>,
  options?: SpawnOptions,
): Promise<FailedStart> {
  const child = spawnServer(settings, options)
  let stderr = ''
  child.stderr?.on('data', (chunk) => {
    stderr += chunk
  })
  child.stdout?.on('data', () => child.kill('SIGKILL'))
  await once(child, 'close')
  return { code: child.exitCode, stderr }
}
