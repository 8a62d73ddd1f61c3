import type { Page } from '@playwright/test'
import { register } from '#contract/accounts.ts'
import { uploadImage } from '#contract/uploads.ts'
import { colorsOf } from '#typeset/testing/read-content.ts'
import { readPdf } from '#typeset/testing/read-pdf.ts'
import { buildContent } from '../builders/build-menu.ts'
import { sampleMenu } from '../samples/sample-menus.ts'
import { openInDesigner, pagesAreUpToDate } from '../support/design-menu.ts'
import { dragTo, pickUp } from '../support/edit-menu.ts'
import { readDownload } from '../support/read-download.ts'
import { expect, expectAnswer, makeProfessional, newAccount, test, toastOf } from './fixtures.ts'

/** A red pixel. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

async function signInAsProfessional(page: Page): Promise<void> {
  await page.request.post(register.path, { data: newAccount() })
  await makeProfessional(page)
}

/** The PDF that a click on Export PDF downloads, read by a program that knows nothing of how it was made. */
async function exported(page: Page) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export PDF' }).click(),
  ])
  const bytes = await readDownload(download)
  const pdf = await readPdf(Uint8Array.from(bytes))
  const texts = pdf.pages.flatMap((pdfPage) => pdfPage.texts)
  return {
    ...pdf,
    sizes: pdf.pages.map(({ width, height }) => [Math.round(width), Math.round(height)]),
    colors: colorsOf(bytes),
    fontNames: pdf.fonts.map(({ name }) => name).join(' '),
    pictures: bytes.toString('latin1').match(/\/Subtype \/Image/g)?.length ?? 0,
    trimBoxes: bytes.toString('latin1').match(/\/TrimBox/g)?.length ?? 0,
    /** Where this text stands and how large it is; it must be there. */
    find(text: string) {
      const found = texts.find((candidate) => candidate.text.includes(text))
      if (!found) throw new Error(`“${text}” is not in the PDF`)
      return found
    },
  }
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click()
const choose = (page: Page, group: string, name: string) =>
  page.getByRole('group', { name: group }).getByRole('radio', { name, exact: true }).check()
const toggle = (page: Page, name: string) => page.getByRole('switch', { name }).click()

