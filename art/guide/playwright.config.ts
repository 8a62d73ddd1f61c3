import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import base from '../../playwright.config.ts'

/** Takes the pictures of the guide: `npm run guide:pictures`, by the steps and the server of the journeys. */
export default defineConfig({
  ...base,
  testDir: import.meta.dirname,
  testMatch: 'pictures.ts',
  projects: [{ name: 'guide' }],
  outputDir: join(import.meta.dirname, '../../test-results/guide'),
  timeout: 120_000,
  workers: 1,
})
