import type { Context } from 'hono'
import type { User } from '#contract/accounts/accounts.ts'
import type { Asker } from '#workers/asker.ts'
import type { Env } from '../../settings/env.ts'
import { visitorAddress } from './visitor-address.ts'

/** Who takes a turn at the workers: the account, or a guest's address; guests without a counted one are one. */
export function askerOf(
  c: Context,
  user: User | null,
  env: Pick<Env, 'trustedProxies' | 'publicUrl'>,
): Asker {
  if (user) return `account ${user.id}`
  const { countedBy = 'of this machine' } = visitorAddress(c, env)
  return `address ${countedBy}`
}
