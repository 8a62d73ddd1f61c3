/** What the storages of a browser hold. Test files share a worker, and the first of them loads the store. */
export const kept = new Map<string, string>()

export const storage: Storage = {
  get length() {
    return kept.size
  },
  clear: () => kept.clear(),
  getItem: (key) => kept.get(key) ?? null,
  key: (index) => [...kept.keys()][index] ?? null,
  removeItem: (key) => kept.delete(key),
  setItem: (key, value) => kept.set(key, value),
}

// The store reads the browser's storages while its module loads.
Object.assign(globalThis, { localStorage: storage, sessionStorage: storage })
