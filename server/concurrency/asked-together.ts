import { setImmediate } from 'node:timers/promises'

/**
 * Answers everybody who asks the same at one moment by one look. It looks after the last of them asked,
 * so that nobody is told what was true before.
 */
export function askedTogether<Answer>(
  look: (key: string) => Promise<Answer>,
): (key: string) => Promise<Answer> {
  const asked = new Map<string, Promise<Answer>>()

  async function lookLater(key: string): Promise<Answer> {
    // The end of this turn of the event loop: whoever has asked by then is in.
    await setImmediate()
    asked.delete(key)
    return look(key)
  }

  return (key) => {
    const answer = asked.get(key) ?? lookLater(key)
    asked.set(key, answer)
    return answer
  }
}
