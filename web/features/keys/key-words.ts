import type { ListedKey } from '#contract/accounts/keys.ts'
import type { KeyScope } from '#domain/access/keys.ts'
import { formatDate } from '#domain/text/format-date.ts'

export const scopeWords: Readonly<Record<KeyScope, string>> = {
  read: 'Read menus',
  propose: 'Read, and propose changes',
  write: 'Change menus that guests don’t see',
  publish: 'Change what guests see',
}

/** What a scope means for guests, under the field. */
export const scopeHints: Readonly<Record<KeyScope, string>> = {
  read: 'For a website or a screen. It changes nothing.',
  propose: 'What it proposes waits until you apply it.',
  write: 'It also says what is sold out. Menus that guests see stay as they are.',
  publish: 'For a till that you trust. Guests see its changes at once.',
}

/** Until when a key works and when it was used last, in a sentence each. */
export function keyStanding({ expiresAt, lastUsedAt, isForModel }: ListedKey, now: Date): string {
  const used = lastUsedAt === null ? 'Never used.' : `Last used ${formatDate(lastUsedAt)}.`
  const ends =
    expiresAt === null
      ? 'It doesn’t expire.'
      : expiresAt <= now.toISOString()
        ? `It expired ${formatDate(expiresAt)}.`
        : `It expires ${formatDate(expiresAt)}.`
  return [isForModel ? 'For an AI assistant.' : '', used, ends].filter(Boolean).join(' ')
}
