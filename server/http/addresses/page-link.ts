import type { Context } from 'hono'
import { ownOrigin } from './own-origin.ts'

/** The public address of a restaurant's page. */
export const pageLink = (c: Context, publicUrl: URL | undefined, slug: string): string =>
  `${ownOrigin(c, publicUrl)}/r/${slug}`
