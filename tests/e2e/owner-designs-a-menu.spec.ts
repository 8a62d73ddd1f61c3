import { uploadImage } from '#contract/accounts/uploads.ts'
import { buildContent } from '../builders/build-menu.ts'
import { sampleMenu } from '../samples/sample-menus.ts'
import { openInDesigner, pagesAreUpToDate } from '../support/design-menu.ts'
import { expect, test, toastOf } from './fixtures.ts'
import { choose, exported, PICTURE, signInAsProfessional, tab, toggle } from './steps/designer.ts'

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
  })

  await test.step('font, size and header', async () => {
    await tab(page, 'Text')
    await choose(page, 'Font', 'Mono')
    const mono = await exported(page)
    expect(mono.fontNames).toContain('RobotoMono')
    expect(mono.colors).toContain('#333333')
    await choose(page, 'Font', 'Cursive')
    expect((await exported(page)).fontNames).toContain('Dancing')
    await choose(page, 'Font', 'Serif')
    const withHeader = async (header: string) => {
      await choose(page, 'Header', header)
      return exported(page)
    }
    const [onLeft, inMiddle] = [await withHeader('Left'), await withHeader('Centered')]
    await choose(page, 'Size', 'Large')
    const onRight = await withHeader('Right')
    expect(onRight.find('Dish number 1').height).toBeGreaterThan(plain.find('Dish number 1').height)
    const [left, middle, right] = [onLeft, inMiddle, onRight].map((pdf) => pdf.find('Chez Paul').x)
    expect(left).toBeLessThan(middle ?? 0)
    expect(middle).toBeLessThan(right ?? 0)
    const banner = await withHeader('Banner')
    expect(banner.find('Chez Paul').y).not.toBeCloseTo(onRight.find('Chez Paul').y, 0)
    await choose(page, 'Header', 'Centered')
    await choose(page, 'Size', 'Medium')
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
    expect(without.text).toContain('$5.50')
    await toggle(page, 'Show pictures')
    await choose(page, 'Currency sign', 'After')
    await choose(page, 'Cents', '½')
    await expect(page.getByText('12 $, 12½ $, 12.75 $')).toBeVisible()
    const after = await exported(page)
    expect(after.pictures).toBeGreaterThan(without.pictures)
    expect(after.text).toMatch(/5½\s?\$/)
    await choose(page, 'Currency sign', 'None')
    await toggle(page, 'Show descriptions')
    const plainer = (await exported(page)).text
    expect(plainer).not.toContain('$')
    expect(plainer).not.toContain('herbs from the garden')
    await choose(page, 'Currency sign', 'Default')
    await toggle(page, 'Show prices')
    await expect(page.getByRole('group', { name: 'Currency sign' })).toBeHidden()
    const { text } = await exported(page)
    expect(text).toContain('Dish number 1')
    expect(text).not.toContain('$')
  })

  await test.step('a dietary indicator for a dish with its meaning at the foot, and the watermark', async () => {
    await tab(page, 'Dietary')
    const diets = page.getByRole('list', { name: 'Diets of Dish number 1', exact: true })
    await diets.getByRole('button', { name: 'Vegan' }).click()
    await expect(toastOf(page, 'Dietary indicator updated')).toBeVisible()
    expect((await exported(page)).text).toMatch(/VG Vegan/)
    await toggle(page, 'Show dietary tags')
    await tab(page, 'Background')
    expect(plain.text).not.toContain('Created with Carte')
    await toggle(page, 'Hide the watermark')
    const { text } = await exported(page)
    expect(text).not.toContain('Vegan')
    expect(text).toContain('Created with Carte')
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
  })

  await test.step('all of it is there after a save and a reload', async () => {
    await page.getByRole('button', { name: 'Save Menu' }).click()
    await expect(toastOf(page, 'Menu Saved')).toContainText('Your menu has been saved to My Menus.')
    const before = await exported(page)
    expect(before.text).toContain('Tarte Tatin')
    await page.reload()
    await pagesAreUpToDate(page)
    expect(await exported(page)).toMatchObject({ text: before.text, fontNames: before.fontNames })
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
