import type { MailQueue } from './mail-queue.ts'
import type { PlanOf } from './subscriptions.ts'

export interface Plans {
  readonly planOf: PlanOf
}

export interface Mails {
  readonly mailQueue: MailQueue
}
