import { sweepAuditTrail } from '../../owners/audit-trail.ts'
import { mountActivity } from './routes.ts'

export const activity = { mount: mountActivity, sweeps: { 'audit trail': sweepAuditTrail } }
