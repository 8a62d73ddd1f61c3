import { health } from '#contract/operation.ts'
import { type Api, mount } from '../../http/mount.ts'
import type { Services } from '../../services.ts'

export function mountOperation(api: Api, { database, typesetter, version, isDraining }: Services): void {
  mount(api, health, async ({ c }) => {
    const isReachable = await database.isReachable()
    const isFit = isReachable && !isDraining()
    // A balancer reads the status, an operator the body: both get both.
    if (!isFit) c.status(503)
    return {
      status: isDraining() ? ('draining' as const) : isReachable ? ('ok' as const) : ('degraded' as const),
      version,
      database: isReachable ? ('ok' as const) : ('unreachable' as const),
      typesetter: typesetter.status(),
    }
  })
}
