import { z } from 'zod'
import { endpoint } from '../shared/endpoint.ts'
import { nextCursorSchema, pageShape } from '../shared/pages.ts'

export const resource = [
  235,
  'Background work',
  'Mails, events for other programs, changes that go to all menus and sweeps: what waits, and what has failed. For administrators.',
] as const

export const jobKinds = ['mail', 'webhook', 'sweep', 'rollout'] as const

const jobSchema = z.object({
  id: z.string(),
  kind: z.enum(jobKinds),
  name: z.string().meta({ description: 'Of a sweep, its name; else empty.' }),
  ownerId: z.string().nullable().meta({ description: 'Whose event or change it is.' }),
  state: z.enum(['waiting', 'failed']),
  attempts: z.int(),
  nextAt: z
    .string()
    .nullable()
    .meta({ description: 'When it is tried next; null where it is not tried again.' }),
  lastError: z
    .string()
    .nullable()
    .meta({ description: 'Why the last attempt failed; `internal`: the log says more.' }),
  lastStatus: z.int().nullable().meta({ description: 'What the address of an event answered last.' }),
  createdAt: z.string(),
})

export type Job = z.infer<typeof jobSchema>

export const listJobs = endpoint('get', '/api/jobs', {
  scope: 'person',
  verb: 'account',
  summary: 'A page of the jobs that wait or have failed, the newest first, and how many there are',
  query: z.object({
    state: z.enum(['waiting', 'failed']).default('failed'),
    kind: z.enum(jobKinds).optional(),
    ...pageShape,
  }),
  output: z.object({
    counts: z.array(
      z.object({
        kind: z.enum(jobKinds),
        state: z.enum(['waiting', 'failed']),
        count: z.int(),
        since: z.string().meta({ description: 'Of the oldest one.' }),
      }),
    ),
    jobs: z.array(jobSchema),
    nextCursor: nextCursorSchema,
  }),
  errors: ['not_administrator'],
})

const jobParams = z.object({ id: z.string().min(1).max(80) })

export const retryJob = endpoint('post', '/api/jobs/{id}/retry', {
  scope: 'person',
  verb: 'account',
  summary: 'Try a job again now that has failed, or that waits for its next attempt',
  work: 'writing',
  params: jobParams,
  errors: ['not_administrator', 'job_not_found'],
})

export const deleteJob = endpoint('delete', '/api/jobs/{id}', {
  scope: 'person',
  verb: 'account',
  summary: 'Forget a job that has failed',
  work: 'writing',
  params: jobParams,
  errors: ['not_administrator', 'job_not_found'],
})

export const examples = {
  listJobs: {
    output: {
      counts: [{ kind: 'mail', state: 'failed', count: 1, since: '2026-03-05T09:30:00.000Z' }],
      jobs: [
        {
          id: '4e1c3c52-6f0e-4d8e-9a55-2f3c8f6f1f10',
          kind: 'mail',
          name: '',
          ownerId: null,
          state: 'failed',
          attempts: 9,
          nextAt: null,
          lastError: 'unreachable',
          lastStatus: null,
          createdAt: '2026-03-05T09:30:00.000Z',
        },
      ],
      nextCursor: null,
    },
  },
}
