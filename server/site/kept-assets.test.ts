import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { keepAssets, keptAssetsDir, openKeptAssets } from './kept-assets.ts'

let directory: string
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'carte-kept-'))
  mkdirSync(join(directory, 'assets'))
  openKeptAssets(directory)
})
afterEach(() => rmSync(directory, { recursive: true, force: true }))

const keptDir = () => keptAssetsDir(directory)
const kept = () => readdirSync(keptDir()).sort()

/** Puts this build in the place of the one before, and keeps its files on a day of December. */
async function runBuild(day: number, files: Record<string, string>) {
  const assetsDir = join(directory, 'assets')
  rmSync(assetsDir, { recursive: true })
  mkdirSync(assetsDir)
  for (const [name, text] of Object.entries(files)) writeFileSync(join(assetsDir, name), text)
  const now = new Date(Date.UTC(2026, 11, day))
  await keepAssets({ names: Object.keys(files), assetsDir, keptDir: keptDir(), now, mostBytes: 250 })
}

it('keeps the files of earlier builds for a week after their last server', async () => {
  await runBuild(1, { 'prices-a.js': 'a', 'react-1.js': 'react' })
  // It ran for weeks: its files count from the day when it was last seen.
  await runBuild(20, { 'prices-a.js': 'a', 'react-1.js': 'react' })
  await runBuild(21, { 'prices-b.js': 'b', 'react-1.js': 'react' })
  expect(kept()).toEqual(['prices-a.js', 'prices-b.js', 'react-1.js'])
  expect(readFileSync(join(keptDir(), 'prices-a.js'), 'utf8')).toBe('a')
  await runBuild(27, { 'prices-b.js': 'b', 'react-1.js': 'react' })
  expect(kept()).toContain('prices-a.js')
  await runBuild(28, { 'prices-b.js': 'b', 'react-1.js': 'react' })
  expect(kept()).toEqual(['prices-b.js', 'react-1.js'])
})

it('drops the oldest where there is more than a bound, and never what the present build needs', async () => {
  const large = 'x'.repeat(100)
  await runBuild(1, { 'oldest.js': large })
  await runBuild(2, { 'older.js': large })
  await runBuild(3, { 'present.js': large })
  expect(kept()).toEqual(['older.js', 'present.js'])
})

it('keeps no half of a file while another build is put in place', async () => {
  const assetsDir = join(directory, 'assets')
  await keepAssets({ names: ['gone.js'], assetsDir, keptDir: keptDir(), now: new Date() })
  expect(kept()).toEqual([])
})
