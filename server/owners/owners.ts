import type { MailQueue } from './mail-queue.ts'
import type { PlanOf } from './subscriptions.ts'

export interface Plans {
  /** The present plan of an owner. */
  readonly planOf: PlanOf
}

export interface Mails {
  readonly mailQueue: MailQueue
}
