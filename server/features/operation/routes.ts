import { health, live, ready, reportFault } from '#contract/accounts/operation.ts'
import { AppError } from '../../errors/app-error.ts'
import type { Api, HttpContext } from '../../http/bindings.ts'
import { mount } from '../../http/calls/mount.ts'
import type { Printing } from '../../printing/printing.ts'
import type { Settings } from '../../settings/settings.ts'
import type { Watching } from '../../watching/watching.ts'
import { createFitness, type Fitness } from './fitness.ts'
import { mayReadMetrics } from './metrics-access.ts'
import type { Operation } from './operation.ts'

export function mountOperation(
  api: Api,
  services: Settings & Operation & Pick<Printing, 'typesetter'> & Watching,
): void {
  const { database, checkStorage, typesetter, metrics, log, version, env, isDraining } = services
  const mayLog = oncePer(FAULTS_A_MINUTE)
  const look = createFitness({ database: database.isReachable, storage: checkStorage })

  /** A balancer reads the status of the answer, an operator its body: both get both. */
  function statusOf(c: HttpContext, { isDatabaseReachable, isStorageReachable }: Fitness) {
    if (isDraining() || !isDatabaseReachable) c.set('unfitStatus', 503)
    if (isDraining()) return 'draining' as const
    return isDatabaseReachable && isStorageReachable ? ('ok' as const) : ('degraded' as const)
  }

  mount(api, live, () => ({ status: 'ok' as const }))

  mount(api, ready, async ({ c }) => ({ status: statusOf(c, await look()) }))

  mount(api, health, async ({ c }) => {
    const fitness = await look()
    const { workers, queued } = typesetter.status()
    return {
      status: statusOf(c, fitness),
      version,
      database: partOf(fitness.isDatabaseReachable),
      storage: partOf(fitness.isStorageReachable),
      typesetter: { workers, queued },
    }
  })

  mount(api, reportFault, ({ body }) => {
    if (mayLog()) log.warn({ fault: body }, 'an error in a browser')
  })

  api.get('/metrics', async (c) => {
    if (!mayReadMetrics(c, env)) throw new AppError('not_found')
    return c.body(await metrics.text(), 200, {
      'content-type': metrics.contentType,
      'cache-control': 'no-store',
    })
  })
}

const partOf = (isReachable: boolean) => (isReachable ? ('ok' as const) : ('unreachable' as const))

/** Lines of browsers in the log, on each server: a fault of everybody's is known from a few. */
const FAULTS_A_MINUTE = 30

/** Whether it may be done once more, at most this often a minute. */
function oncePer(mostPerMinute: number): () => boolean {
  let minute = 0
  let count = 0
  return () => {
    const now = Math.floor(performance.now() / 60_000)
    if (now !== minute) count = 0
    minute = now
    count += 1
    return count <= mostPerMinute
  }
}
