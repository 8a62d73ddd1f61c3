/**
 * The addresses for which the worker in this file may answer.
 * @param workers by how their files begin, the paths that each may answer for
 * @param wanted what the page asks for that registers it: `/sold-out`
 * @returns undefined for a file that isn't a worker of pages
 */
export function workerScope(
  workers: Readonly<Record<string, readonly string[]>>,
  path: string,
  wanted: string | undefined,
): string | undefined {
  const scopes = Object.entries(workers).find(([file]) => path.startsWith(file))?.[1]
  return scopes?.find((scope) => scope === wanted) ?? scopes?.[0]
}
