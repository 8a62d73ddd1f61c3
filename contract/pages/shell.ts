import type { User } from '../accounts/accounts.ts'

/** The meta element in which the shell says who is signed in, as JSON; without content where it doesn't say. */
export const USER_META = 'carte-user'

export type ShellUser = User | null
