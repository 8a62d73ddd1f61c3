import type { Context } from 'hono'
import { ownOrigin } from './own-origin.ts'

export const menuLink = (c: Context, publicUrl: URL | undefined, token: string): string =>
  `${ownOrigin(c, publicUrl)}/menu-viewer/${token}`
