import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { stripVTControlCharacters } from 'node:util'
import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter'
import { startVitest, type TestModule } from 'vitest/node'
import { childEnvironment } from '../tests/support/child-environment.ts'

/** Runs unit, API and process tests and the browser journeys side by side, and adds their results up. */
interface Tally {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  /** Where they stand and how they are called, with the first line of what went wrong. */
  readonly failures: readonly string[]
}

/**
 * A journey leaves a core idle for nearly half of its time, and API tests wait for their databases: with three of these
 * (`vitest.config.ts`) they keep two cores busy.
 */
const JOURNEYS = 3

/** What waits for databases, processes and time limits, with as many workers as `vitest.config.ts` says. */
const WAITING = ['!unit']

/**
 * What only computes, at a lower priority: it takes what all others leave of two cores, from the start on. A worker
 * of Vitest serves one project, so these are a separate run.
 */
const COMPUTING = ['unit']
const COMPUTING_AT_ONCE = 2

const start = performance.now()
const secondsSoFar = () => (performance.now() - start) / 1000

const journeysRun = runJourneys()
const modules = (await Promise.all([runVitest(WAITING), runVitest(COMPUTING, COMPUTING_AT_ONCE)])).flat()
const vitestSeconds = secondsSoFar()
const shown = journeysRun.show()
const { journeys, journeysSeconds } = await journeysRun.end
await shown

printTimes()
const tallies = [tallyOf(modules), journeys]
const failures = tallies.flatMap((tally) => tally.failures)
if (failures.length > 0) process.stdout.write(`\nfailed:\n${failures.join('\n')}\n`)
const sum = (key: 'passed' | 'failed' | 'skipped') => tallies.reduce((total, tally) => total + tally[key], 0)
process.stdout.write(`\n${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped\n`)
process.exit(sum('failed') > 0 || process.exitCode ? 1 : 0)

/** Sets the exit code where a file is broken or something fails outside of a test. */
async function runVitest(project: string[], maxWorkers?: number): Promise<readonly TestModule[]> {
  const vitest = await startVitest([], {
    watch: false,
    project,
    ...(maxWorkers !== undefined && { maxWorkers }),
  })
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

interface JourneysRun {
  readonly end: Promise<{ readonly journeys: Tally; readonly journeysSeconds: number }>
  /** Prints what was held back, so that it isn't mixed with what vitest prints, and what follows. */
  show(): Promise<void>
}

function runJourneys(): JourneysRun {
  const folder = mkdtempSync(join(tmpdir(), 'carte-reports-'))
  const report = join(folder, 'journeys.json')
  const env = {
    ...process.env,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    // Node takes the types out of our files itself; Babel, which Playwright would ask, takes ten seconds for them.
    PW_DISABLE_TS_ESM: '1',
    NODE_COMPILE_CACHE: childEnvironment.NODE_COMPILE_CACHE,
  }
  const child = spawn('playwright', ['test', '--reporter=list,json', `--workers=${JOURNEYS}`], {
    stdio: ['inherit', 'pipe', 'inherit'],
    env,
  })
  process.once('exit', () => child.kill())
  const printed = new PassThrough({ highWaterMark: 64 * 1024 * 1024 })
  child.stdout.pipe(printed)
  const end = once(child, 'close').then(([code]) => {
    if (code !== 0) process.exitCode = 1
    const journeys = tallyOfJourneys(JSON.parse(readFileSync(report, 'utf8')) as JSONReport)
    rmSync(folder, { recursive: true, force: true })
    return { journeys, journeysSeconds: secondsSoFar() }
  })
  return { end, show: () => pipeline(printed, process.stdout, { end: false }) }
}

function tallyOfJourneys({ stats, suites }: JSONReport): Tally {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    failures: suites.flatMap(specsOf).flatMap(({ file, title, ok, tests }) => {
      if (ok) return []
      const messages = tests.flatMap(({ results }) => results.map(({ error }) => error?.message))
      return [failure(file, title, messages.find(Boolean))]
    }),
  }
}

function specsOf({ specs, suites = [] }: JSONReportSuite): JSONReportSpec[] {
  return [...specs, ...suites.flatMap(specsOf)]
}

/** What CI did before, then the tests, from their start on: what runs side by side adds up to more. */
function printTimes(): void {
  const before = JSON.parse(process.env.CARTE_CI_TIMES ?? '{}') as Record<string, number>
  const total = Object.values(before).reduce((all, seconds) => all + seconds, secondsSoFar())
  const parts = { ...before, vitest: vitestSeconds, journeys: journeysSeconds, total }
  const lines = Object.entries(parts).map(([name, seconds]) => timeLine(name, seconds))
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
