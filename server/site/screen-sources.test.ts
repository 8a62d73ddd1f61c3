import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { screenSources } from './screen-sources.ts'

const web = new URL('../../web/', import.meta.url)

it.each(Object.entries(screenSources))('names the files of %s where they are', (_, sources) => {
  for (const source of sources) expect(existsSync(new URL(source, web)), source).toBe(true)
})

it('names every screen that the router loads, and no other', () => {
  const router = readFileSync(new URL('routes/router.tsx', web), 'utf8')
  const loaded = [...router.matchAll(/import\('\.\/([^']+)'\)/g)].map(([, file]) => `routes/${file}`)
  expect(new Set(Object.values(screenSources).flat())).toEqual(new Set(loaded))
})
