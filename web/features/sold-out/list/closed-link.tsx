import type { ApiError } from '../../../lib/api.ts'
import { EmptyState } from '../../../ui/waiting/empty-state.tsx'

/** In place of the list, where its owner has revoked the link. */
export const ClosedLink = ({ error }: { error: ApiError }) => (
  <EmptyState title="This link is closed">{error.sentence ?? ''}</EmptyState>
)
