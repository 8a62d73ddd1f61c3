/**
 * Reads an owner's menu from any file without a browser: `npm run read -- --input menu.pdf --out menu.json`. Exit code
 * 0: read, doubtful lines included; 1: it cannot be read; 2: wrong options.
 */
import { readFile, stat, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { countries } from '#domain/money/countries.ts'
import { isCurrency } from '#domain/money/currency.ts'
import { MaintenanceError } from '#server/maintenance/errors.ts'
import { type GivenFile, SOURCE_LIMITS } from '#sources/opened.ts'
import { runCommand, say, UsageError } from './command.ts'
import { readInBounds } from './reading/read-in-bounds.ts'

const USAGE = `Usage: npm run read -- --input menu.pdf --out menu.json [options]

  --input <file>      a menu: PDF, Word, Excel, CSV, HTML, text, or a file of Carte; several for several parts of one
                      menu; - reads the standard input
  --out <file>        where the menu goes, as JSON that Carte imports and npm run typeset sets; - for the standard
                      output, with the report on the standard error
  --currency <code>   what prices without a sign are in, as EUR
  --country <code>    where the restaurant is, as DE: its currency and its paper
  --language <tag>    of the words in photographs and scans, as fr; English where absent`

await runCommand(
  USAGE,
  {
    input: { type: 'string', multiple: true },
    out: { type: 'string' },
    currency: { type: 'string' },
    country: { type: 'string' },
    language: { type: 'string' },
  },
  async ({ input, out, currency, country, language }) => {
    if (!input?.length || !out) throw new UsageError('--input and --out are needed.')
    if (currency !== undefined && !isCurrency(currency))
      throw new UsageError('--currency is three capital letters, as EUR.')
    if (country !== undefined && !countries.includes(country))
      throw new UsageError('--country is two capital letters, as DE.')
    const files: GivenFile[] = []
    for (const path of input) files.push(await givenFile(path))
    const { text, report } = await readInBounds({ files, choice: { currency, country, language } })
    const tell = out === '-' ? sayAside : say
    if (out === '-') process.stdout.write(text)
    else await writeFile(out, text)
    for (const line of report) tell(line)
    return 0
  },
)

function sayAside(line: string): void {
  process.stderr.write(`${line}\n`)
}

async function givenFile(path: string): Promise<GivenFile> {
  const name = path === '-' ? 'standard input' : basename(path)
  try {
    if (path !== '-' && (await stat(path)).size > SOURCE_LIMITS.bytes)
      throw new MaintenanceError(
        `${name}: This file is larger than ${SOURCE_LIMITS.bytes / 1e6} MB. Save the menu without its large pictures, or give it page by page.`,
      )
    return { name, bytes: new Uint8Array(await readFile(path === '-' ? '/dev/stdin' : path)) }
  } catch (cause) {
    if (cause instanceof MaintenanceError) throw cause
    throw new MaintenanceError(`${name}: This file cannot be opened. Check its name and its place.`, {
      cause,
    })
  }
}
