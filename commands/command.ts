import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { reasonOf } from '#server/maintenance/errors.ts'

type Values<Options extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: Options }>
>['values']

/** A wrong option; reported with a hint at `--help` and exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/**
 * Runs a command of the operator: reads options, answers `--help`, and reports any failure in one line with
 * exit code 1.
 * @param work its exit code, 0 where it names none
 */
export async function runCommand<const Options extends ParseArgsOptionsConfig>(
  usage: string,
  options: Options,
  work: (values: Values<Options>) => Promise<number | undefined>,
): Promise<void> {
  process.stdout.on('error', endWithReader)
  try {
    const values = readOptions(options)
    if ('help' in values && values.help === true) say(usage)
    else process.exitCode = (await work(values)) ?? 0
  } catch (error) {
    const isUsage = error instanceof UsageError
    note(`${reasonOf(error)}${isUsage ? ' See --help.' : ''}`)
    process.exitCode = isUsage ? 2 : 1
  }
}

/** The reader of the output may have enough (`… | head -1`): there is no one left to report to. */
function endWithReader(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error
  process.exit()
}

function readOptions<Options extends ParseArgsOptionsConfig>(options: Options): Values<Options> {
  try {
    const { values } = parseArgs({ options: { ...options, help: { type: 'boolean' } } })
    return values as Values<Options>
  } catch (cause) {
    throw new UsageError(reasonOf(cause), { cause })
  }
}

export const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

/** For the standard error, which a script does not read on. */
export const note = (line: string): void => {
  process.stderr.write(`${line.replaceAll(/\s+/g, ' ')}\n`)
}
