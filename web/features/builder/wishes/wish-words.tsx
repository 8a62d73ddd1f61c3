import { inOwnWords } from '#domain/generation/wishes/own-words.ts'
import { readWishes } from '#domain/generation/wishes/read-wishes.ts'
import type { ComposedAnswer } from '#domain/menu/stored/composed-answer.ts'
import { installation } from '../../../lib/installation.ts'

interface WishWordsProps {
  notes: string
  /** What was said of them once the menu was made. */
  answer: ComposedAnswer | null
}

/** What Carte understands of wishes and what not, line by line. Its vocabulary is loaded with it. */
export function WishWords({ notes, answer }: WishWordsProps) {
  const { remarks, ...wishes } = answer?.wishes ? { remarks: [], ...answer.wishes } : beforehand(notes)
  return (
    <>
      {wishes.understood.length > 0 && (
        <span className="mt-1 block text-ink">
          <b className="font-medium">Understood:</b> {wishes.understood.join(', ')}.
        </span>
      )}
      {wishes.leftToAi.length > 0 && (
        <span className="mt-1 block text-ink">
          <b className="font-medium">Left to the AI:</b> {quoted(wishes.leftToAi)}. Please check what comes of
          it.
        </span>
      )}
      {wishes.notUnderstood.length > 0 && (
        <span className="mt-1 block text-ink">
          <b className="font-medium">Not understood:</b> {quoted(wishes.notUnderstood)}.{' '}
          {answer?.wishes
            ? 'No dish here was chosen by it.'
            : 'We look for dishes by these words when the menu is made, and say what we don’t have.'}
        </span>
      )}
      {[...new Set([...remarks, ...(answer?.remarks ?? [])])].map((remark) => (
        <span key={remark} className="mt-1 block">
          {remark}
        </span>
      ))}
    </>
  )
}

/** What is understood as it is typed; the server, which knows the dishes, may understand more. */
function beforehand(notes: string) {
  const { understood, remarks, notUnderstood } = readWishes(notes)
  const unread = inOwnWords(notUnderstood, notes)
  const { asksAi } = installation()
  return { understood, remarks, notUnderstood: asksAi ? [] : unread, leftToAi: asksAi ? unread : [] }
}

const quoted = (quotes: readonly string[]): string => quotes.map((quote) => `“${quote}”`).join(', ')
