import { z } from 'zod'
import { kitchenListSchema } from '#contract/restaurant/sold-out.ts'

const seenListSchema = z.object({
  list: kitchenListSchema,
  /** Milliseconds since 1970, by the clock of this device. */
  at: z.number(),
})

export type SeenList = z.infer<typeof seenListSchema>

const LIST = 'carte-kitchen-list '

/** Words that wait for a connection, by the key of their kitchen. */
export const WAITING_WORDS_KEY = 'carte-waiting-words'

/** The beginning of the keys of kitchens that an account opens. */
export const ACCOUNT_KITCHENS = 'account '

export function keepList(kitchenKey: string, seen: SeenList): void {
  try {
    localStorage.setItem(LIST + kitchenKey, JSON.stringify(seen))
  } catch {
    // A browser without storage, or without room, asks the server again.
  }
}

/** Undefined also for what an earlier version kept in another form. */
export function seenList(kitchenKey: string): SeenList | undefined {
  try {
    return seenListSchema.safeParse(JSON.parse(localStorage.getItem(LIST + kitchenKey) ?? 'null')).data
  } catch {
    return undefined
  }
}

/**
 * Removes what this device keeps of some kitchens: their lists, and what was said and never sent.
 * @param keys what their keys begin with
 */
export function forgetKitchens(keys: string): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(LIST + keys)) localStorage.removeItem(key)
    const words = JSON.parse(localStorage.getItem(WAITING_WORDS_KEY) ?? '{}') as Record<string, unknown>
    const others = Object.entries(words).filter(([key]) => !key.startsWith(keys))
    if (others.length === 0) localStorage.removeItem(WAITING_WORDS_KEY)
    else localStorage.setItem(WAITING_WORDS_KEY, JSON.stringify(Object.fromEntries(others)))
  } catch {
    // Without storage nothing was kept.
  }
}
