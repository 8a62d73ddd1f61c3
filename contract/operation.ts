import { z } from 'zod'
import { endpoint } from './endpoint.ts'

export const health = endpoint({
  method: 'get',
  path: '/api/health',
  summary: 'Is this server fit to take requests? 503 while it drains or its database is away',
  access: 'anyone',
  isUncounted: true,
  status: 200,
  output: z.object({
    status: z.enum(['ok', 'draining', 'degraded']),
    version: z.string(),
    database: z.enum(['ok', 'unreachable']),
    typesetter: z.object({ workers: z.int(), queued: z.int() }),
  }),
  errors: ['shutting_down'],
})
