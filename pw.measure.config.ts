import { existsSync } from 'node:fs'
import { defineConfig, devices } from '@playwright/test'
import { isLong } from './tests/support/depth.ts'
import { keepFilesInMemory } from './tests/support/memory-disk.ts'
import { isPostgresAtHand } from './tests/support/postgres.ts'

keepFilesInMemory()

/**
 * Debian's Chromium without a window comes first where it is installed: it has no address bar either, whose pages
 * each journey would load, and computes a tenth to a fifth less for the same journeys.
 */
const candidates = [
  process.env.CARTE_TEST_BROWSER,
  '/usr/lib/chromium/chromium-headless-shell',
  ...['/usr/bin/chromium', '/usr/bin/chromium-browser'],
]

/**
 * What Chromium leaves out. A window without a head has an address bar all the same, and its two popups are pages
 * that each journey would load: a sixth of its computing. Chromium heeds the last list alone, so the list of
 * Playwright is repeated here.
 */
const leftOut = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'],
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...['HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding', 'AimEnabled'],
  ...['ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect', 'OptimizationHints'],
  ...['NetworkTimeServiceQuerying', 'PreconnectToSearch'],
  // A process that waits for a page of another site.
  'SpareRendererForSitePerProcess',
]

/**
 * Journeys made against two servers: what one of them learns, the other one shows. They aren't made against
 * one server too, where other journeys register, generate, price, design, save and share.
 */
const proofs = ['owner-makes-and-shares-a-menu.spec.ts', 'cook-says-sold-out.spec.ts']

/** Every journey against two servers where this says 2; else a few of them as a proof, and the others against one. */
const areAllOnTwo = process.env.CARTE_TEST_SERVERS === '2'
const onTwoServers = {
  name: 'two servers',
  use: { servers: 2 },
  testMatch: areAllOnTwo ? '*.spec.ts' : proofs,
  // A PostgreSQL and two servers for each further worker would cost more than they save.
  ...(areAllOnTwo ? {} : { workers: 1 }),
} as const
const hasTwoServers = isPostgresAtHand()
const oneServer = { name: 'one server', ...(hasTwoServers && { testIgnore: proofs }) }
if (areAllOnTwo && !hasTwoServers) throw new Error('Two servers need a PostgreSQL (initdb, pg_ctl)')
if (!hasTwoServers) process.stderr.write('No PostgreSQL was found: no journey is made against two servers.\n')

const WORKERS = 3

export default defineConfig<object, { servers: 1 | 2 }>({
  testDir: 'tests/e2e',
  testMatch: '*.spec.ts',
  // Left out and not skipped: what a push makes is whole.
  ...(isLong ? {} : { grepInvert: /@long\b/ }),
  // Two servers first: their PostgreSQL starts while other journeys compute, and not alone at the end.
  projects: [...(hasTwoServers ? [onTwoServers] : []), ...(areAllOnTwo ? [] : [oneServer])],
  // CI makes journeys next to the other tests: there the machine is busy for seconds, and pages wait for it.
  timeout: process.env.CI ? 120_000 : 60_000,
  expect: { timeout: process.env.CI ? 25_000 : 10_000 },
  // Each worker has its own server; a journey waits more than it computes.
  workers: WORKERS,
  // By journey and not by file: none needs another, and no worker is left with the rest of a long file at the end.
  fullyParallel: true,
  // A shared machine may stall a browser for seconds; what passes at the second try is reported as flaky.
  retries: process.env.CI ? 2 : 0,
  forbidOnly: Boolean(process.env.CI),
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    // Nothing slides or fades; the journey that makes a menu from the first step to the last sees all motion.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace of every journey would cost a third of the time; CI traces what it tries again.
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
    launchOptions: {
      // Without a UTF-8 locale Chromium cannot name a download with letters beyond ASCII.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
      executablePath: candidates.find((path) => path && existsSync(path)),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // A page is painted by one thread, and a tile that changed in part is painted whole: a tenth less computing.
        '--num-raster-threads=1',
        '--disable-partial-raster',
        // A page lives for seconds: to compile it for speed costs more than it saves, a sixth of its computing.
        ...(process.env.JSF ? ['--js-flags=' + process.env.JSF] : []),
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${leftOut.join(',')}`,
      ],
    },
  },
})
