import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#contract/shared/endpoint.ts'
import type { HttpBindings } from '../bindings.ts'
import { describeApi } from '../description/openapi.ts'
import { mount } from './mount.ts'

const former = endpoint('get', '/api/former', {
  scope: 'read',
  access: 'anyone',
  summary: 'What was called so before',
  output: z.object({}),
  deprecated: { since: '2026-11-29', until: '2027-12-01', instead: 'Read the list.' },
})

it('tells in each answer since when a call goes, until when it is answered, and what to do instead', async () => {
  const api = new Hono<HttpBindings>()
  api.use(async (c, next) => {
    c.set('caller', async () => ({ user: null }))
    c.set('beginCall', async () => () => {})
    c.set('once', (_call, make) => make())
    await next()
  })
  mount(api, former, () => ({}))
  const { headers } = await api.request('/api/former')
  expect(headers.get('deprecation')).toBe('@1795910400')
  expect(headers.get('sunset')).toBe('Wed, 01 Dec 2027 00:00:00 GMT')
  expect(headers.get('link')).toBe('</api/docs>; rel="deprecation"')
})

it('is marked in the description, with what to do instead', () => {
  const described = describeApi([{ id: 'former', resource: 'Menus', call: former }], { version: '1.0.0' })
  const operation = described.paths['/api/former']?.get
  expect(operation).toMatchObject({ deprecated: true })
  expect(operation?.description).toContain('It goes on 2027-12-01. Read the list.')
})
