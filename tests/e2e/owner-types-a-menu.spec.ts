import type { Page } from '@playwright/test'
import { register } from '#contract/accounts/accounts.ts'
import type { Menu } from '#domain/menu/model/menu.ts'
import type { MenuFile } from '#domain/menu/stored/menu-file.ts'
import { sampleMenu, type sampleMenuNames } from '../samples/sample-menus.ts'
import { typedLines } from '../samples/typed-lines.ts'
import { isLong } from '../support/depth.ts'
import { writeBackup } from '../support/open-menu.ts'
import { expect, LONG, newAccount, test } from './fixtures.ts'
import { Hand } from './steps/hand.ts'
import { saidByMenu } from './steps/said-by-menu.ts'
import { typeMenu } from './steps/type-menu.ts'

type Name = (typeof sampleMenuNames)[number]

/** The long form types every menu, two of them with a finger; the short one types the shortest at a desk. */
const atDesk: readonly Name[] = isLong
  ? ['bistro', 'banquet', 'cocktail-bar', 'gastropub', 'menu-de-midi', 'pizzeria', 'weinstube']
  : ['menu-de-midi']
const onPhone: readonly Name[] = ['menu-de-midi', 'cocktail-bar']

const openMenuOf = (page: Page): Promise<Pick<MenuFile, 'content' | 'design'>> =>
  page.evaluate(() => {
    const { state } = JSON.parse(sessionStorage.getItem('carte-open-menu') ?? '{}')
    return { content: { ...state.menu, restaurant: state.restaurant }, design: state.design }
  })

/** Types a menu, and says how long a person would take. */
async function typeByHand(page: Page, name: Name, isTouch: boolean) {
  const paper = sampleMenu(name)
  await page.request.post(register.path, { data: newAccount() })
  // On a phone the prices are the view at home.
  await page.goto('/menu-builder?start=empty&view=menu')
  await expect(page.getByLabel('Name of the section Section 1', { exact: true })).toBeFocused()
  const hand = new Hand(page, isTouch)
  await typeMenu(hand, paper, typedLines[name])
  const { keys, taps, dialogs, minutes } = hand
  const figures = `${name}: ${minutes.toFixed(1)} min, ${keys} keys, ${taps} taps, ${dialogs} dialogs`
  test.info().annotations.push({ type: 'by hand', description: figures })
  if (isLong) process.stdout.write(`${isTouch ? '390' : '1440'} ${figures}\n`)
  const dishes = (menu: Menu) => menu.sections.flatMap(({ items }) => items).length
  await writeBackup(page)
  await expect.poll(async () => dishes((await openMenuOf(page)).content)).toBe(dishes(paper.content))
  const typed = await openMenuOf(page)
  expect(typed.content.restaurant.name).toBe(paper.content.restaurant.name)
  // What JSON leaves out is absent in both.
  const said = ({ content, design }: typeof typed) => JSON.parse(JSON.stringify(saidByMenu(content, design)))
  expect(said(typed)).toEqual(said(paper))
  return hand
}

for (const name of atDesk)
  test(`an owner types the menu “${name}” from its paper`, async ({ page }) => {
    // Some forty dishes, as long as the machine takes to answer each.
    test.setTimeout(600_000)
    const { minutes } = await typeByHand(page, name, false)
    expect(minutes).toBeLessThan(15)
  })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  for (const name of onPhone)
    test(`an owner types the menu “${name}” with a finger`, LONG, async ({ page }) => {
      test.setTimeout(600_000)
      const { minutes } = await typeByHand(page, name, true)
      expect(minutes).toBeLessThan(15)
    })
})
