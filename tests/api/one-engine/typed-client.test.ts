import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, it } from 'vitest'
import { createKey } from '#contract/accounts/keys.ts'
import { readSavedMenu } from '#contract/menus/saved-menus.ts'
import { subscribe } from '../../support/subscriber.ts'
import type { TestClient } from '../../support/test-client.ts'
import { hasEngine, useTestServer } from '../../support/test-server.ts'

const folder = join(import.meta.dirname, '../../../clients/typescript')
const modules = join(folder, 'node_modules')
/** Its packages are its own: `npm ci --prefix clients/typescript`. */
const isInstalled = existsSync(modules)
const run = promisify(execFile)

/** What the folder exports; its types are made while this runs. */
interface CarteFolder {
  createCarte(options: { url: string; key: string }): {
    GET(path: string): Promise<{ data?: unknown; error?: unknown; response: Response }>
  }
  orThrow(call: Promise<unknown>): Promise<unknown>
}

describe.skipIf(!hasEngine || !isInstalled)('the typed client', () => {
  const server = useTestServer()
  let owner: TestClient
  let key: string

  beforeAll(async () => {
    if (!hasEngine || !isInstalled) return
    owner = server().client()
    await owner.register('developer')
    await subscribe(owner)
    key = (await owner.call(createKey, { body: { name: 'Client', scope: 'write' } })).key
    const description = await (await fetch(`${server().url}/api/openapi.json`)).text()
    const file = join(folder, 'node_modules', '.openapi.json')
    await writeFile(file, description)
    const generator = join(modules, 'openapi-typescript/bin/cli.js')
    const flags = ['--default-non-nullable=false', '--output', 'description.d.ts']
    await run(process.execPath, [generator, file, ...flags], { cwd: folder })
  }, 120_000)

  it('is made from the description of a running server and compiles in strict mode with its examples', async () => {
    const compiler = join(modules, 'typescript/bin/tsc')
    const { stdout } = await run(process.execPath, [compiler, '--project', '.'], { cwd: folder })
    expect(stdout).toBe('')
  }, 120_000)

  it('does the first minute: a menu, a price of it, and what is stored then', async () => {
    const { createCarte }: CarteFolder = await import(/* @vite-ignore */ join(folder, 'carte.ts'))
    const { firstMinute } = await import(/* @vite-ignore */ join(folder, 'examples/first-minute.ts'))
    const { menuId, amount } = await firstMinute(createCarte({ url: server().url, key }))
    expect(amount).toBe(1050)
    const stored = await owner.call(readSavedMenu, { params: { id: menuId } })
    expect(stored.content?.sections[0]?.items[0]).toMatchObject({
      name: 'Minestrone',
      prices: [{ amount: 1050 }],
    })
  })

  it('throws what was refused with its code', async () => {
    const { createCarte, orThrow }: CarteFolder = await import(/* @vite-ignore */ join(folder, 'carte.ts'))
    const wrong = createCarte({ url: server().url, key: 'carte_00000000_wrong' })
    await expect(orThrow(wrong.GET('/api/saved-menus'))).rejects.toMatchObject({
      name: 'CarteError',
      code: 'key_invalid',
      status: 401,
    })
  })
})
