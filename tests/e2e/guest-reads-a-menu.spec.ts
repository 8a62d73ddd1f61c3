import { createSavedMenu, shareSavedMenu } from '#contract/menus/saved-menus.ts'
import { type Design, defaultDesign } from '#domain/design/settings.ts'
import { stateClaims } from '#domain/menu/claims/claims.ts'
import { type MenuContent, newMenu } from '#domain/menu/model/menu.ts'
import { buildContent, buildItem, buildSavePayload } from '../builders/build-menu.ts'
import { sampleMenu, sampleMenuNames } from '../samples/sample-menus.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { isLong } from '../support/depth.ts'
import { subscribe } from '../support/subscriber.ts'
import { TestClient } from '../support/test-client.ts'
import { expect, LONG, newAccount, test } from './fixtures.ts'

const SMALL_PHONE = { width: 320, height: 640 }
const PALE = { primaryColor: '#ffff66', secondaryColor: '#ffffff', accentColor: '#ffffee' }

interface Look {
  readonly templateId: number
  readonly design: Partial<Design>
}

/** The looks that have least in common. */
const looks = {
  'Classic in pale colours': { templateId: 1, design: PALE },
  'Modern on dark paper': {
    templateId: 2,
    design: {
      primaryColor: '#fde68a',
      secondaryColor: '#14181f',
      fontFamily: 'sans-serif',
      showImages: true,
    },
  },
  'Rustic on wood': {
    templateId: 3,
    design: { useCustomBackground: true, backgroundImage: 'wood', fontFamily: 'cursive' },
  },
  'a banner on linen': {
    templateId: 1,
    design: {
      useCustomBackground: true,
      backgroundImage: 'linen',
      headerStyle: 'banner',
      fontFamily: 'mono',
    },
  },
} as const satisfies Record<string, Look>

/** The owner's colours hold in the light and in the dark. */
const views = [
  { width: 390, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
] as const

/** The menu with most kinds of prices, and the look with most to be read over: the long form reads the others. */
const inShort: ReadonlySet<string> = new Set(['bistro', 'Modern on dark paper'])

/** Soups for everybody, fish for nobody who is vegan. */
function markedContent(): MenuContent {
  const dish = (id: number, name: string, confirmed: number[], allergens?: string[]) =>
    stateClaims(buildItem({ id, name, description: 'With lemon and thyme.' }), { confirmed, allergens })
  return {
    restaurant: buildContent({ restaurantName: 'Gelb auf Weiß & Söhne' }).restaurant,
    ...newMenu([
      {
        id: 1,
        name: 'Appetizers',
        items: [dish(1, 'Leek Soup', [2], ['celery']), dish(2, 'Cheese Soup', [1, 3], ['milk'])],
      },
      { id: 2, name: 'Main Courses', items: [dish(3, 'Pike', [3, 6], ['fish'])] },
      ...buildContent({ items: 12 }).sections.slice(2),
    ]),
  }
}

/** The address of a menu that a Professional owner has shared. */
async function share(
  serverUrl: string,
  { templateId, design }: Look,
  content = markedContent(),
): Promise<string> {
  const owner = new TestClient(serverUrl)
  await owner.register(newAccount().username)
  await subscribe(owner)
  const body = buildSavePayload({
    content,
    templateId,
    design: { ...defaultDesign, ...design },
  })
  const { id } = await owner.call(createSavedMenu, { body })
  await owner.call(shareSavedMenu, { params: { id } })
  return `/menu-viewer/${id}`
}

test('a guest reads a shared menu on a small phone', async ({ page, server }) => {
  const path = await share(server.url, { templateId: 1, design: { ...PALE, hideWatermark: false } })
  await page.setViewportSize(SMALL_PHONE)
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await page.goto(path)

  await test.step('gets it in one answer, with nothing but fonts and an icon beside it', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gelb auf Weiß & Söhne')
    await page.waitForLoadState('networkidle')
    expect(requested.filter((file) => !/\.woff2$|favicon|webmanifest/.test(file))).toEqual([path])
    await expect(page.locator('script:not([type="application/ld+json"])')).toHaveCount(0)
  })

  await test.step('jumps to a section, and takes the PDF along', async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'Desserts' }).click()
    await expect(page.getByRole('heading', { name: 'Desserts' })).toBeInViewport()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download as PDF' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/\.pdf$/)
  })

  await test.step('is led to one dish by a link', async () => {
    await page.goto(`${path}#dish-3`)
    await expect(page.getByRole('heading', { name: 'Pike' })).toBeInViewport()
  })

  await test.step('sees nothing of the owner’s business', async () => {
    await expect(page.getByText('Target Check Average')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Edit' })).toHaveCount(0)
    await expect(page.getByText('Created with Carte')).toBeVisible()
  })
})

