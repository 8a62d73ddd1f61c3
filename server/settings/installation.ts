import type { Installation } from '#contract/installation.ts'
import type { Env } from './env.ts'
import { isPublicAddress } from './local-address.ts'

/** What pages and screens are told of the operator's decisions. */
export const installationOf = ({
  billing,
  registration,
  publicUrl,
  ai,
}: Pick<Env, 'billing' | 'registration' | 'publicUrl' | 'ai'>): Installation => ({
  billing,
  registration,
  saysPaymentsAreTests: billing === 'sandbox' && isPublicAddress(publicUrl),
  asksAi: ai !== undefined,
  drawsPictures: ai?.imageModel !== undefined,
})
