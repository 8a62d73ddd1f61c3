import { useCurrentUser } from '../../../../lib/current-user.ts'

/** Of one that nobody is signed in for. */
const STRANGER = 'stranger'

/** Whose things this browser keeps: an account sees no other one's. */
export function useOwner(): string {
  const user = useCurrentUser()
  return user ? String(user.id) : STRANGER
}