test('an owner sets the text, the layout and the dietary tags of a menu, and prints them', async ({
  page,
}) => {
  test.slow()
  await signInAsProfessional(page)
  const upload = await page.request.post(uploadImage.path, {
    multipart: { file: { name: 'logo.png', mimeType: 'image/png', buffer: PICTURE }, purpose: 'itemImage' },
  })
  const { url } = await upload.json()
  const content = buildContent({ items: 4, restaurantName: 'Chez Paul' })
  const first = content.sections[0]?.items[0]
  if (!first) throw new Error('There is no dish')
  first.imageUrl = url
  await openInDesigner(page, { ...content, restaurant: { ...content.restaurant, logoUrl: url } })
  await pagesAreUpToDate(page)
  const plain = await exported(page)

  await test.step('the template brings its colours and its font', async () => {
    expect(plain.fontNames).toMatch(/Playfair.*Lora|Lora.*Playfair/)
    await page.getByRole('button', { name: /^Modern/ }).click()
    const modern = await exported(page)
    expect(modern.fontNames).toContain('Inter')
    expect([...modern.colors]).toEqual(expect.arrayContaining(['#0f172a', '#f8fafc']))
    await page.getByRole('button', { name: /^Classic/ }).click()
    expect((await exported(page)).colors).toContain('#333333')
  })

  await test.step('font, size and header', async () => {
    await tab(page, 'Text')
    await choose(page, 'Font', 'Mono')
    expect((await exported(page)).fontNames).toContain('RobotoMono')
    await choose(page, 'Font', 'Cursive')
    expect((await exported(page)).fontNames).toContain('Dancing')
    await choose(page, 'Font', 'Serif')
    await choose(page, 'Size', 'Large')
    const large = await exported(page)
    expect(large.find('Dish number 1').height).toBeGreaterThan(plain.find('Dish number 1').height)
    await choose(page, 'Size', 'Medium')
    const left = async (header: string) => {
      await choose(page, 'Header', header)
      return (await exported(page)).find('Chez Paul').x
    }
    const [onLeft, inMiddle, onRight] = [await left('Left'), await left('Centered'), await left('Right')]
    expect(onLeft).toBeLessThan(inMiddle)
    expect(inMiddle).toBeLessThan(onRight)
    const before = await exported(page)
    await choose(page, 'Header', 'Banner')
    expect((await exported(page)).find('Chez Paul').y).not.toBeCloseTo(before.find('Chez Paul').y, 0)
    await choose(page, 'Header', 'Centered')
  })

  await test.step('logo, pictures, descriptions and prices', async () => {
    await tab(page, 'Layout')
    await choose(page, 'Logo position', 'Bottom')
    const bottom = await exported(page)
    expect(bottom.find('Chez Paul').y).toBeLessThan(plain.find('Chez Paul').y)
    expect(bottom.pictures).toBe(plain.pictures)
    await choose(page, 'Logo position', 'None')
    const without = await exported(page)
    expect(without.pictures).toBeLessThan(bottom.pictures)
    await toggle(page, 'Show pictures')
    expect((await exported(page)).pictures).toBeGreaterThan(without.pictures)
    await toggle(page, 'Show descriptions')
    expect(without.text).toContain('$5.50')
    await choose(page, 'Currency sign', 'After')
    await choose(page, 'Cents', '½')
    await expect(page.getByText('12 $, 12½ $, 12.75 $')).toBeVisible()
    expect((await exported(page)).text).toMatch(/5½\s?\$/)
    await choose(page, 'Currency sign', 'None')
    expect((await exported(page)).text).not.toContain('$')
    await choose(page, 'Currency sign', 'Usual')
    await toggle(page, 'Show prices')
    await expect(page.getByRole('group', { name: 'Currency sign' })).toBeHidden()
    const { text } = await exported(page)
    expect(text).toContain('Dish number 1')
    expect(text).not.toContain('herbs from the garden')
    expect(text).not.toContain('$')
  })

  await test.step('a dietary indicator for a dish, and its meaning at the foot', async () => {
    await tab(page, 'Dietary')
    const diets = page.getByRole('list', { name: 'Diets of Dish number 1', exact: true })
    await diets.getByRole('button', { name: 'Vegan' }).click()
    await expect(toastOf(page, 'Dietary indicator updated')).toBeVisible()
    expect((await exported(page)).text).toMatch(/VG Vegan/)
    await toggle(page, 'Show dietary tags')
    expect((await exported(page)).text).not.toContain('Vegan')
  })

  await test.step('the watermark', async () => {
    await tab(page, 'Background')
    expect(plain.text).toContain('Created with Carte')
    await toggle(page, 'Hide the watermark')
    expect((await exported(page)).text).not.toContain('Created with Carte')
  })

  await test.step('a dish of its own, on the page itself', async () => {
    await page.getByRole('button', { name: 'Add Item to Desserts' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add New Menu Item' })
    await dialog.getByLabel('Name').fill('Tarte Tatin')
    await dialog.getByLabel('Description').fill('Apples in caramel, upside down.')
    await dialog.getByLabel('Price').fill('9.5')
    await dialog.getByRole('button', { name: 'Vegetarian' }).click()
    await dialog.getByRole('button', { name: 'Gluten-Free' }).click()
    await expect(dialog.getByText('Confirmed by you')).toHaveCount(2)
    await dialog.getByRole('button', { name: 'Add to Menu' }).click()
    await expect(toastOf(page, 'Menu item added')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Edit Tarte Tatin' })).toBeVisible()
    expect((await exported(page)).text).toContain('Tarte Tatin')
  })

  await test.step('all of it is there after a save and a reload', async () => {
    await page.getByRole('button', { name: 'Save Menu' }).click()
    await expect(toastOf(page, 'Menu Saved')).toContainText('Your menu has been saved to My Menus.')
    const before = await exported(page)
    await page.reload()
    await pagesAreUpToDate(page)
    expect(await exported(page)).toMatchObject({ text: before.text, fontNames: before.fontNames })
  })
})

test('an owner tries palettes, mends one, keeps it and applies it again', async ({ page }) => {
  test.slow()
  await signInAsProfessional(page)
  await openInDesigner(page, buildContent({ items: 8 }))
  await pagesAreUpToDate(page)
  const applied = toastOf(page, 'Color Palette Applied')
  const colors = async () => [...(await exported(page)).colors]

  await test.step('a theme', async () => {
    await tab(page, 'Colors')
    await page.getByRole('button', { name: 'Ocean Breeze' }).click()
    await expect(applied).toContainText('Ocean Breeze')
    await expect(page.getByRole('button', { name: 'Ocean Breeze' })).toHaveAttribute('aria-pressed', 'true')
    expect(await colors()).toEqual(expect.arrayContaining(['#0b3c5d', '#f0f8fa', '#0f7c86']))
  })

  await test.step('colours of its own, with a warning and its remedy', async () => {
    await tab(page, 'Custom')
    const primary = page.getByLabel('Primary color', { exact: true })
    await primary.fill('navy')
    await expect(page.getByText('A color is written as # and six digits or letters a to f.')).toBeVisible()
    await primary.fill('#b8d0dc')
    const warning = page.getByText(
      'Warning: The contrast between your primary and secondary colors may make text difficult to read. Consider choosing colors with more contrast.',
    )
    await expect(warning).toBeVisible()
    await page
      .getByRole('button', { name: /^Use #[0-9a-f]{6}, the nearest that reads$/ })
      .first()
      .click()
    await expect(warning).toHaveCount(0)
    expect(await colors()).toContain(await primary.inputValue())
  })

  await test.step('a slow drag in the picker is one step to undo', async () => {
    const primary = page.getByLabel('Primary color', { exact: true })
    const before = await primary.inputValue()
    await page.getByLabel('Primary color: pick').evaluate(async (input: HTMLInputElement) => {
      const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
      for (const color of ['#101010', '#202020', '#303030']) {
        setValue?.call(input, color)
        input.dispatchEvent(new Event('input', { bubbles: true }))
        await new Promise((rested) => setTimeout(rested, 1100))
      }
      input.dispatchEvent(new Event('change', { bubbles: true }))
    })
    await expect(primary).toHaveValue('#303030')
    await page.getByRole('button', { name: /^Undo/ }).click()
    await expect(primary).toHaveValue(before)
  })

  await test.step('by chance and by rule', async () => {
    await page.getByRole('button', { name: 'Random palette' }).click()
    await expect(applied).toContainText('A random palette')
    await page.getByLabel('Primary color', { exact: true }).fill('#7a1f3d')
    await page.getByRole('button', { name: 'Triadic' }).click()
    await expect(applied).toContainText('The triadic palette')
    await expect(page.getByRole('button', { name: 'Triadic' })).toHaveAttribute('aria-pressed', 'true')
  })

  await test.step('keeps it with the account, applies it after a reload, and deletes it', async () => {
    await page.getByLabel(/Save this palette as/).fill('Winter')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(toastOf(page, 'Palette saved')).toBeVisible()
    await tab(page, 'Themes')
    await page.getByRole('button', { name: 'Modern Minimal' }).click()
    await page.reload()
    await tab(page, 'Colors')
    await tab(page, 'Saved')
    await page.getByRole('button', { name: 'Winter', exact: true }).click()
    await expect(applied).toContainText('Winter')
    expect(await colors()).toContain('#7a1f3d')
    await page.getByRole('button', { name: 'Delete Winter' }).click()
    await toastOf(page, 'Palette deleted').getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('button', { name: 'Delete Winter' })).toBeVisible()
    await page.getByRole('button', { name: 'Delete Winter' }).click()
    await expect(page.getByText('Palettes that you save stay with your account')).toBeVisible()
  })
})

test('an owner edits what stands on the page, in the sections of a menu as it was written', async ({
  page,
}) => {
  await signInAsProfessional(page)
  const { content } = sampleMenu('bistro')
  await openInDesigner(page, content)
  await pagesAreUpToDate(page)

  const dialog = page.getByRole('dialog', { name: 'Edit Menu Item' })
  const rename = async (name: string) => {
    await dialog.getByLabel('Name').first().fill(name)
    await dialog.getByRole('button', { name: 'Save Changes' }).click()
    await expect(dialog).toBeHidden()
    await pagesAreUpToDate(page)
  }

  await test.step('a dish, by a click on it', async () => {
    await page.getByRole('button', { name: 'Edit Chocolate tart' }).click()
    await rename('Walnut tart')
    await expect(page.getByRole('button', { name: 'Edit Walnut tart' })).toBeVisible()
    expect((await exported(page)).text).toContain('Chocolate tart')
  })

  await test.step('one of several in a line, by its name', async () => {
    await page.getByRole('button', { name: 'Edit items of SIDES' }).click()
    await page.getByRole('menuitem', { name: 'Broccolini' }).click()
    await rename('Charred broccolini')
    expect((await exported(page)).text).toContain('Charred broccolini')
  })

  await test.step('one button a heading', async () => {
    await expect(page.getByRole('button', { name: 'Add Item to SIDES' })).toHaveCount(1)
  })

  await test.step('what stands in a section goes to its page with it', async () => {
    await tab(page, 'Page Setup')
    await choose(page, 'Page layout', 'Multi-page')
    await expect(page.getByLabel('Page of PRIX FIXE')).toBeVisible()
    await expect(page.getByLabel('Page of First', { exact: true })).toHaveCount(0)
  })
})

test('an owner lays a menu out on pages and papers, and puts a picture under it', async ({
  page,
  pageErrors,
}) => {
  test.slow()
  // High enough for all pages of the planner.
  await page.setViewportSize({ width: 1440, height: 1200 })
  await signInAsProfessional(page)
  const content = buildContent({ items: 8 })
  const [starters, mains] = content.sections.map(({ name }) => name)
  await openInDesigner(page, content)
  await pagesAreUpToDate(page)
  await tab(page, 'Page Setup')
  const paper = page.getByLabel('Paper size')

  await test.step('papers, and a size of its own within its limits', async () => {
    await paper.selectOption('legal')
    expect((await exported(page)).sizes[0]).toEqual([612, 1008])
    await paper.selectOption('a4')
    expect((await exported(page)).sizes[0]).toEqual([595, 842])
    await paper.selectOption('custom')
    await page.getByLabel('Width').fill('6')
    await page.getByLabel('Height').fill('21')
    await expect(page.getByText('Please enter 1 to 20.')).toBeVisible()
    await page.getByLabel('Height').fill('9.5')
    expect((await exported(page)).sizes[0]).toEqual([432, 684])
    await paper.selectOption('letter')
  })

  await test.step('sections on pages: by the list, by the mouse and by the keyboard', async () => {
    await choose(page, 'Page layout', 'Multi-page')
    const count = page.getByLabel('Page count', { exact: true })
    await page.getByRole('button', { name: 'Increase Page count' }).click()
    await expect(count).toHaveValue('2')
    await page.getByLabel(`Page of ${starters}`).selectOption('Page 1')
    const second = page.getByRole('region', { name: 'Page 2', exact: true })
    await dragTo(page, page.getByRole('button', { name: `Move ${mains}` }), second)
    await expect(second).toContainText(mains ?? '')
    const { pages } = await exported(page)
    expect(pages).toHaveLength(2)
    expect(pages[0]?.text).toContain(starters)
    expect(pages[0]?.text).not.toContain(mains)
    expect(pages[1]?.text).toContain(mains)

    await page.getByRole('button', { name: `Move ${starters}` }).focus()
    await pickUp(page)
    await expect(page.locator('[id^="DndLiveRegion"]')).toContainText(`${starters} is`)
    await page.keyboard.press('ArrowDown')
    await expect(page.locator('[id^="DndLiveRegion"]')).toHaveText(`${starters} is over page 2.`)
    await page.keyboard.press('Space')
    await expect(page.getByLabel(`Page of ${starters}`)).toHaveValue('2')
  })

  await test.step('fewer pages leave their sections unassigned, and more than ten there are not', async () => {
    const count = page.getByLabel('Page count', { exact: true })
    await page.getByRole('button', { name: 'Decrease Page count' }).click()
    await expect(page.getByLabel(`Page of ${starters}`)).toHaveValue('unassigned')
    await count.fill('40')
    await expect(count).toHaveValue('10')
    await choose(page, 'Page layout', 'Single')
    await choose(page, 'Page layout', 'Multi-page')
    await expect(count).toHaveValue('1')
    await choose(page, 'Page layout', 'Single')
  })

  await test.step('the largest type that fits one page', async () => {
    await toggle(page, 'Fit to a number of pages')
    await expect(page.getByText(/^Set at \d+ % on 1 page\.$/)).toBeVisible()
    expect((await exported(page)).pages).toHaveLength(1)
    await toggle(page, 'Fit to a number of pages')
  })

  await test.step('bleed and crop marks', async () => {
    await toggle(page, 'Bleed')
    const bleeding = await exported(page)
    expect(bleeding.sizes[0]).toEqual([612 + 18, 792 + 18])
    expect(bleeding.trimBoxes).toBe(bleeding.pages.length)
    await toggle(page, 'Crop marks')
    expect((await exported(page)).sizes[0]).toEqual([612 + 60, 792 + 60])
    await toggle(page, 'Bleed')
    await toggle(page, 'Crop marks')
  })

  await test.step('a texture, a picture of its own, and an address that is refused', async () => {
    await tab(page, 'Background')
    const { pictures } = await exported(page)
    await toggle(page, 'Custom background')
    await page.getByRole('radio', { name: 'Parchment' }).check()
    expect((await exported(page)).pictures).toBeGreaterThan(pictures)
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Upload Background Image' }).click(),
    ])
    await chooser.setFiles({ name: 'wall.png', mimeType: 'image/png', buffer: PICTURE })
    await expect(page.getByText('Your own picture')).toBeVisible()
    expect((await exported(page)).pictures).toBeGreaterThan(pictures)
    await page.getByLabel('Custom background URL').fill('http://127.0.0.1/wall.png')
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect(
      page.getByText('This address cannot be used. Please give the web address of a public picture.'),
    ).toBeVisible()
    expectAnswer(pageErrors, 400)
    await toggle(page, 'Custom background')
    expect((await exported(page)).pictures).toBe(pictures)
  })
})
