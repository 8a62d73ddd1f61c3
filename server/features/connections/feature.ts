import { CONNECT_PAGE } from '#contract/accounts/connections.ts'
import { sweepCodes } from './queries.ts'
import { mountConnections } from './routes.ts'

export const connections = {
  mount: mountConnections,
  screens: () => [CONNECT_PAGE],
  sweeps: { 'codes of connections': sweepCodes },
}
