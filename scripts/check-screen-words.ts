import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { awkwardTexts } from './screen-words.ts'

/** Rooms whose texts people read on screens and in answers. */
const READ_ROOMS = [
  'web',
  'contract',
  'domain/accounts',
  'domain/billing',
  'domain/insights',
  'domain/live',
  'domain/menu/model',
  'domain/menu/prices',
  'domain/menu/price-text',
  'domain/plans',
  'domain/preflight',
  'domain/pricing',
  'domain/reading/tables',
  'domain/reading/doubts',
  'domain/site',
  'templates',
]

/** What guests wrote, and what laws want word for word. */
const NOT_OURS = /\.test\.tsx?$|\/testing\/|\/fees\/|\/words\/|-statements?\.ts$/u

const paths = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...READ_ROOMS], {
  encoding: 'utf8',
})
  .split('\n')
  .filter(
    (path) => /\.tsx?$/u.test(path) && existsSync(path) && (!NOT_OURS.test(path) || path.startsWith('web/')),
  )
  .filter((path) => !/\.test\.tsx?$/u.test(path))

const problems = paths.flatMap((path) => awkwardTexts(path, readFileSync(path, 'utf8')))
for (const problem of problems) process.stdout.write(`${problem}\n`)
process.stdout.write(`${paths.length} files, ${problems.length} awkward texts (docs/screen-words.md)\n`)
process.exitCode = problems.length > 0 ? 1 : 0
