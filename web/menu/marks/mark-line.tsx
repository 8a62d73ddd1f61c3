import type { MenuItem } from '#domain/menu/model/item.ts'
import { useOpenMenu } from '../store/open-menu.ts'
import { wordsOfMarks } from './mark-words.ts'

/** The marks of an item beside its name; nothing where it has none. */
export function MarkLine({ item }: { item: MenuItem }) {
  const own = useOpenMenu((open) => (item.ownMarks ? open.menu?.marks : undefined))
  const words = wordsOfMarks(item, own ?? [])
  if (words.length === 0) return null
  return (
    <span className="flex shrink-0 flex-wrap gap-1">
      {words.map((word) => (
        <span key={word} className="rounded-full border border-rule px-1.5 text-quiet text-xs leading-5">
          {word}
        </span>
      ))}
    </span>
  )
}
