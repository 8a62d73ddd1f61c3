import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { awkwardSubjects, commitsSince } from './commit-subjects.ts'
import { awkwardComments, awkwardTexts } from './words.ts'

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
  'domain/prices/box',
  'domain/plans',
  'domain/preflight',
  'domain/pricing',
  'domain/reading/tables',
  'domain/reading/doubts',
  'domain/site',
  'templates',
]

/** Words that guests wrote, and words that laws require exactly. */
const NOT_OURS = /\/fees\/|\/words\/|-statements?\.ts$/u

const isRead = (path: string): boolean =>
  /\.tsx?$/u.test(path) &&
  !/\.test\.tsx?$/u.test(path) &&
  READ_ROOMS.some((room) => path.startsWith(`${room}/`)) &&
  (!NOT_OURS.test(path) || path.startsWith('web/'))

/** Files with comments: code, Typst, styles, scripts of shells, Dockerfiles and settings. */
const HAS_COMMENTS =
  /\.(?:[cm]?[jt]sx?|typ|css|sh|ya?ml)$|(?:^|\/)(?:Dockerfile|Caddyfile|\.env\.example|\.ci\/run)$/u

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
})
  .split('\n')
  .filter((path) => HAS_COMMENTS.test(path) && existsSync(path))
const commits = commitsSince('scripts/commit-subjects.ts')

const problems = [
  ...files.flatMap((path) => {
    const source = readFileSync(path, 'utf8')
    return [...(isRead(path) ? awkwardTexts(path, source) : []), ...awkwardComments(path, source)]
  }),
  ...awkwardSubjects(commits ?? []),
]
for (const problem of problems) process.stdout.write(`${problem} (docs/plain-words.md)\n`)
const history = commits ? `${commits.length} new commits` : 'no history, so no commits'
process.stdout.write(`${files.length} files, ${history}: ${problems.length} awkward turns\n`)
process.exitCode = problems.length > 0 ? 1 : 0
