import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { childEnvironment } from './child-environment.ts'

const COMMANDS = join(import.meta.dirname, '..', '..', 'commands')

interface ScriptRun {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

/** Runs a command of the operator as `npm run` does, with no settings of the environment but these. */
export const runScript = (
  name: string,
  options: readonly string[],
  { settings = {}, cwd }: { settings?: Record<string, string>; cwd?: string } = {},
): Promise<ScriptRun> =>
  new Promise((resolve) => {
    const env = { ...childEnvironment, ...settings }
    execFile(process.execPath, [join(COMMANDS, name), ...options], { cwd, env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
    )
  })
