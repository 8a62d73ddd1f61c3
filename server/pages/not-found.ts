import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { AppError } from '../errors/app-error.ts'
import { knownPaths } from '../http/addresses/known-paths.ts'
import { answerError } from '../http/answers/answer-error.ts'
import type { Api, HttpContext } from '../http/bindings.ts'
import type { Pages } from './show-page.ts'

/** Answers what no route answers, and errors. Call it last: it knows the routes that there are then. */
export function mountNotFound(app: Api, { page, show }: Pages): void {
  const paths = knownPaths(app.routes)
  app.notFound((c) => {
    const { pathname, search } = new URL(c.req.url)
    const methods = paths.methodsOf(pathname)
    // A route that took the path and found nothing under it answers as for an unknown one.
    if (methods.length > 0 && !methods.includes(c.req.method)) {
      c.header('allow', methods.join(', '))
      throw new AppError('method_not_allowed')
    }
    if (c.req.path.startsWith('/api/')) throw new AppError('not_found')
    const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
    const meant = isRead ? paths.pageMeantBy(pathname) : undefined
    if (meant !== undefined) return c.redirect(`${meant}${search}`, 301)
    return page(c, { kind: 'not-found' }, 404)
  })

  // A person who opened a page gets every error as a page; programs get JSON.
  app.onError(async (error, c) => {
    const answer = answerError(error, c)
    if (!opensPage(c) || answer.status < 500) return answer
    try {
      const visitor = await c.var.visitor().catch(() => null)
      return await show(
        c,
        { kind: 'unexpected-error', requestId: c.var.requestId },
        { status: answer.status as ContentfulStatusCode, visitor },
      )
    } catch {
      return answer
    }
  })
}

const opensPage = (c: HttpContext): boolean =>
  !c.req.path.startsWith('/api/') && (c.req.header('accept')?.includes('text/html') ?? false)
