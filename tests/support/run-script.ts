import { execFile } from 'node:child_process'
import { join } from 'node:path'

const SCRIPTS = join(import.meta.dirname, '..', '..', 'scripts')

interface ScriptRun {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

/** Runs a command of the operator as `npm run` does, with nothing in its environment but these settings. */
export const runScript = (
  name: string,
  options: readonly string[],
  { settings = {}, cwd }: { settings?: Record<string, string>; cwd?: string } = {},
): Promise<ScriptRun> =>
  new Promise((resolve) => {
    const env = { PATH: process.env.PATH, ...settings }
    execFile(process.execPath, [join(SCRIPTS, name), ...options], { cwd, env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
    )
  })
