import type { Db } from '../../../db/schema.ts'
import type { Env } from '../../../settings/env.ts'

/**
 * Behind TLS cookies are named `__Host-`: browsers take such a name from this very host alone, over TLS,
 * so that no page of a sister domain can plant a session of its owner's.
 */
export const sessionCookies = ({ publicUrl }: Pick<Env, 'publicUrl'>) => {
  const isSecure = publicUrl?.protocol === 'https:'
  return { cookiePrefix: isSecure ? '__Host-carte' : 'carte', isSecure }
}

/** Until when the names of before are taken; none of those cookies lives longer. */
const FORMER_NAMES_MS = 7 * 24 * 60 * 60 * 1000

/** Sessions that began under the names of an older version, which a sister domain could plant. */
export interface FormerCookies {
  /** The same headers with the cookies under their names of today, where they have only the old ones. */
  renamed(headers: Headers): Headers
  /** Returns whether a session may be shown under an old name. Only one that began when there was no other. */
  mayUse(headers: Headers, session: { readonly createdAt: Date }): boolean
}

export async function openFormerCookies(db: Db): Promise<FormerCookies> {
  const row = await db
    .selectFrom('installation')
    .select('value')
    .where('key', '=', 'hostCookiesSince')
    .executeTakeFirst()
  const since = row ? Date.parse(row.value) : 0
  const isFormer = (headers: Headers): boolean => {
    const cookie = headers.get('cookie') ?? ''
    return /(^|;\s*)__Secure-carte\./.test(cookie) && !/(^|;\s*)__Host-carte\./.test(cookie)
  }
  return {
    renamed(headers) {
      if (!isFormer(headers) || Date.now() > since + FORMER_NAMES_MS) return headers
      const renamed = new Headers(headers)
      const cookie = headers.get('cookie') ?? ''
      renamed.set('cookie', cookie.replaceAll(/(^|;\s*)__Secure-(?=carte\.)/g, '$1__Host-'))
      return renamed
    },
    mayUse: (headers, { createdAt }) => !isFormer(headers) || createdAt.getTime() < since,
  }
}
