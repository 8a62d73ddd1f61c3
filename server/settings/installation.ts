import type { Installation } from '#contract/installation.ts'
import { isPublicAddress } from '../http/visitor/local-address.ts'
import type { Env } from './env.ts'

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
