import { sweepInvitations } from '../../invitations/queries.ts'
import { mountInvitations } from './routes.ts'

export const invitations = { mount: mountInvitations, sweeps: { invitations: sweepInvitations } }
