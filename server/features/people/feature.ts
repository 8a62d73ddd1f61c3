import { sweepHouseInvitations } from './queries.ts'
import { mountPeople } from './routes.ts'

export const people = { mount: mountPeople, sweeps: { 'house invitations': sweepHouseInvitations } }
