import type { Context } from 'hono'
import { ownOrigin } from './own-origin.ts'

export const pageLink = (c: Context, publicUrl: URL | undefined, slug: string): string =>
  `${ownOrigin(c, publicUrl)}/r/${slug}`
