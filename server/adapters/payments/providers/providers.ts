import type { ProviderDescriptor } from '../port.ts'
import { sandbox } from './sandbox/sandbox.ts'
import { stripe } from './stripe/stripe.ts'

/** Every payment provider there is; the first whose settings are given is the one where none is named. */
export const providers: readonly ProviderDescriptor[] = [stripe, sandbox]
