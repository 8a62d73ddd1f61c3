import { JOIN_PAGE } from '#contract/accounts/people.ts'
import { sweepHouseInvitations } from '../../invitations/house-invitations.ts'
import { mountPeople } from './routes.ts'

export const people = {
  mount: mountPeople,
  screens: () => [JOIN_PAGE],
  sweeps: { 'house invitations': sweepHouseInvitations },
}
