import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { screenSources } from '#server/site/screen-sources.ts'

const client = join(import.meta.dirname, '..', '..', 'dist', 'client')

interface BuiltFile {
  readonly file: string
  readonly imports?: readonly string[]
}

const manifest: Readonly<Record<string, BuiltFile>> = JSON.parse(
  readFileSync(join(client, '.vite', 'manifest.json'), 'utf8'),
)

/** The scripts that a screen waits for: what the page and its sources import, and no part that comes later. */
function scriptsOf(path: string): string[] {
  const files = new Set<string>()
  const collect = (key: string) => {
    const built = manifest[key]
    if (!built || files.has(built.file)) return
    files.add(built.file)
    for (const imported of built.imports ?? []) collect(imported)
  }
  for (const source of ['index.html', ...(screenSources[path] ?? [])]) collect(source)
  return [...files]
}

/** Compressed, in kB of 1,000 bytes. */
const kilobytes = (files: readonly string[]): number =>
  Math.round(files.reduce((sum, file) => sum + statSync(join(client, `${file}.br`)).size, 0) / 1000)

/** Of compressed scripts in kB, before the pages are painted. */
const budgets: Readonly<Record<string, number>> = {
  '/auth': 167,
  '/': 305,
  '/saved-menus': 298,
  '/menu-builder': 454,
  '/try': 436,
  '/menu-designer': 451,
  '/menu-optimization': 334,
  '/recommendations': 336,
  '/restaurant': 369,
  '/sold-out': 283,
  '/pass': 265,
  '/account': 303,
}

describe('what a screen loads before it can be used', () => {
  it.each(Object.entries(budgets))('%s is at most %i kB of scripts', (path, budget) => {
    expect(kilobytes(scriptsOf(path))).toBeLessThanOrEqual(budget)
  })

  it.each(Object.keys(screenSources))('%s is at most 25 files', (path) => {
    expect(scriptsOf(path).length).toBeLessThanOrEqual(25)
  })
})
