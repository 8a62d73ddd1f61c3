import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { revokeSession } from '#contract/accounts/accounts.ts'
import { createPalette, deletePalette, listPalettes } from '#contract/accounts/palettes.ts'
import type { ErrorBody } from '#contract/errors/errors.ts'
import { generateMenu, refreshMenuItem } from '#contract/generating/generation.ts'
import { readDraft, writeDraft } from '#contract/menus/drafts.ts'
import { createSavedMenu, readSavedMenu, updateSavedMenu } from '#contract/menus/saved-menus.ts'
import { typesetPages, typesetPdf } from '#contract/menus/typesetting.ts'
import type { Endpoint } from '#contract/shared/endpoint.ts'
import { mapItems } from '#domain/menu/model/walk.ts'
import { fixedPrice } from '#domain/menu/prices/lead-price.ts'
import { buildContent, buildItem, buildSavePayload } from '../builders/build-menu.ts'
import { hasEngine, useTestServer } from '../support/test-server.ts'

const MEBIBYTE = 1024 * 1024

const palette = { primaryColor: '#123456', secondaryColor: '#ffffff', accentColor: '#654321' }
const draft = { content: buildContent({ items: 1 }), design: {}, step: 'builder' }

describe.skipIf(!hasEngine)('bad input', () => {
  const server = useTestServer()

  const postTo = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
    server()
      .client()
      .fetch(path, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } })

  const bodyOf = async (response: Response) => (await response.json()) as ErrorBody

  it('answers malformed JSON with 400 and a sentence', async () => {
    const response = await postTo('/api/login', '{"username": ')
    expect(response.status).toBe(400)
    expect(await bodyOf(response)).toMatchObject({
      code: 'malformed_json',
      message: 'The request is not valid JSON.',
    })
  })

  it('answers a body that is no JSON by its type with 415', async () => {
    const response = await postTo('/api/login', 'username=mario', {
      'content-type': 'application/x-www-form-urlencoded',
    })
    expect(response.status).toBe(415)
  })

  it.each(['null', '[]', '7', '"text"', '{"username":7,"password":{}}'])(
    'answers %s with 400',
    async (body) => {
      const response = await postTo('/api/login', body)
      expect(response.status).toBe(400)
      expect((await bodyOf(response)).code).toBe('invalid_input')
    },
  )

  it('answers a body over 1 MB with 413, whether or not it says its length', async () => {
    const large = JSON.stringify({ username: 'x'.repeat(MEBIBYTE), password: 'secret' })
    expect((await postTo('/api/login', large)).status).toBe(413)
    const client = server().client()
    const streamed = await client.fetch('/api/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: new Blob([large]).stream(),
      duplex: 'half',
    } as RequestInit)
    expect(streamed.status).toBe(413)
    expect((await bodyOf(streamed)).code).toBe('too_large')
  })

  it.each(['content-length: 31457280', 'transfer-encoding: chunked'])(
    'lets who sends 30 MB with %s read the refusal after all was sent',
    async (length) => {
      const { hostname, port } = new URL(server().url)
      const socket = connect(Number(port), hostname).pause()
      const body = 'x'.repeat(30 * MEBIBYTE)
      const head = `POST /api/login HTTP/1.1\r\nhost: ${hostname}:${port}\r\ncontent-type: application/json`
      const sent = length.startsWith('c') ? body : `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`
      await new Promise((resolve, reject) =>
        socket.once('error', reject).write(`${head}\r\n${length}\r\n\r\n${sent}`, resolve),
      )
      const answer = await text(socket)
      expect(answer).toMatch(/^HTTP\/1\.1 413 .*"code":"too_large"/s)
    },
  )

  it('answers an unknown path under /api with a JSON 404, whatever the method', async () => {
    for (const method of ['GET', 'POST', 'DELETE']) {
      const response = await server().client().fetch('/api/unknown', { method })
      expect(response.status).toBe(404)
      expect((await bodyOf(response)).code).toBe('not_found')
    }
  })

  it('answers a known path that is asked for in another way with 405, and says how', async () => {
    for (const [path, method, allowed] of [
      ['/api/saved-menus', 'PUT', 'GET, HEAD, POST'],
      ['/api/generate-menu', 'GET', 'POST'],
      ['/pricing', 'DELETE', 'GET, HEAD'],
    ] as const) {
      const response = await server().client().fetch(path, { method })
      expect(response.status).toBe(405)
      expect(response.headers.get('allow')?.split(', ').toSorted().join(', ')).toBe(allowed)
      expect(await bodyOf(response)).toMatchObject({
        code: 'method_not_allowed',
        message: 'This address cannot be used in this way.',
      })
    }
    expect((await server().client().fetch('/icons/none.png')).status).toBe(404)
  })

  it.each([
    ['/pricing/', '/pricing'],
    ['/Menu-Builder/?from=mail', '/menu-builder?from=mail'],
    ['/menu-viewer/AbC_-9/', '/menu-viewer/AbC_-9'],
  ])('leads %s to %s', async (path, meant) => {
    const response = await server().client().fetch(path)
    expect([response.status, response.headers.get('location')]).toEqual([301, meant])
  })

  it('answers an unknown page with the not-found screen and status 404', async () => {
    const response = await server().client().fetch('/nowhere')
    expect(response.status).toBe(404)
    const html = await response.text()
    expect(html).toContain('404 Page Not Found')
    expect(html).toContain('Did you forget to add the page to the router?')
  })

  it('refuses calls that another site sends, and takes those of its own pages', async () => {
    const foreign = await postTo('/api/logout', '{}', { origin: 'https://evil.example' })
    expect(foreign.status).toBe(403)
    expect((await bodyOf(foreign)).code).toBe('wrong_origin')
    expect((await postTo('/api/logout', '{}', { origin: 'null' })).status).toBe(403)
    expect((await postTo('/api/logout', '{}', { origin: server().url })).status).toBe(204)
  })

  it('gives every answer a request id, and keeps one that a proxy gave', async () => {
    const own = await server().client().fetch('/api/unknown')
    expect(own.headers.get('x-request-id')).toBe((await bodyOf(own)).requestId)
    const given = await server()
      .client()
      .fetch('/api/unknown', { headers: { 'x-request-id': 'balancer-12345' } })
    expect(given.headers.get('x-request-id')).toBe('balancer-12345')
  })

  describe('of an owner', () => {
    it.each([
      ['cuisineId', { cuisineId: 77 }],
      ['cuisineId', { cuisineId: undefined }],
      ['priceRange', { priceRange: 6 }],
      ['priceRange', { priceRange: 2.5 }],
      ['dietaryOptions.0', { dietaryOptions: [9] }],
      ['selectedCategories.0', { selectedCategories: [6] }],
      ['itemsPerCategory', { itemsPerCategory: 11 }],
      ['itemsPerCategory', { itemsPerCategory: -1 }],
      ['itemsPerCategoryCustom.1', { itemsPerCategoryCustom: { 1: 11 } }],
      ['itemsPerCategoryCustom.9', { itemsPerCategoryCustom: { 9: 3 } }],
      ['selectedCategories', { selectedCategories: [] }],
    ])('refuses generation with a wrong %s', async (path, changes) => {
      const client = server().client()
      await client.register(`gen-${crypto.randomUUID()}`)
      const refusal = await client.refusal(generateMenu, {
        body: { cuisineId: 1, selectedCategories: [1], ...changes },
      })
      expect(refusal.status).toBe(400)
      expect(refusal.details?.fields?.map((field) => field.path)).toContain(path)
    })

    it('refuses menus that are no menus', async () => {
      const client = server().client()
      await client.register('bad-menus')
      const broken = [
        { ...buildSavePayload(), templateId: 999 },
        { ...buildSavePayload(), cuisineId: 0 },
        { ...buildSavePayload(), items: ['a'] },
        buildSavePayload({ content: buildContent({ items: 0 }) }),
        ...[-1, 10_000_001, 3.5, Number.NaN, Number.POSITIVE_INFINITY].map((price) => {
          const content = buildContent({ items: 1 })
          return buildSavePayload({
            content: mapItems(content, () => buildItem({ prices: [fixedPrice(price)] })),
          })
        }),
      ]
      for (const body of broken) {
        const refusal = await client.refusal(createSavedMenu, { body })
        expect(refusal).toMatchObject({ status: 400, code: 'invalid_input' })
      }
    })

    it('refuses to typeset an unknown template, a wrong colour and a paper out of range', async () => {
      const client = server().client()
      await client.register('bad-designs')
      const good = { content: buildContent(), design: {}, templateId: 1 }
      for (const changes of [
        { templateId: 999 },
        { design: { primaryColor: 'red' } },
        { design: { customWidthIn: 0.5 } },
        { design: { pageCount: 11 } },
        { design: { categoriesPerPage: { 11: [1] } } },
      ]) {
        const refusal = await client.refusal(typesetPages, { body: { ...good, ...changes } })
        expect(refusal.status).toBe(400)
      }
    })

    it('refuses a NUL character wherever it is written, and keeps no half of a character', async () => {
      const client = server().client()
      await client.register('odd-texts')
      for (const [endpoint, input] of [
        [createSavedMenu, { body: { ...buildSavePayload(), name: 'A\0B' } }],
        [createSavedMenu, { body: { ...buildSavePayload(), restaurantId: '\0' } }],
        [createPalette, { body: { ...palette, name: '\0' } }],
        [writeDraft, { body: { ...draft, workId: 'a\0' } }],
        [writeDraft, { body: { ...draft, filters: { 'a\0': 1 } } }],
        [readDraft, { query: { workId: '\0' } }],
        [deletePalette, { params: { id: '\0' } }],
        [revokeSession, { params: { id: 'a\0' } }],
        [readSavedMenu, { params: { id: '\0' } }],
      ] satisfies [Endpoint, object][]) {
        const refusal = await client.refusal(endpoint, input)
        expect([400, 404]).toContain(refusal.status)
        expect(refusal.message).toContain('NUL')
      }
      const { id, name } = await client.call(createPalette, { body: { ...palette, name: 'Sea \ud83c' } })
      expect(name).toBe('Sea \ufffd')
      expect(await client.call(listPalettes, {})).toMatchObject([{ id, name: 'Sea \ufffd' }])
    })

    it('names a file after a menu with half of a character in its name', async () => {
      const client = server().client()
      await client.register('odd-names')
      const content = buildContent({ items: 1, restaurantName: 'Chez \ud83c' })
      const response = await client.send(typesetPdf, { body: { content, design: {}, templateId: 1 } })
      expect(response.status).toBe(200)
    })

    it('refuses versions that no thing can have', async () => {
      const client = server().client()
      await client.register('odd-versions')
      const { id } = await client.call(createSavedMenu, { body: buildSavePayload() })
      for (const version of [2 ** 31 - 1, 2 ** 31, Number.MAX_SAFE_INTEGER]) {
        for (const refusal of [
          await client.refusal(updateSavedMenu, { params: { id }, body: { ...buildSavePayload(), version } }),
          await client.refusal(writeDraft, { body: { ...draft, version } }),
        ])
          expect(refusal).toMatchObject({ status: 400, details: { fields: [{ path: 'version' }] } })
      }
    })

    it('answers ids that name nothing with 404 or 400, never 500', async () => {
      const client = server().client()
      await client.register('odd-ids')
      for (const id of ['x', '..', '%00', "' or 1=1 --", 'a'.repeat(64), 'a'.repeat(500)]) {
        const refusal = await client.refusal(readSavedMenu, { params: { id } })
        expect(refusal.status).toBe(404)
      }
      const refusal = await client.refusal(refreshMenuItem, {
        body: { itemId: 1, cuisineId: 1, categoryId: 99 },
      })
      expect(refusal.status).toBe(400)
    })
  })
})
