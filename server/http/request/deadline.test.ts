import { setTimeout } from 'node:timers/promises'
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { AppError } from '../../errors/app-error.ts'
import { deadline } from './deadline.ts'

it('answers what never ends, and leaves alone what does', async () => {
  const app = new Hono()
  app.onError((error, c) => c.json({}, error instanceof AppError ? error.status : 500))
  app.use(deadline(50))
  app.get('/ends', async (c) => {
    await setTimeout(5)
    return c.text('in time')
  })
  app.get('/never', () => new Promise<Response>(() => {}))
  expect(await (await app.request('/ends')).text()).toBe('in time')
  expect((await app.request('/never')).status).toBe(504)
})
