/**
 * Takes the picture of the designer that the README shows: `node art/designer-picture.ts` after `npm run build`
 * writes docs/images/designer.png. Run it when the designer changes.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { register } from '#contract/accounts/accounts.ts'
import { createSavedMenu } from '#contract/menus/saved-menus.ts'
import { startServerProcess } from '../tests/support/server-process.ts'
import { dinnerMenu } from './films/menu.ts'

const PICTURE = join(import.meta.dirname, '..', 'docs', 'images', 'designer.png')

const dataDir = await mkdtemp(join(tmpdir(), 'carte-designer-'))
const server = await startServerProcess({ CARTE_DATA_DIR: dataDir })
const browser = await chromium.launch({
  executablePath: process.env.CARTE_TEST_BROWSER ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  const page = await browser.newPage({
    baseURL: server.url,
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  })
  const account = { username: 'bellini', email: 'bellini@example.com', password: 'correct horse' }
  await page.request.post(register.path, { data: account })
  await page.request.post(createSavedMenu.path, { data: dinnerMenu() })
  await page.goto('/')
  await page.getByRole('button', { name: 'Dinner', exact: true }).click()
  await page.getByRole('button', { name: 'Continue to Design' }).click()
  await page.getByRole('tab', { name: 'Colors' }).click()
  await page.locator('[aria-busy=false] [data-page] canvas').first().waitFor()
  await page.mouse.move(0, 0)
  // The small pages at the side are painted after the large one.
  await page.waitForTimeout(6000)
  await writeFile(
    PICTURE,
    await sharp(await page.screenshot())
      .png({ palette: true, effort: 10 })
      .toBuffer(),
  )
} finally {
  await browser.close()
  await server.end('SIGTERM')
  await rm(dataDir, { recursive: true, force: true })
}
