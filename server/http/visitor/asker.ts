import type { Context } from 'hono'
import type { User } from '#contract/accounts/accounts.ts'
import type { Asker } from '#workers/asker.ts'
import type { Env } from '../../settings/env.ts'
import { visitorAddress } from './visitor-address.ts'

/**
 * Who takes a turn at the workers: the account, or the address of a guest. All guests without a counted address
 * (`visitor-address.ts`) are one.
 */
export function askerOf(
  c: Context,
  user: User | null,
  env: Pick<Env, 'trustedProxies' | 'publicUrl'>,
): Asker {
  if (user) return `account ${user.id}`
  const { countedBy = 'of this machine' } = visitorAddress(c, env)
  return `address ${countedBy}`
}
