import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter'
import { startVitest, type TestModule } from 'vitest/node'
import { childEnvironment } from '../tests/support/child-environment.ts'

/** Runs unit, API and process tests, then the browser journeys; adds their results up and says how long they took. */
interface Tally {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  /** Where they stand and how they are called, with the first line of what went wrong. */
  readonly failures: readonly string[]
}

const start = performance.now()
const modules = await runVitest()
const vitestEnd = performance.now()
const journeys = runJourneys()
const journeysEnd = performance.now()

printTimes()
const tallies = [tallyOf(modules), journeys]
const failures = tallies.flatMap((tally) => tally.failures)
if (failures.length > 0) process.stdout.write(`\nfailed:\n${failures.join('\n')}\n`)
const sum = (key: 'passed' | 'failed' | 'skipped') => tallies.reduce((total, tally) => total + tally[key], 0)
process.stdout.write(`\n${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped\n`)
process.exit(sum('failed') > 0 || process.exitCode ? 1 : 0)

/** Sets the exit code where a file is broken or something fails outside of a test. */
async function runVitest(): Promise<readonly TestModule[]> {
  const vitest = await startVitest([], { watch: false })
  const all = vitest.state.getTestModules()
  await vitest.close()
  return all
}

function tallyOf(tested: readonly TestModule[]): Tally {
  const tests = tested.flatMap(({ children }) => [...children.allTests()])
  const inState = (state: string) => tests.filter((test) => test.result().state === state)
  return {
    passed: inState('passed').length,
    failed: inState('failed').length,
    skipped: inState('skipped').length,
    failures: inState('failed').map((test) =>
      failure(test.module.relativeModuleId, test.fullName, test.result().errors?.[0]?.message),
    ),
  }
}

/** One line each: what was printed above it scrolls away. */
function failure(file: string, name: string, message = ''): string {
  return `  ${file} › ${name}: ${stripVTControlCharacters(message).split('\n', 1)[0]}`
}

function runJourneys(): Tally {
  const folder = mkdtempSync(join(tmpdir(), 'carte-reports-'))
  const report = join(folder, 'journeys.json')
  const env = {
    ...process.env,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    // Node takes the types out of our files itself; Babel, which Playwright would ask, takes ten seconds for them.
    PW_DISABLE_TS_ESM: '1',
    NODE_COMPILE_CACHE: childEnvironment.NODE_COMPILE_CACHE,
  }
  const { status } = spawnSync('playwright', ['test', '--reporter=list,json'], { stdio: 'inherit', env })
  if (status !== 0) process.exitCode = 1
  const { stats, suites } = JSON.parse(readFileSync(report, 'utf8')) as JSONReport
  rmSync(folder, { recursive: true, force: true })
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    failures: suites.flatMap(specsOf).flatMap(({ file, title, ok, tests }) => {
      const messages = tests.flatMap(({ results }) => results.map(({ error }) => error?.message))
      return ok
        ? []
        : [
            failure(
              file,
              title,
              messages.find((message) => message !== undefined),
            ),
          ]
    }),
  }
}

function specsOf({ specs, suites = [] }: JSONReportSuite): JSONReportSpec[] {
  return [...specs, ...suites.flatMap(specsOf)]
}

/** What CI did before, then the tests. The projects of vitest run side by side, so their files add up to more. */
function printTimes(): void {
  const before = JSON.parse(process.env.CARTE_CI_TIMES ?? '{}') as Record<string, number>
  const own = { vitest: (vitestEnd - start) / 1000, journeys: (journeysEnd - vitestEnd) / 1000 }
  const parts = { ...before, ...own }
  const total = Object.values(parts).reduce((all, seconds) => all + seconds, 0)
  const lines = Object.entries({ ...parts, total }).map(([name, seconds]) => timeLine(name, seconds))
  const projects = Map.groupBy(modules, ({ project }) => project.name)
  const shares = [...projects].map(([name, tested]) => {
    const ms = tested.reduce((all, module) => all + durationOf(module), 0)
    return timeLine(`  ${name} (sum of its files)`, ms / 1000)
  })
  lines.splice(Object.keys(parts).indexOf('vitest') + 1, 0, ...shares)
  process.stdout.write(`\n${lines.join('\n')}\n`)
}

function durationOf(module: TestModule): number {
  const { duration, collectDuration, setupDuration, prepareDuration } = module.diagnostic()
  return duration + collectDuration + setupDuration + prepareDuration
}

function timeLine(name: string, seconds: number): string {
  const whole = Math.round(seconds)
  return `${name.padEnd(38)} ${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
