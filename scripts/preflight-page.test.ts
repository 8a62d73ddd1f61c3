import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { PAGE, preflightPage } from './preflight-page.ts'

it('is the page that stands in the documents: node scripts/preflight-page.ts writes it', () => {
  expect(readFileSync(PAGE, 'utf8')).toBe(preflightPage())
})
