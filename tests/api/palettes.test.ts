import { describe, expect, it } from 'vitest'
import {
  createPalette,
  deletePalette,
  listPalettes,
  MAX_SAVED_PALETTES,
} from '#contract/accounts/palettes.ts'
import { paletteThemes } from '#domain/design/palettes.ts'
import { hasEngine, useTestServer } from '../support/test-server.ts'

const [elegance, minimal] = paletteThemes

describe.skipIf(!hasEngine)('saved palettes', () => {
  // The most that an account keeps has to hold by itself when more come at once than the rates let through.
  const server = useTestServer({}, { rateLimits: { 'writing by account': { count: 1000, block: 1000 } } })

  async function owner() {
    const client = server().client()
    await client.register(`painter-${crypto.randomUUID()}`)
    return client
  }

  it('stay with the account, the newest first', async () => {
    const client = await owner()
    const first = await client.call(createPalette, { body: elegance })
    const { name: _, ...nameless } = minimal
    const second = await client.call(createPalette, { body: nameless })
    const listed = await client.call(listPalettes, {})
    expect(listed).toHaveLength(2)
    expect(listed).toContainEqual({ ...elegance, id: first.id })
    expect(listed).toContainEqual({ ...nameless, id: second.id })
    await client.call(deletePalette, { params: { id: first.id } })
    expect(await client.call(listPalettes, {})).toEqual([second])
  })

  it('are seen and deleted by their owner alone', async () => {
    const client = await owner()
    const { id } = await client.call(createPalette, { body: elegance })
    const stranger = await owner()
    expect(await stranger.call(listPalettes, {})).toEqual([])
    expect(await stranger.refusal(deletePalette, { params: { id } })).toMatchObject({
      status: 404,
      code: 'palette_not_found',
    })
    expect(await server().client().refusal(listPalettes)).toMatchObject({ status: 401 })
    expect(await client.call(listPalettes, {})).toHaveLength(1)
  })

  it('are made of colours', async () => {
    const client = await owner()
    for (const accentColor of ['red', '#12345', '#12345g', 'url(javascript:1)', '', null]) {
      const body = { ...elegance, accentColor }
      expect(await client.refusal(createPalette, { body })).toMatchObject({
        status: 400,
        code: 'invalid_input',
      })
    }
  })

  it('are at most fifty, even when they come at once', async () => {
    const client = await owner()
    const saveAtOnce = async (count: number) => {
      const sent = Array.from({ length: count }, () => client.send(createPalette, { body: elegance }))
      return (await Promise.all(sent)).map(({ status }) => status).sort()
    }
    // An account has few calls in hand at once: what is left of the fifty is fought for by eight.
    const left = 5
    for (let saved = 0; saved < MAX_SAVED_PALETTES - left; saved += 15) await saveAtOnce(15)
    expect(await saveAtOnce(left + 3)).toEqual([201, 201, 201, 201, 201, 409, 409, 409])
    expect(await client.refusal(createPalette, { body: elegance })).toMatchObject({
      status: 409,
      code: 'too_many_palettes',
    })
  })
})
