import { useMemo } from 'react'
import { useCurrentUser } from '../../lib/current-user.ts'
import { type Action, allowedOf } from './action.ts'

/** The actions of a step that the role of the person has: the same list as long as they are the same. */
export function useAllowed<C>(actions: readonly Action<C>[]): readonly Action<C>[] {
  const house = useCurrentUser()?.house
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is allowed reads the house.
  return useMemo(() => allowedOf(actions), [actions, house])
}
