import { z } from 'zod'
import { endpoint } from '../shared/endpoint.ts'

export const resource = [240, 'Operation', 'For those who run Carte.'] as const

const statusSchema = z
  .enum(['ok', 'degraded', 'draining'])
  .meta({ description: '`draining` from the signal to stop on; `degraded` while a part is away.' })

const partSchema = z.enum(['ok', 'unreachable'])

export const health = endpoint('get', '/api/health', {
  scope: 'read',
  summary: 'How this server is, part by part; 503 while it drains or its database is away',
  access: 'anyone',
  isUncounted: true,
  output: z.object({
    status: statusSchema,
    version: z.string(),
    database: partSchema,
    storage: partSchema.meta({ description: 'Of uploaded pictures; all else goes on without it.' }),
    typesetter: z.object({ workers: z.int(), queued: z.int() }),
  }),
})

export const live = endpoint('get', '/api/health/live', {
  scope: 'read',
  summary: 'Does this process answer? Nothing else is asked; restart it only when it does not',
  access: 'anyone',
  isUncounted: true,
  output: z.object({ status: z.literal('ok') }),
})

export const ready = endpoint('get', '/api/health/ready', {
  scope: 'read',
  summary: 'Should this server get requests? 503 while it drains or its database is away',
  access: 'anyone',
  isUncounted: true,
  output: z.object({ status: statusSchema }),
})

export const reportFault = endpoint('post', '/api/faults', {
  scope: 'person',
  summary: 'An error of a screen in a browser, for the log of the server',
  access: 'anyone',
  body: z.object({
    where: z.enum(['part', 'screen', 'script']).meta({ description: 'Who caught it; `script`: nobody.' }),
    name: z.string().max(60),
    message: z.string().max(200).meta({ description: 'Without what it quotes.' }),
    at: z.array(z.string().max(120)).max(8).meta({ description: 'Files and places, the innermost first.' }),
    screen: z.string().max(100).meta({ description: 'Its path, without a query.' }),
    build: z.string().max(32),
  }),
})

export const examples = {
  reportFault: {
    body: {
      where: 'part',
      name: 'TypeError',
      message: "Cannot read properties of undefined (reading '…')",
      at: ['builder-B4B9aKl6.js:1:2345'],
      screen: '/menu-builder',
      build: '3f9a07c1d2e4b586',
    },
  },
  health: {
    output: {
      status: 'ok',
      version: '0.2.0',
      database: 'ok',
      storage: 'ok',
      typesetter: { workers: 2, queued: 0 },
    },
  },
}
