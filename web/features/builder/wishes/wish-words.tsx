import { inOwnWords } from '#domain/generation/wishes/own-words.ts'
import { readWishes } from '#domain/generation/wishes/read-wishes.ts'
import { installation } from '../../../lib/installation.ts'

/**
 * What Carte understands of wishes and what not, line by line. The vocabulary comes with it, so it is
 * loaded on its own.
 */
export function WishWords({ notes, answered }: { notes: string; answered: readonly string[] }) {
  const { understood, remarks, notUnderstood } = readWishes(notes)
  const quotes = inOwnWords(notUnderstood, notes)
    .map((quote) => `“${quote}”`)
    .join(', ')
  return (
    <>
      {understood.length > 0 && (
        <span className="mt-1 block text-ink">
          <b className="font-medium">Understood:</b> {understood.join(', ')}.
        </span>
      )}
      {quotes && (
        <span className="mt-1 block text-ink">
          {installation().asksAi ? (
            <>
              <b className="font-medium">Left to the AI:</b> {quotes}. Please check what comes of it.
            </>
          ) : (
            <>
              <b className="font-medium">Not understood:</b> {quotes}. We look for dishes by these words when
              the menu is made, and say what we don’t have.
            </>
          )}
        </span>
      )}
      {[...new Set([...remarks, ...answered])].map((remark) => (
        <span key={remark} className="mt-1 block">
          {remark}
        </span>
      ))}
    </>
  )
}
