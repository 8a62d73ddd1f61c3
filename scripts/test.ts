import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Runs unit, API and process tests, then the browser journeys, and adds their results up. */
interface Tally {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

const reports = mkdtempSync(join(tmpdir(), 'carte-reports-'))
const vitestReport = join(reports, 'vitest.json')
const journeysReport = join(reports, 'journeys.json')

run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`])
run('playwright', ['test', '--reporter=list,json'], { PLAYWRIGHT_JSON_OUTPUT_FILE: journeysReport })

const tallies = [readVitest(vitestReport), readJourneys(journeysReport)]
rmSync(reports, { recursive: true, force: true })

const sum = (key: keyof Tally) => tallies.reduce((total, tally) => total + tally[key], 0)
process.stdout.write(`\n${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped\n`)
process.exit(sum('failed') > 0 || process.exitCode ? 1 : 0)

/** A runner that fails without a failed test (a broken file, a crash) fails the whole. */
function run(command: string, args: readonly string[], env: Record<string, string> = {}): void {
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  if (status !== 0) process.exitCode = 1
}

function readVitest(path: string): Tally {
  const report = JSON.parse(readFileSync(path, 'utf8')) as Record<string, number>
  const { numPassedTests: passed = 0, numFailedTests: failed = 0, numPendingTests: skipped = 0 } = report
  return { passed, failed, skipped }
}

function readJourneys(path: string): Tally {
  const { stats } = JSON.parse(readFileSync(path, 'utf8')) as { stats: Record<string, number> }
  return {
    passed: (stats.expected ?? 0) + (stats.flaky ?? 0),
    failed: stats.unexpected ?? 0,
    skipped: stats.skipped ?? 0,
  }
}
