import { currentUser, type User } from '#contract/accounts/accounts.ts'
import { queryClient } from './query-client.ts'

let pinned: { readonly accountId: string; readonly houseId: string } | undefined

/** Call with what the server says of who is signed in: their house is that of this page from the first answer on. */
export function pinHouse({ id, house }: User): void {
  if (pinned?.accountId !== id) pinned = { accountId: id, houseId: house.id }
}

/** The id of the house that this page was opened in; undefined while nobody is known to be signed in. */
export function houseOfPage(): string | undefined {
  const user = queryClient.getQueryData<User | null>([currentUser.path])
  if (user === null) pinned = undefined
  // A shell that a worker gave may be of another day: then the first answer counts.
  if (user && !navigator.serviceWorker?.controller) pinHouse(user)
  return user?.id === pinned?.accountId ? pinned?.houseId : undefined
}
