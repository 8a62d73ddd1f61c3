const DATABASE = 'carte-import'
const STORE = 'reviews'

/**
 * Acts on what the import keeps in this browser, by keys.
 * @throws where the browser keeps nothing
 */
export async function inStore<Result>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const opening = indexedDB.open(DATABASE, 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE)
  const database = await done(opening)
  try {
    return await done(act(database.transaction(STORE, mode).objectStore(STORE)))
  } finally {
    database.close()
  }
}

const done = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
