import type { WebhookPosts } from '../posts/webhook-post.ts'

export interface Webhooks {
  /** To addresses that owners gave. */
  readonly webhookPosts: WebhookPosts
}
