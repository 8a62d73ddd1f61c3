import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type FakeAiServer, startAiServer } from '../fakes/ai-server.ts'
import { startServerProcess } from '../support/server-process.ts'
import { test } from './fixtures.ts'

/** A server with a model, for one journey. */
export const modelTest = test.extend<{ ai: FakeAiServer; baseURL: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from its pattern.
  ai: async ({}, use) => {
    const ai = await startAiServer()
    await use(ai)
    await ai.close()
  },
  baseURL: async ({ ai }, use) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'carte-model-'))
    const settings = { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'fake', AI_BASE_URL: ai.url }
    const server = await startServerProcess({ CARTE_DATA_DIR: dataDir, ...settings })
    await use(server.url)
    await server.end('SIGTERM')
    rmSync(dataDir, { recursive: true, force: true })
  },
})
