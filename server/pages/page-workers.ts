/** Service workers, by how their files begin: the paths that each may answer for. Features may share one. */
export type PageWorkers = readonly (readonly [file: string, scopes: readonly string[]])[]

/**
 * The addresses for which the worker in this file may answer.
 * @param wanted what the page asks for that registers it: `/sold-out`
 * @returns undefined for a file that isn't a worker of pages
 */
export function workerScope(
  workers: PageWorkers,
  path: string,
  wanted: string | undefined,
): string | undefined {
  const scopes = workers.filter(([file]) => path.startsWith(file)).flatMap(([, own]) => own)
  return scopes.find((scope) => scope === wanted) ?? scopes[0]
}
