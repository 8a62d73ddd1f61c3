import AxeBuilder from '@axe-core/playwright'
import { register } from '#contract/accounts.ts'
import { createSavedMenu, type SavedMenu } from '#contract/saved-menus.ts'
import { buildContent, buildSavePayload } from '../builders/build-menu.ts'
import { expect, newAccount, test } from './fixtures.ts'

const SMALL_PHONE = { width: 320, height: 640 }

test('a guest reads a shared menu on a small phone, whatever colours its owner chose', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.request.post(register.path, { data: newAccount() })
  const content = buildContent({ items: 20, restaurantName: 'Gelb auf Weiß & Söhne' })
  const design = { primaryColor: '#ffff66', secondaryColor: '#ffffff', accentColor: '#ffffee' }
  const saved = await page.request.post(createSavedMenu.path, {
    data: { ...buildSavePayload({ content }), design },
  })
  const { id } = (await saved.json()) as SavedMenu
  await page.request.post(`/api/saved-menus/${id}/share`)

  const phone = await browser.newContext({ viewport: SMALL_PHONE, baseURL })
  const guest = await phone.newPage()
  const requested: string[] = []
  guest.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await guest.goto(`/menu-viewer/${id}`)

  await test.step('gets it in one answer, with nothing but fonts and an icon beside it', async () => {
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Gelb auf Weiß & Söhne')
    await guest.waitForLoadState('networkidle')
    expect(requested.filter((path) => !/\.woff2$|favicon/.test(path))).toEqual([`/menu-viewer/${id}`])
    await expect(guest.locator('script')).toHaveCount(0)
  })

  await test.step('reads every word without scrolling sideways', async () => {
    const { violations } = await new AxeBuilder({ page: guest }).analyze()
    expect(violations).toEqual([])
    const overflow = await guest.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBe(0)
  })

  await test.step('jumps to a section, and takes the PDF along', async () => {
    await guest.getByRole('navigation').getByRole('link', { name: 'Desserts' }).click()
    await expect(guest.getByRole('heading', { name: 'Desserts' })).toBeInViewport()
    const [download] = await Promise.all([
      guest.waitForEvent('download'),
      guest.getByRole('link', { name: 'Download as PDF' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/\.pdf$/)
  })

  await test.step('sees nothing of the owner’s business', async () => {
    await expect(guest.getByText('Target Check Average')).toHaveCount(0)
    await expect(guest.getByRole('link', { name: 'Edit' })).toHaveCount(0)
    await expect(guest.getByText('Created with Carte')).toBeVisible()
  })
  await phone.close()
})
