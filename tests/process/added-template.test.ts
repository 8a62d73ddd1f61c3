import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { defaultDesign } from '#domain/design/settings.ts'
import { itemsOf } from '#domain/menu/model/walk.ts'
import { menuFile } from '#domain/menu/stored/menu-file.ts'
import { buildContent } from '../builders/build-menu.ts'
import { readPdf } from '../support/read-pdf.ts'

const ROOT = join(import.meta.dirname, '..', '..')

/** The rooms that setting a menu takes; the long form builds the whole product (`developer-adds-a-template`). */
const ROOMS = [
  'package.json',
  'templates',
  'domain',
  'contract',
  'illustration',
  'sources',
  'typeset',
  'workers',
  'server',
  'commands',
]

it('sets a menu in a template that a folder and one line add', async () => {
  const copy = mkdtempSync(join(tmpdir(), 'carte-template-'))
  try {
    for (const name of ROOMS) cpSync(join(ROOT, name), join(copy, name), { recursive: true })
    symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'))
    cpSync(join(ROOT, 'tests/support/ledger'), join(copy, 'templates/ledger'), { recursive: true })
    const registry = join(copy, 'templates/registry.ts')
    writeFileSync(
      registry,
      `${readFileSync(registry, 'utf8')}export { ledger } from './ledger/template.ts'\n`,
    )

    const content = buildContent({ items: 8, restaurantName: 'The Counting House' })
    const [input, out] = [join(copy, 'menu.json'), join(copy, 'menu.pdf')]
    writeFileSync(input, menuFile({ content, design: defaultDesign, templateId: 1 }))
    await promisify(execFile)(
      process.execPath,
      ['commands/typeset.ts', '--input', input, '--out', out, '--template', 'ledger'],
      { cwd: copy },
    )

    const text = (await readPdf(readFileSync(out))).pages.map((page) => page.text).join(' ')
    for (const { name } of itemsOf(content)) expect(text).toContain(name)
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
})
