/** What is notified of changes that guests see, each in the transaction of the change. */
export { webhooks } from './webhooks/outbox.ts'
