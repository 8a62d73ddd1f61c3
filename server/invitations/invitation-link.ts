import { INVITATION_PAGE } from '#contract/accounts/invitations.ts'

export const invitationLink = (origin: string, token: string): string =>
  `${origin}${INVITATION_PAGE}?${new URLSearchParams({ invitation: token })}`
