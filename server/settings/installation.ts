import { hasPlans, type Installation } from '#contract/shared/installation.ts'
import type { Env } from './env.ts'
import { isPublicAddress } from './local-address.ts'

/** Returns what pages and screens show of the operator's decisions. */
export const installationOf = ({
  brand,
  billing,
  registration,
  publicUrl,
  payments,
  ai,
  oidc,
}: Pick<
  Env,
  'brand' | 'billing' | 'registration' | 'publicUrl' | 'payments' | 'ai' | 'oidc'
>): Installation => ({
  ...brand,
  billing,
  registration,
  saysPaymentsAreTests: hasPlans({ billing }) && !payments.provider.takesMoney && isPublicAddress(publicUrl),
  ...(oidc && { signInProvider: oidc.name }),
  asksAi: ai !== undefined,
  drawsPictures: ai?.imageModel !== undefined,
})
