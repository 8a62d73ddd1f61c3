import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type CDPSession, chromium } from '@playwright/test'
import { publicPaths } from '#contract/pages.ts'
import { createSavedMenu, shareSavedMenu } from '#contract/saved-menus.ts'
import { buildContent, buildSavePayload } from '#tests/builders/build-menu.ts'
import { startServerProcess } from '#tests/support/server-process.ts'
import { TestClient } from '#tests/support/test-client.ts'
import browserSettings from '../playwright.config.ts'
import { type BenchRow, median, ms } from './measure.ts'

/** Lighthouse's slow 4G (1.6 Mbit/s down, 750 kbit/s up, 150 ms) and a processor four times slower. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }
const CPU_SLOWDOWN = 4
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true } as const
const VISITS = 3

interface Visit {
  readonly requests: number
  readonly bytes: number
  readonly scriptBytes: number
  readonly largestPaintMs: number
}

/** What a stranger's phone loads for each public page, with nothing cached, and when it has painted most of it. */
export async function benchPublicPages(): Promise<BenchRow[]> {
  const settings = browserSettings.use?.launchOptions
  const executablePath = settings?.executablePath ?? chromium.executablePath()
  if (!existsSync(executablePath)) return [{ name: 'Public pages', value: 'no browser here' }]
  const dataDir = mkdtempSync(join(tmpdir(), 'carte-bench-'))
  const server = await startServerProcess({ CARTE_DATA_DIR: dataDir })
  const browser = await chromium.launch({ ...settings, executablePath })
  try {
    const rows: BenchRow[] = []
    for (const path of [...Object.values(publicPaths), await shareMenu(server.url)]) {
      const visits: Visit[] = []
      for (let visit = 0; visit < VISITS; visit += 1) visits.push(await visitOf(browser, server.url + path))
      rows.push(rowOf(path, visits))
    }
    return rows
  } finally {
    await browser.close()
    await server.end('SIGTERM')
    rmSync(dataDir, { recursive: true })
  }
}

function rowOf(path: string, visits: readonly Visit[]): BenchRow {
  const middle = (value: (visit: Visit) => number): number => median(visits.map(value))
  const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`
  const page = path.startsWith('/menu-viewer/') ? 'a shared menu of 40 items' : path
  return {
    name: `Slow phone, ${page}, largest paint`,
    value: ms(middle((visit) => visit.largestPaintMs)),
    against: `${middle((visit) => visit.requests)} requests, ${kilobytes(middle((visit) => visit.bytes))}, of scripts ${kilobytes(middle((visit) => visit.scriptBytes))}`,
  }
}

async function visitOf(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext({ ...PHONE, reducedMotion: 'reduce' })
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    const loaded = await countLoads(devtools)
    await devtools.send('Network.emulateNetworkConditions', SLOW_4G)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    await page.goto(address, { waitUntil: 'networkidle' })
    const largestPaintMs = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) =>
            resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN),
          ).observe({
            type: 'largest-contentful-paint',
            buffered: true,
          })
        }),
    )
    return { ...loaded, largestPaintMs }
  } finally {
    await context.close()
  }
}

/** Counts what is loaded from now on, in bytes as they travel. */
async function countLoads(devtools: CDPSession): Promise<Omit<Visit, 'largestPaintMs'>> {
  const counts = { requests: 0, bytes: 0, scriptBytes: 0 }
  const scripts = new Set<string>()
  devtools.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId)
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    counts.requests += 1
    counts.bytes += encodedDataLength
    if (scripts.has(requestId)) counts.scriptBytes += encodedDataLength
  })
  await devtools.send('Network.enable')
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
  return counts
}

async function shareMenu(origin: string): Promise<string> {
  const owner = new TestClient(origin)
  await owner.register('bench')
  const body = buildSavePayload({ content: buildContent({ items: 40 }) })
  const { id } = await owner.call(createSavedMenu, { body })
  await owner.call(shareSavedMenu, { params: { id } })
  return `/menu-viewer/${id}`
}