/** Pairs of one and of two typefaces. */
const pairs = [
  ['caslon', ['Libre Caslon Text']],
  ['garamond', ['EB Garamond Variable']],
  ['bistro', ['Libre Franklin Variable', 'Playfair Display']],
  ['slab', ['League Gothic', 'Zilla Slab']],
] as const

test('a guest’s page takes the typefaces of its design from our server, and no others', async ({
  page,
  server,
}) => {
  for (const [fontFamily, families] of isLong ? pairs : pairs.slice(2, 3)) {
    const fonts: string[] = []
    const note = (request: { url(): string }) => {
      if (request.url().endsWith('.woff2')) fonts.push(request.url())
    }
    page.on('request', note)
    const content = buildContent({ items: 2 })
    await page.goto(await share(server.url, { templateId: 1, design: { fontFamily } }, content))
    await page.waitForLoadState('networkidle')
    page.off('request', note)
    const loaded = await page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
    )
    const names = loaded.map((family) => family.replaceAll('"', '')).filter((name) => !/Fallback/.test(name))
    expect([...new Set(names)].toSorted()).toEqual(families)
    expect(fonts.every((url) => url.startsWith(server.url))).toBe(true)
    expect(fonts.length).toBeLessThanOrEqual(3)
  }
})

test('a guest without a mouse finds the dishes that they can eat', async ({ page, server }) => {
  await page.goto(await share(server.url, { templateId: 1, design: {} }))
  const dish = (name: string) => page.getByRole('heading', { level: 3, name })
  const section = (name: string) => page.getByRole('heading', { level: 2, name })

  await test.step('vegetarian dishes are the vegan ones too, and a section without any is gone', async () => {
    await page.getByRole('link', { name: 'Sides' }).focus()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('checkbox', { name: 'Vegetarian' })).toBeFocused()
    await page.keyboard.press('Space')
    await expect(dish('Leek Soup')).toBeVisible()
    await expect(dish('Cheese Soup')).toBeVisible()
    await expect(dish('Pike')).toBeHidden()
    await expect(section('Main Courses')).toBeHidden()
    await expect(page.getByRole('link', { name: 'Main Courses' })).toBeHidden()
  })

  await test.step('choices that no dish suits together leave a sentence', async () => {
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect(dish('Leek Soup')).toBeVisible()
    await expect(dish('Cheese Soup')).toBeHidden()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect(page.getByText('No dish carries all of these marks.')).toBeVisible()
    await expect(section('Appetizers')).toBeHidden()
  })

  await test.step('Enter sends nothing away, and Show all shows all', async () => {
    const url = page.url()
    await page.keyboard.press('Enter')
    await expect(page.getByText('No dish carries all of these marks.')).toBeVisible()
    expect(page.url()).toBe(url)
    await page.getByRole('button', { name: 'Show all' }).focus()
    await page.keyboard.press('Enter')
    await expect(dish('Pike')).toBeVisible()
    await expect(page.getByRole('checkbox', { name: 'Vegetarian' })).not.toBeChecked()
  })

  await test.step('allergens stand beside the dishes, and who to ask below', async () => {
    await expect(page.getByText('Contains fish')).toBeVisible()
    await expect(page.getByText('please speak to the staff')).toBeVisible()
  })

  await test.step('on paper every dish is there, and nothing to click', async () => {
    await page.getByRole('checkbox', { name: 'Vegan' }).check()
    await page.emulateMedia({ media: 'print' })
    await expect(dish('Pike')).toBeVisible()
    await expect(page.getByText('Contains fish')).toBeVisible()
    for (const control of await page.locator('a, button, input').all()) {
      const isPlainText = (await control.textContent()) === 'Carte'
      if (!isPlainText) await expect(control).toBeHidden()
    }
  })
})

