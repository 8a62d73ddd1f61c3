import { type FirefoxWindow, firefoxPath, startFirefox } from '../support/firefox.ts'
import { expect, newAccount, test } from './fixtures.ts'

test.skip(!firefoxPath, 'No Firefox is installed here (Debian: firefox-esr).')
// It starts cold, with a profile that has never been used.
test.setTimeout(180_000)

const MENU = 'PASTE\nRigatoni 16\nTagliatelle 18\n'

test('an owner registers, brings a menu, designs and shares it, and a guest reads it, in Firefox', async ({
  server,
}) => {
  const firefox = await startFirefox(firefoxPath ?? '')
  try {
    await test.step('registers', () => registers(firefox, server.url))
    await test.step('brings a menu', () => bringsMenu(firefox))
    await test.step('designs it', () => designs(firefox))
    await test.step('shares it', () => shares(firefox))
    await test.step('a guest reads it', () => reads(firefox))
    expect(firefox.errors).toEqual([])
  } finally {
    await firefox.close()
  }
})

async function registers(firefox: FirefoxWindow, url: string): Promise<void> {
  const { username, email, password } = newAccount()
  await firefox.goto(`${url}/auth`)
  await firefox.click('tab', 'Register')
  await firefox.type('textbox', 'Email', email)
  await firefox.type('textbox', 'Username', `${username}\t${password}\t${password}\n`)
  await firefox.type('textbox', 'What is it called?', 'Osteria Volpe')
  await firefox.choose('Where?', 'Italy')
  await firefox.click('button', 'Continue')
}

async function bringsMenu(firefox: FirefoxWindow): Promise<void> {
  await firefox.click('button', 'Bring my menu')
  await firefox.type('textbox', 'Or paste your menu', MENU)
  await firefox.click('button', 'Read the Menu')
  await firefox.click('button', 'Import 2 dishes')
  await firefox.until(() => document.querySelector('article')?.innerText.includes('Tagliatelle'))
  await firefox.click('button', 'Save Menu')
  await firefox.until(() => document.body.innerText.includes('Menu Saved'))
}

async function designs(firefox: FirefoxWindow): Promise<void> {
  await firefox.click('button', 'Continue to Design')
  await firefox.click('css', 'button[aria-pressed] img')
  await firefox.until(
    () => document.querySelector('[data-page] canvas') && location.pathname === '/menu-designer',
  )
  await firefox.click('button', 'Save Menu')
  await firefox.until(() => document.body.innerText.includes('Menu Saved'))
}

async function shares(firefox: FirefoxWindow): Promise<void> {
  await firefox.click('button', 'Share Menu')
  await firefox.until(() =>
    document.querySelector('[role=dialog]')?.textContent.includes('Your menu is shared'),
  )
}

async function reads(firefox: FirefoxWindow): Promise<void> {
  const address = await firefox.until(
    () => document.querySelector<HTMLInputElement>('[role=dialog] input[value*="/r/"]')?.value,
  )
  await firefox.goto(address)
  await firefox.until(() => document.body.innerText.includes('Rigatoni'))
}
