/** The cache of a screen, by its path; screens and their worker share it. */
export const keptName = (path: string): string => `carte-screen ${path}`

export async function keptScreen(path: string) {
  const cache = await caches.open(keptName(path))
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  return { cache, kept }
}

/** Keeps these screens no longer: their pages name who was signed in. */
export const forgetScreens = async (paths: readonly string[]): Promise<void> => {
  // Pages without https have no caches.
  if ('caches' in globalThis) await Promise.all(paths.map((path) => caches.delete(keptName(path))))
}
