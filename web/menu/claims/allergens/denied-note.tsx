import type { MenuItem } from '#domain/menu/model/item.ts'
import { deniedByWords } from '#domain/menu/recipes/denied-by-words.ts'
import { deniedWords } from '../words/claim-words.ts'

/** What the words of a dish name and its declaration denies, next to the declaration. */
export function DeniedNote({ item }: { item: MenuItem }) {
  const denied = deniedByWords(item)
  return denied.length > 0 && <p className="text-pretty text-sm text-warn-ink">{deniedWords(denied)}.</p>
}
