/**
 * What a worker may know of its surroundings: where programs, temporary files and fonts are, the language and
 * the time zone. The server's settings stay with the server: some are secrets (keys, passwords, addresses of
 * databases), and what breaks into a worker should find none there.
 */
const INHERITED: ReadonlySet<string> = new Set([
  'PATH',
  'HOME',
  'TMPDIR',
  'TMP',
  'TEMP',
  'TZ',
  'LANG',
  'LANGUAGE',
  'LD_LIBRARY_PATH',
  'FONTCONFIG_FILE',
  'FONTCONFIG_PATH',
  'XDG_CACHE_HOME',
  // Where Node keeps what it has compiled: a worker starts in half the time.
  'NODE_COMPILE_CACHE',
  // Without these nothing starts on Windows.
  'SYSTEMROOT',
  'WINDIR',
])

const isInherited = (name: string): boolean => INHERITED.has(name.toUpperCase()) || /^LC_[A-Z]+$/.test(name)

/**
 * Of the allocator of glibc; others ignore it. Threads keep what they freed to themselves: with as many arenas as threads a
 * worker takes 20 MB more, with two those that set pages wait for each other. Sizes in bytes that never change, its own first
 * ones: it raises them with what is freed, and then large pieces stay in arenas that grow for hundreds of menus.
 */
const ALLOCATOR = {
  MALLOC_ARENA_MAX: '4',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
} as const

/** The environment of a worker: an allow-list of the server's own. */
export function workerEnvironment(own: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  return { ...Object.fromEntries(Object.entries(own).filter(([name]) => isInherited(name))), ...ALLOCATOR }
}
