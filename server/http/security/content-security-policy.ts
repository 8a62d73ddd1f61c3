import { createHash, randomBytes } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'

/**
 * What a browser may do with each kind of answer. Nothing is allowed that is not named here, scripts and
 * styles within a page among it: an injected script does not run.
 */
export type Policy = Readonly<Record<string, readonly string[]>>

const SELF = "'self'"
const NONE = "'none'"

const NOTHING: Policy = {
  'default-src': [NONE],
  'base-uri': [NONE],
  'form-action': [NONE],
  'frame-ancestors': [NONE],
}

/** A picture that is opened as a page: it runs nothing, loads nothing, and isn't a page of this site. */
const PICTURE: Policy = {
  ...NOTHING,
  // Drawings have styles in them, and so have the pages that browsers make around a picture.
  'style-src': ["'unsafe-inline'"],
  sandbox: [],
}

/** A script: one that runs as a worker is held to this policy, not to that of its page. It may load our other scripts. */
const SCRIPT: Policy = { ...NOTHING, 'script-src': [SELF] }

const PUBLIC_PAGE: Policy = {
  ...NOTHING,
  'style-src': [SELF],
  'img-src': [SELF],
  'font-src': [SELF],
  'manifest-src': [SELF],
  'form-action': [SELF],
}

/** A worker that answers for pages without a network asks for them and their files while there is one. */
const PAGE_WORKER: Policy = { ...SCRIPT, 'connect-src': [SELF] }

/** The screens are one page, whose script goes from one to the next. */
const SCREENS: Policy = {
  ...PUBLIC_PAGE,
  'script-src': [SELF],
  // Those of pdf.js, of the files that owners bring, and of pages without a network.
  'worker-src': [SELF],
  'connect-src': [SELF],
  // QR codes are addresses of the first kind, thumbnails and sheets to print of the second.
  'img-src': [SELF, 'data:', 'blob:'],
}

/** During development Vite puts scripts and styles into the page, and talks to it. */
const FROM_SOURCES: Policy = {
  'script-src': [SELF, "'unsafe-inline'"],
  'style-src': ["'unsafe-inline'"],
  'connect-src': [SELF, 'ws:', 'wss:'],
  'worker-src': [SELF, 'blob:'],
}

export const picturePolicy = textOf(PICTURE)

export const scriptPolicy = textOf(SCRIPT)

export const pageWorkerPolicy = textOf(PAGE_WORKER)

/** What isn't a page or a picture. */
export const dataPolicy = textOf(NOTHING)

export interface PageKind {
  /** The page has our scripts. */
  readonly hasScripts?: boolean
  /** Made to be embedded in anyone's pages: it knows no visitor, and nothing can be done on it. */
  readonly isEmbedded?: boolean
  /** What it may do in addition to other pages. */
  readonly policy?: Policy
  /** Vite serves the site from its sources. */
  readonly isFromSources?: boolean
}

/** The policy of a rendered page; the style rules in its head are known by their hash. */
export function publicPagePolicy(
  html: string,
  { hasScripts, isEmbedded, policy, isFromSources }: PageKind = {},
): string {
  const own = {
    ...PUBLIC_PAGE,
    ...policy,
    ...(isEmbedded && { 'frame-ancestors': ['*'] }),
  }
  if (isFromSources) return textOf(joined(own, FROM_SOURCES))
  const hash = hashOfStyles(html)
  return textOf(
    joined(
      own,
      hash ? { 'style-src': [hash] } : {},
      hasScripts ? { 'script-src': SCREENS['script-src'] ?? [] } : {},
    ),
  )
}

export interface ScreenKind extends Pick<PageKind, 'isFromSources'> {
  /** What the style elements that scripts make have to carry. */
  readonly nonce: string
  /** What features and the payment provider's form need. */
  readonly policies: readonly Policy[]
}

export const screensPolicy = ({ nonce, policies, isFromSources }: ScreenKind): string =>
  textOf(joined(SCREENS, ...policies, isFromSources ? FROM_SOURCES : { 'style-src': [`'nonce-${nonce}'`] }))

/** 128 random bits, for one answer alone. */
export const newNonce = (): string => randomBytes(16).toString('base64')

/** Answers that say nothing else about themselves may do nothing. */
export const contentSecurityPolicy: MiddlewareHandler = async (c, next) => {
  await next()
  if (!c.res.headers.has(POLICY_HEADER)) c.res.headers.set(POLICY_HEADER, dataPolicy)
}

export const POLICY_HEADER = 'content-security-policy'

/** Policies one over the other: what any of them allows is allowed. */
function joined(...policies: readonly Policy[]): Policy {
  const all: Record<string, readonly string[]> = {}
  for (const policy of policies) {
    for (const [directive, sources] of Object.entries(policy))
      all[directive] = [...new Set([...(all[directive] ?? []), ...sources])]
  }
  return all
}

function textOf(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ')
}

function hashOfStyles(html: string): string | undefined {
  const head = html.slice(0, html.indexOf('</head>'))
  const [, css] = /<style>(.*?)<\/style>/s.exec(head) ?? []
  return css && `'sha256-${createHash('sha256').update(css).digest('base64')}'`
}
