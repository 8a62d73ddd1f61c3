import type { MailQueue } from './mail-queue.ts'
import type { MemberOf } from './members.ts'
import type { PlanOf } from './subscriptions.ts'

export interface Plans {
  /** The present plan of an owner. */
  readonly planOf: PlanOf
}

export interface Members {
  readonly memberOf: MemberOf
}

export interface Mails {
  readonly mailQueue: MailQueue
}
