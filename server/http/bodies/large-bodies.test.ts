import { afterAll, describe, expect, it } from 'vitest'
import { createSavedMenu } from '#contract/menus/saved-menus.ts'
import { typesetPages } from '#contract/menus/typesetting.ts'
import { buildContent, buildSavePayload } from '#tests/builders/build-menu.ts'
import type { AppError } from '../../errors/app-error.ts'
import { createLog } from '../../watching/log.ts'
import { judgeJson } from './judge.ts'
import { createLargeBodies } from './large-bodies.ts'

const largeBodies = createLargeBodies({ log: createLog('silent') })
afterAll(() => largeBodies.close())

const bytes = (text: string) => new TextEncoder().encode(text)
const ask = (call: string, body: Uint8Array) =>
  largeBodies.judge({ call, body, for: 'account a', signal: new AbortController().signal })

const refused = (call: string, body: Uint8Array) =>
  ask(call, body).then(
    () => expect.fail('It was taken'),
    (error: AppError) => error,
  )

describe('a large body', () => {
  const menu = JSON.stringify(buildSavePayload({ content: buildContent({ items: 1000 }) }))

  it('is judged in a process of its own, the same as in this one', async () => {
    const body = bytes(menu)
    expect(await ask('post /api/saved-menus', body)).toEqual(judgeJson(createSavedMenu.body, body))
  })

  it('of version 1 comes back as what it means today', async () => {
    const { templateId, design } = buildSavePayload()
    const item = { id: 1, name: 'Soup', description: '', price: 5, categoryId: 1, cuisineId: 5 }
    const groups = [{ category: { id: 1, name: 'Soups' }, items: [item] }]
    const body = bytes(JSON.stringify({ content: { restaurant: { name: 'x' }, groups }, design, templateId }))
    expect(await ask('post /api/typeset/pages', body)).toEqual(judgeJson(typesetPages.body, body))
  })

  it('is refused as it would be here', async () => {
    const refusals = [
      menu.slice(0, -1),
      menu.replace('"cuisineId":5', '"cuisineId":"five"'),
      '['.repeat(100_000),
    ]
    for (const body of refusals.map(bytes)) {
      const refusal = await refused('post /api/saved-menus', body)
      expect(() => judgeJson(createSavedMenu.body, body)).toThrow(refusal.message)
      expect(refusal.status).toBe(400)
    }
    const tooMany = bytes(`{"items":[${Array(200_000).fill('""').join(',')}]}`)
    expect((await refused('post /api/saved-menus', tooMany)).code).toBe('too_large')
  })
})
