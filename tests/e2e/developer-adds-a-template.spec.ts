import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { register } from '#contract/accounts/accounts.ts'
import { listTemplates } from '#contract/generating/reference.ts'
import { createSavedMenu, shareSavedMenu } from '#contract/menus/saved-menus.ts'
import { defaultDesign } from '#domain/design/settings.ts'
import { itemsOf } from '#domain/menu/model/walk.ts'
import { menuFile } from '#domain/menu/stored/menu-file.ts'
import { buildContent, buildSavePayload } from '../builders/build-menu.ts'
import { openInDesigner, pagesAreUpToDate } from '../support/design-menu.ts'
import { ledger } from '../support/ledger/template.ts'
import { readPdf } from '../support/read-pdf.ts'
import { startServerProcess } from '../support/server-process.ts'
import { expect, LONG, makeProfessional, newAccount, test } from './fixtures.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const NOT_COPIED = new Set(['.git', 'node_modules', 'dist', 'docs', 'test-results'])

/** Compiling and building everything, on a machine that others share. */
const PATIENCE_MS = 480_000

const content = buildContent({ items: 8, restaurantName: 'The Counting House' })

// It compiles and builds a copy of everything.
test('a developer adds a template by one folder and one line', LONG, async ({ browser }) => {
  test.setTimeout(PATIENCE_MS)
  const copy = mkdtempSync(join(tmpdir(), 'carte-template-'))
  const run = (...words: string[]) => promisify(execFile)(process.execPath, words, { cwd: copy })
  try {
    await test.step('adds them to a copy of the sources', () => {
      for (const name of readdirSync(ROOT).filter((name) => !NOT_COPIED.has(name)))
        cpSync(join(ROOT, name), join(copy, name), { recursive: true })
      symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'))
      cpSync(join(ROOT, 'tests/support/ledger'), join(copy, 'templates/ledger'), { recursive: true })
      const registry = join(copy, 'templates/registry.ts')
      writeFileSync(
        registry,
        `${readFileSync(registry, 'utf8')}export { ledger } from './ledger/template.ts'\n`,
      )
    })

    await test.step('has its sample pages set, and everything compiled and built', async () => {
      await Promise.all([
        run('art/make-template-pictures.ts', 'ledger'),
        // Each further checker infers the types of shared files again.
        run('node_modules/typescript/bin/tsc', '--project', '.', '--checkers', '1'),
        run('scripts/build.ts', '--uncompressed'),
      ])
    })

    await test.step('has a menu set in it', async () => {
      const [input, out] = [join(copy, 'menu.json'), join(copy, 'menu.pdf')]
      writeFileSync(input, menuFile({ content, design: defaultDesign, templateId: 1 }))
      await run('commands/typeset.ts', '--input', input, '--out', out, '--template', 'ledger')
      const text = (await readPdf(readFileSync(out))).pages.map((page) => page.text).join(' ')
      for (const { name } of itemsOf(content)) expect(text).toContain(name)
    })

    const server = await startServerProcess({ CARTE_DATA_DIR: join(copy, 'data') }, { root: copy })
    try {
      const page = await (await browser.newContext({ baseURL: server.url })).newPage()
      await test.step('finds it in the list, in the gallery, and in the words of the plans', async () => {
        const { id, name, description } = ledger
        expect(await (await page.request.get(listTemplates.path)).json()).toContainEqual({
          id,
          name,
          description,
          styleClass: 'template-ledger',
        })
        await page.goto('/templates')
        await expect(page.getByRole('link', { name: 'Use This Template: Ledger' })).toBeVisible()
        const sample = page.getByAltText(/in the Ledger template: The Counting House/)
        await sample.scrollIntoViewIfNeeded()
        await expect
          .poll(() => sample.evaluate((img: HTMLImageElement) => img.naturalWidth))
          .toBeGreaterThan(0)
        await page.goto('/pricing')
        await expect(page.getByText('All templates (Classic, Modern, Rustic and more)').first()).toBeVisible()
      })

      await test.step('meets its lock with the Basic plan, and designs with it with the Professional one', async () => {
        await page.request.post(register.path, { data: newAccount() })
        await openInDesigner(page, content)
        const card = page.getByRole('button', { name: /^Ledger/ })
        await card.click()
        const upsell = page.getByRole('dialog', { name: 'Premium Feature' })
        await expect(upsell).toContainText('The Ledger Template is available with our Professional plan.')
        await makeProfessional(page)
        await page.reload()
        await card.click()
        await expect(card).toHaveAttribute('aria-pressed', 'true')
        await pagesAreUpToDate(page)
      })

      await test.step('shows it to guests', async () => {
        const data = buildSavePayload({ content, templateId: ledger.id })
        const { id } = await (await page.request.post(createSavedMenu.path, { data })).json()
        await page.request.post(shareSavedMenu.path.replace('{id}', id))
        await page.goto(`/menu-viewer/${id}`)
        const variable = (name: string) =>
          page.evaluate((name) => getComputedStyle(document.body).getPropertyValue(name), name)
        expect(await variable('--name-size')).toBe(ledger.tokens.sizes.name)
        expect(await variable('--section-case')).toBe('uppercase')
        const heading = page.getByRole('heading', { level: 1 })
        expect(await heading.evaluate((element) => getComputedStyle(element).fontSize)).toBe('40px')
      })
    } finally {
      await server.end('SIGTERM')
    }
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
})
