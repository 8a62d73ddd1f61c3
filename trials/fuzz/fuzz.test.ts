import { describe, expect, it } from 'vitest'
import { calls } from '#contract/calls.ts'
import { isLong } from '../../tests/support/depth.ts'
import { hasEngine, useTestServer } from '../../tests/support/test-server.ts'
import { callsOfContract } from './calls.ts'
import { runTrial } from './trial.ts'

describe.skipIf(!hasEngine)('the calls that are tried', () => {
  const server = useTestServer()

  it('are all that the contract exports and all that the server mounts', async () => {
    const tried = (await callsOfContract()).map(({ name }) => name)
    const listed = calls.map(({ call }) => `${call.method.toUpperCase()} ${call.path}`)
    expect(tried).toEqual(listed.toSorted((a, b) => a.localeCompare(b)))
    const response = await server().client().fetch('/api/openapi.json')
    const { paths } = (await response.json()) as { paths: Record<string, object> }
    const mounted = Object.entries(paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(mounted).toEqual(expect.arrayContaining(tried))
    // Documents and pages for people and machines are mounted too; they take nothing.
    expect(mounted.filter((name) => !tried.includes(name) && !name.startsWith('GET '))).toEqual([])
  })
})

/** Inputs and bodies that each call is tried with; `npm run fuzz` is the long form, on both engines. */
const EACH = isLong ? 12 : 1

it('takes and refuses generated inputs as the contract says, and shows nobody anything of others', async () => {
  const { report, facts } = await runTrial({
    databases: [undefined],
    seed: 20_261_121,
    inputs: EACH,
    bodies: EACH,
    sequences: 1,
    connections: 1,
    hurriesAfterMs: 5000,
  })
  expect(report.findings).toEqual([])
  expect(facts[0]?.['exit code']).toBe(0)
  const tallies = (await callsOfContract()).map(({ name }) => report.of(name))
  expect(tallies.filter(({ inputs, bodies }) => inputs < EACH || bodies < EACH)).toEqual([])
  expect(tallies.reduce((sum, { successes }) => sum + successes, 0)).toBeGreaterThan(100)
  expect(tallies.reduce((sum, { refusals }) => sum + refusals, 0)).toBeGreaterThan(100)
}, 180_000)
