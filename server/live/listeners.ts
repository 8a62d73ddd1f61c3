/** What is notified of changes that guests see, each in the transaction of the change. */
export { record } from './record/publish.ts'
export { plannedVersions } from './versions/follow-menus.ts'
export { webhooks } from './webhooks/outbox.ts'
