import type { Context } from 'hono'

/** Scheme, host and port under which people reach this installation. */
export const ownOrigin = (c: Context, publicUrl: URL | undefined): string =>
  publicUrl?.origin ?? new URL(c.req.url).origin
