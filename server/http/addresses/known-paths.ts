interface Route {
  readonly method: string
  /** As Hono writes it: `/menu-viewer/:id`, `/:file{sitemap-[1-9]\.xml}`. */
  readonly path: string
}

export interface KnownPaths {
  /** The methods that a path can be asked for with; none where there is nothing. */
  methodsOf(path: string): string[]
  /** The page that was meant by an address with a slash too many, or in other letters; undefined for none. */
  pageMeantBy(path: string): string | undefined
}

/** What the routes of an application say of a path that none of them took. Paths are as they were sent. */
export function knownPaths(routes: readonly Route[]): KnownPaths {
  // What is mounted for all methods is before the routes.
  const known = routes.filter(({ method, path }) => method !== 'ALL' && !path.includes('*'))
  const pages = known.filter(({ method, path }) => method === 'GET' && !path.startsWith('/api/'))

  return {
    methodsOf(path) {
      const methods = known.filter((route) => filledIn(route.path, path) === path)
      return [...new Set(methods.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method])))]
    },
    pageMeantBy(path) {
      const bare = path.replace(/(?<=.)\/+$/, '')
      const meant = pages.map((page) => filledIn(page.path, bare)).find((page) => page !== undefined)
      return meant === path ? undefined : meant
    },
  }
}

/** A route's path with the parameters of an address of it; upper and lower case are the same. */
function filledIn(route: string, address: string): string | undefined {
  const wanted = route.split('/')
  const given = address.split('/')
  if (wanted.length !== given.length) return undefined
  const filled = wanted.map((part, at) => {
    const other = given[at] ?? ''
    if (part.startsWith(':')) return isParameter(part, other) ? other : undefined
    return part === other.toLowerCase() ? part : undefined
  })
  return filled.includes(undefined) ? undefined : filled.join('/')
}

/** Anything but nothing, or what the pattern of the parameter wants. */
function isParameter(part: string, given: string): boolean {
  const [, pattern] = /^:\w+\{(.+)\}$/.exec(part) ?? []
  return pattern === undefined ? given !== '' : new RegExp(`^(?:${pattern})$`).test(given)
}
