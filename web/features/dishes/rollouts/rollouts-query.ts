import { listRollouts, type Rollout } from '#contract/menus/rollouts.ts'
import { queryOf } from '../../../lib/query-of.ts'

const SHOWN = 5
const WORKING_MS = 1000

/** Is the server at work on it? Then the screen follows. */
export const isAtWork = ({ state }: Pick<Rollout, 'state'>): boolean =>
  state === 'looking' || state === 'publishing' || state === 'undoing'

export const rolloutsQuery = () => ({
  ...queryOf(listRollouts, { query: { limit: SHOWN } }, { staleTime: 0 }),
  refetchInterval: ({ state }: { state: { data?: { rollouts: Rollout[] } | undefined } }) =>
    state.data?.rollouts.some(isAtWork) === true && WORKING_MS,
})
