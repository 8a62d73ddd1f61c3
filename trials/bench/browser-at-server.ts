import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { startServerProcess } from '#tests/support/server-process.ts'
import browserSettings from '../../playwright.config.ts'
import type { BenchRow } from './measure.ts'

export interface BrowserAtServer {
  readonly browser: Browser
  /** The server's address, without a slash at the end. */
  readonly url: string
}

/** Measures with a browser and an empty server, both ended afterwards; says so in a row where there is no browser. */
export async function withBrowserAtServer(
  name: string,
  measure: (at: BrowserAtServer) => Promise<BenchRow[]>,
  environment: Readonly<Record<string, string>> = {},
): Promise<BenchRow[]> {
  const settings = browserSettings.use?.launchOptions
  const executablePath = settings?.executablePath ?? chromium.executablePath()
  if (!existsSync(executablePath)) return [{ name, value: 'no browser here' }]
  const dataDir = mkdtempSync(join(tmpdir(), 'carte-bench-'))
  const server = await startServerProcess({ CARTE_DATA_DIR: dataDir, ...environment })
  const browser = await chromium.launch({ ...settings, executablePath })
  try {
    return await measure({ browser, url: server.url })
  } finally {
    await browser.close()
    await server.end('SIGTERM')
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** How much slower than this machine a phone of the middle class computes. */
export const SLOWER_CPU = 4

/** Lighthouse's slow 4G: 150 ms and 1.6 Mbit/s. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1000 * 1000) / 8,
  uploadThroughput: (750 * 1000) / 8,
} as const

/**
 * The same as Lighthouse has a browser apply it, which takes 3.75 round trips for each request and lets nine tenths of
 * the bytes through (`throttling.mobileSlow4G` of its core/config/constants.js).
 */
export const SLOW_4G_BY_REQUEST = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
} as const

/** Makes the line and the processor of a page slow; answers what listens to its traffic. */
export async function slowDown(
  page: Page,
  line: typeof SLOW_4G | typeof SLOW_4G_BY_REQUEST = SLOW_4G,
): Promise<CDPSession> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Network.enable')
  await devTools.send('Network.emulateNetworkConditions', line)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU })
  return devTools
}
