import type { Browser, CDPSession, Page } from '@playwright/test'
import { createSavedMenu, shareSavedMenu } from '#contract/menus/saved-menus.ts'
import { publicPaths } from '#contract/pages/pages.ts'
import { buildContent, buildSavePayload } from '#tests/builders/build-menu.ts'
import { TestClient } from '#tests/support/test-client.ts'
import { SLOWER_CPU, slowDown, withBrowserAtServer } from './browser-at-server.ts'
import { type BenchRow, median, ms } from './measure.ts'

const ROUNDS = 5
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }

const VIEWER_GOAL_MS = 1200

/** What a first visit to each public page weighs, and when its largest part shows on a slow phone. */
export const benchPublicPages = (): Promise<BenchRow[]> =>
  withBrowserAtServer('Public pages', async ({ browser, url }) => {
    const viewerPath = await shareMenu(new TestClient(url))
    const rows: BenchRow[] = []
    for (const path of [...Object.values(publicPaths), viewerPath]) {
      const visits: Visit[] = []
      for (let round = 0; round < ROUNDS; round += 1) visits.push(await visit(browser, url + path))
      rows.push(rowOf(path === viewerPath ? 'the viewer, 40 items' : path, visits))
    }
    return rows
  })

function rowOf(name: string, visits: readonly Visit[]): BenchRow {
  const [first] = visits
  if (!first) throw new Error('Nobody visited')
  const lcp = median(visits.map(({ lcpMs }) => lcpMs))
  return {
    name: `First visit to ${name} on slow 4G, CPU ${SLOWER_CPU} times slower`,
    value: `LCP ${ms(lcp)}, ${kilobytes(first.bytes)} in ${first.requests} requests, ${kilobytes(first.scriptBytes)} of script`,
    against: `document ${kilobytes(first.documentBytes)}${name.startsWith('the viewer') ? `; goal: no script, LCP under ${VIEWER_GOAL_MS} ms` : ''}`,
  }
}

interface Visit {
  readonly lcpMs: number
  /** Of all answers as they travelled, headers included. */
  readonly bytes: number
  readonly documentBytes: number
  readonly scriptBytes: number
  readonly requests: number
}

async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext(PHONE)
  try {
    const page = await context.newPage()
    const devtools = await slowDown(page)
    const weigh = weighAnswers(devtools)
    await page.goto(url, { waitUntil: 'networkidle' })
    return { lcpMs: await largestPaint(page), ...weigh() }
  } finally {
    await context.close()
  }
}

function weighAnswers(devtools: CDPSession): () => Omit<Visit, 'lcpMs'> {
  const types = new Map<string, string>()
  const sizes: { type: string | undefined; bytes: number }[] = []
  devtools.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    sizes.push({ type: types.get(requestId), bytes: encodedDataLength })
  })
  const total = (type?: string) =>
    sizes.filter((answer) => !type || answer.type === type).reduce((sum, { bytes }) => sum + bytes, 0)
  return () => ({
    bytes: total(),
    documentBytes: total('Document'),
    scriptBytes: total('Script'),
    requests: sizes.length,
  })
}

/** Milliseconds from the start of the visit. */
const largestPaint = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe(
          {
            type: 'largest-contentful-paint',
            buffered: true,
          },
        )
      }),
  )

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`

async function shareMenu(owner: TestClient): Promise<string> {
  await owner.register('bench')
  const { id } = await owner.call(createSavedMenu, {
    body: buildSavePayload({ content: buildContent({ items: 40 }) }),
  })
  await owner.call(shareSavedMenu, { params: { id } })
  return `/menu-viewer/${id}`
}
