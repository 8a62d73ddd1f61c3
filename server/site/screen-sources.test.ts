import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { screenSources } from './screen-sources.ts'

it.each(Object.entries(screenSources))('names the files of %s where they are', (_, sources) => {
  for (const source of sources) {
    expect(existsSync(new URL(`../../web/${source}`, import.meta.url)), source).toBe(true)
  }
})
