/** Settings that a single feature reads, by their names. */
export { CARTE_WEBHOOK_PRIVATE_NETWORKS } from './webhook-networks.ts'
