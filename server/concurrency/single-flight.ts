import { setImmediate } from 'node:timers/promises'

/**
 * Answers all who ask the same in one turn of the event loop with one query. The query starts after the
 * last caller joined, so no caller gets a stale result: a caller must see what was saved before it asked. A
 * `fetch` of lru-cache joins a query that has begun, which may have read before that.
 */
export function singleFlight<Answer>(
  query: (key: string) => Promise<Answer>,
): (key: string) => Promise<Answer> {
  const waiting = new Map<string, Promise<Answer>>()

  async function queryLater(key: string): Promise<Answer> {
    // The end of this turn of the event loop: callers may join until then.
    await setImmediate()
    waiting.delete(key)
    return query(key)
  }

  return (key) => {
    const answer = waiting.get(key) ?? queryLater(key)
    waiting.set(key, answer)
    return answer
  }
}
