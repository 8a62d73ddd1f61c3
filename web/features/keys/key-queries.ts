import { listKeys } from '#contract/accounts/keys.ts'
import { askAgain, queryOf } from '../../lib/query-of.ts'

/** The keys of the account; one may be used while it is looked at. */
export const keysQuery = queryOf(listKeys, {}, { asksToSignIn: 'once', staleTime: 0 })

export const refreshKeys = (): Promise<void> => askAgain(listKeys)
