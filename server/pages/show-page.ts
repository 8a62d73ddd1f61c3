import { deleteCookie, getCookie } from 'hono/cookie'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { User } from '#contract/accounts/accounts.ts'
import { NOTICE_COOKIE, type PublicPage } from '#contract/pages/pages.ts'
import { type AccountNotice, accountNotices } from '#domain/site/account-notice.ts'
import { ownOrigin } from '../http/addresses/own-origin.ts'
import type { HttpContext } from '../http/bindings.ts'
import {
  newNonce,
  POLICY_HEADER,
  type Policy,
  publicPagePolicy,
  screensPolicy,
} from '../http/security/content-security-policy.ts'
import { installationOf } from '../settings/installation.ts'
import type { Settings } from '../settings/settings.ts'
import type { Sites } from '../site/site.ts'
import { filledShell, isKeptShell } from './shell.ts'
import { type AskApi, firstPageAhead, shellAnswers } from './shell-answers.ts'

export type Pages = ReturnType<typeof createPages>

/**
 * Answers with the two kinds of pages.
 * @param featurePolicies what screens of features may do in addition to the others
 * @param api answers the calls that screens ask first
 */
export function createPages(
  { site, env }: Sites & Settings,
  featurePolicies: readonly Policy[],
  api: AskApi,
) {
  const isFromSources = Boolean(site.middleware)
  const installation = installationOf(env)
  const policies = [...featurePolicies, env.foreignForm?.policy ?? {}]

  async function page(c: HttpContext, content: PublicPage, status: 200 | 404 = 200) {
    return show(c, content, { status, visitor: await c.var.visitor() })
  }

  async function show(
    c: HttpContext,
    content: PublicPage,
    { status, visitor, path = c.req.path }: Shown,
  ): Promise<Response> {
    const url = `${ownOrigin(c, env.publicUrl)}${path}`
    // Pages name who is signed in, so no shared cache may keep them.
    c.header('cache-control', 'private, no-cache')
    const html = await site.render(content, { visitor, installation, url, notice: takeNotice(c) })
    const hasScripts = ['home', 'demo', 'demo-print'].includes(content.kind)
    c.header(POLICY_HEADER, publicPagePolicy(html, { hasScripts, isFromSources }))
    return c.html(html, status)
  }

  /** A screen of the application: the shell, which the browser's router fills. */
  async function screen(c: HttpContext): Promise<Response> {
    const nonce = newNonce()
    const html = await site.shell(c.req.path)
    c.header('cache-control', 'private, no-cache')
    c.header(POLICY_HEADER, screensPolicy({ nonce, policies, isFromSources }))
    const { path } = c.req
    const answers = isKeptShell(path) ? [] : await shellAnswers(c, api)
    const picture = firstPageAhead(answers)
    // Where pages have room next to the menu. It comes while the scripts do.
    if (picture) c.header('link', `<${picture}>; rel=preload; as=image; media="(width >= 75rem)"`)
    return c.html(filledShell(html, { path, nonce, installation, buildId: site.build?.id, answers }))
  }

  return { page, show, screen }
}

interface Shown {
  readonly status: ContentfulStatusCode
  readonly visitor: User | null
  /** Where the page has its place, if it is not where it was asked for. */
  readonly path?: string
}

function takeNotice(c: HttpContext): AccountNotice | undefined {
  const waiting = getCookie(c, NOTICE_COOKIE)
  if (waiting === undefined) return undefined
  deleteCookie(c, NOTICE_COOKIE, { path: '/' })
  return accountNotices.find((notice) => notice === waiting)
}