test('a guest reads every price of a menu, on a small phone and with ears alone', async ({
  page,
  server,
}) => {
  await page.setViewportSize(SMALL_PHONE)

  await test.step('prices under columns, each with the head of its column', async () => {
    await page.goto(await share(server.url, looks['Modern on dark paper'], sampleMenu('gastropub').content))
    const wine = page.getByRole('table', { name: 'Wine' })
    await expect(wine.getByRole('columnheader')).toHaveText(['125ml', '175ml', '250ml', 'Btl'])
    const prosecco = wine.getByRole('row').filter({ hasText: 'Prosecco' })
    await expect(prosecco.getByRole('cell').filter({ hasText: '£' })).toHaveText(['£6.50', '£36.00'])
    await expectAccessible(page, { name: 'Columns on a small phone' })
  })

  await test.step('a meal at one price, its courses and what is paid on top', async () => {
    const meal = page.getByRole('region', { name: 'Sunday lunch' })
    await expect(meal).toContainText(/Two courses £28\.00.*Three courses £34\.00/)
    await expect(meal.getByRole('heading', { level: 3 })).toHaveText(['Starters', 'Roasts', 'Puddings'])
    await expect(meal.getByRole('listitem').filter({ hasText: 'Sirloin of beef' })).toContainText('+£4.00')
  })

  await test.step('sizes, market prices, extras, a former price and how to call', async () => {
    await page.goto(await share(server.url, { templateId: 1, design: {} }, sampleMenu('bistro').content))
    const dish = (name: string) => page.getByRole('listitem').filter({ hasText: name }).first()
    await expect(dish('Littleneck clams')).toContainText(/half dozen \$14\.00.*dozen \$26\.00/)
    await expect(dish('Caviar service')).toContainText('MP')
    await expect(dish('Little gem Caesar')).toContainText(/chicken \+\$7\.00.*shrimp \+\$9\.00/)
    await expect(dish('Martini')).toContainText('reg. $16.00')
    await expect(page.getByRole('link', { name: '555 0142' })).toHaveAttribute('href', 'tel:5550142')
    await expect(page.getByText('A 20% gratuity')).toBeVisible()
    await expect(page.locator('body')).not.toContainText('$0.00')
  })
})

for (const name of sampleMenuNames) {
  test(`anybody can read ${name} at any width`, inShort.has(name) ? {} : LONG, async ({ page, server }) => {
    await page.goto(await share(server.url, { templateId: 3, design: {} }, sampleMenu(name).content))
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await expectNoSidewaysScroll(page, `${name} at ${width} px`)
    }
    await expectAccessible(page, { name })
    await page.setViewportSize(SMALL_PHONE)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    await expectNoSidewaysScroll(page, `${name} at 320 px and 200 %`)
  })
}

for (const [name, look] of Object.entries(looks)) {
  test(`anybody can read ${name}`, inShort.has(name) ? {} : LONG, async ({ browser, server }) => {
    const path = await share(server.url, look)
    for (const { width, colorScheme } of views) {
      const context = await browser.newContext({
        baseURL: server.url,
        viewport: { width, height: 900 },
        colorScheme,
      })
      const page = await context.newPage()
      await page.goto(path)
      await expectAccessible(page)
      await context.close()
    }
    const context = await browser.newContext({ baseURL: server.url, viewport: SMALL_PHONE })
    const page = await context.newPage()
    await page.goto(path)
    await expectNoSidewaysScroll(page, 'The menu at 320 px')
    for (const width of [320, 390, 768]) {
      await page.setViewportSize({ width, height: 800 })
      // What a browser does to the text of a visitor who set it to twice the size.
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      await expectNoSidewaysScroll(page, `The menu at ${width} px and 200 %`)
    }
    await context.close()
  })
}
