import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { namingFaults, readMetrics } from '#tests/support/read-metrics.ts'
import { createMetrics } from './metrics.ts'

const idleTypesetter = {
  workers: 2,
  ready: 2,
  busy: 0,
  queued: 0,
  replaced: 0,
  largestWorkerBytes: 1e8,
  cache: { hits: 0, misses: 0, bytes: 0 },
}

describe('metrics', () => {
  it('are text that Prometheus reads, named by its conventions, with every kind in use', async () => {
    const metrics = createMetrics()
    metrics.describe('1.2.3', 'sqlite', () => true)
    metrics.watchPool(() => ({ used: 3, idle: 2, waiting: 1 }))
    metrics.watchTypesetter(() => ({
      ...idleTypesetter,
      replaced: 7,
      cache: { hits: 5, misses: 2, bytes: 100 },
    }))
    metrics.requests.inc({ method: 'GET', route: '/menu-viewer/{id}', status: 200 })
    metrics.requestSeconds.observe({ method: 'GET', route: '/menu-viewer/{id}' }, 0.03)
    metrics.refusals.inc({ code: 'not_found' })
    const families = readMetrics(await metrics.text())
    expect(namingFaults(families)).toEqual([])
    const value = (name: string, labels = '') => families.get(name)?.samples.get(`${name}{${labels}}`)
    expect(value('carte_build_info', 'version="1.2.3",engine="sqlite"')).toBe(1)
    expect(value('carte_draining')).toBe(1)
    expect(value('carte_database_connections', 'state="waiting"')).toBe(1)
    expect(value('carte_typesetter_workers_replaced_total')).toBe(7)
    expect(value('carte_cache_hits_total', 'cache="typeset"')).toBe(5)
    expect(value('process_resident_memory_bytes')).toBeGreaterThan(1e6)
  })

  it('are all described for the operator, and alerts and the dashboard name no other', async () => {
    const metrics = createMetrics()
    metrics.describe('1.2.3', 'postgres', () => false)
    metrics.watchPool(() => ({ used: 0, idle: 0, waiting: 0 }))
    metrics.watchTypesetter(() => ({ ...idleTypesetter }))
    metrics.watchJobs(async () => [{ kind: 'mail', state: 'failed', count: 1 }])
    const ours = [...readMetrics(await metrics.text()).keys()].filter((name) => name.startsWith('carte_'))
    const manual = readFileSync(new URL('../../docs/operations/watch.md', import.meta.url), 'utf8')
    const namesIn = (text: string) =>
      new Set([...text.matchAll(/\bcarte_[a-z_]+/g)].map(([name]) => name.replace(/_bucket$/, '')))
    expect([...namesIn(manual)].sort()).toEqual(ours.sort())
    const dashboard = readFileSync(new URL('../../deploy/grafana-dashboard.json', import.meta.url), 'utf8')
    expect(namesIn(dashboard).size).toBeGreaterThan(15)
    expect([...namesIn(dashboard)].filter((name) => !ours.includes(name))).toEqual([])
  })

  it('of two servers in one process are apart, and a count read twice is the same', async () => {
    const [one, other] = [createMetrics(), createMetrics()]
    one.mails.inc({ outcome: 'sent' })
    one.watchCache('viewer', () => ({ hits: 3, misses: 0, bytes: 0 }))
    const mails = async (metrics: typeof one) =>
      readMetrics(await metrics.text()).get('carte_mails_total')?.samples.size
    expect([await mails(one), await mails(other)]).toEqual([1, 0])
    const hits = async () => readMetrics(await one.text()).get('carte_cache_hits_total')?.samples
    expect([...((await hits())?.values() ?? [])]).toEqual([3])
    expect(await hits()).toEqual(new Map([['carte_cache_hits_total{cache="viewer"}', 3]]))
  })
})

describe('the reader of metrics', () => {
  it.each([
    ['a_total 1', 'The last line has no end'],
    ['a_total 1\n', 'A sample before its type'],
    ['# HELP a x\n# TYPE a counter\nb 1\n', 'A sample of another family'],
    ['# HELP a x\n# TYPE a counter\na{b="1} 1\n', 'Labels that cannot be read'],
    ['# HELP a x\n# TYPE a counter\na{b="1"} 1\na{b="1"} 2\n', 'A sample twice'],
    ['# HELP a x\n# TYPE a gauge\na one\n', 'Not a number'],
    ['# HELP a x\n# TYPE a histogram\na_bucket{le="1"} 3\na_bucket{le="+Inf"} 2\n', 'Buckets that fall'],
  ])('refuses %j', (text, reason) => {
    expect(() => readMetrics(text)).toThrow(reason)
  })
})
