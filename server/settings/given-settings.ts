import { readFileSync } from 'node:fs'
import { nearestName } from '#domain/text/nearest-name.ts'
import { StartupError } from '../errors/startup-error.ts'
import { settingNames } from './env-schema.ts'

type Source = Readonly<Record<string, string | undefined>>

const FILE = '_FILE'

/**
 * The settings of an environment, those of `NAME_FILE` from the file that it names, as containers mount secrets.
 * @throws {StartupError} where both forms of one are set, or a file cannot be read
 */
export function givenSettings(source: Source): Source {
  const fromFiles = settingNames.flatMap((name) => {
    const file = source[name + FILE]
    if (!file) return []
    if (source[name])
      throw new StartupError(`The settings ${name} and ${name}${FILE} are both set: keep one of them.`)
    return [[name, contentOf(name, file)] as const]
  })
  return { ...source, ...Object.fromEntries(fromFiles) }
}

function contentOf(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8').trimEnd()
  } catch (cause) {
    const { code = 'unknown' } = cause as NodeJS.ErrnoException
    throw new StartupError(`The setting ${name}${FILE} is wrong: ${file} cannot be read (${code}).`, {
      cause,
    })
  }
}

/** Of settings like ours; tests and builds have separate names. */
const OURS = /^(?:CARTE|S3|SMTP|STRIPE|AI)_(?!TEST_|CI_)/

/** Names that look like settings and are none, with what was probably meant. */
export function unknownSettings(source: Source): { readonly name: string; readonly meant?: string }[] {
  const known = new Set(settingNames.flatMap((name) => [name, name + FILE]))
  return Object.keys(source)
    .filter((name) => OURS.test(name) && !known.has(name))
    .map((name) => ({ name, meant: nearestName(name, [...known]) }))
}
