import type { MailQueue } from './mail-queue.ts'
import type { PlanOf } from './subscriptions.ts'

export interface Plans {
  /** The plan that an owner has at this moment. */
  readonly planOf: PlanOf
}

export interface Mails {
  readonly mailQueue: MailQueue
}
