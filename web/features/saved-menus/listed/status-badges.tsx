import { useQuery } from '@tanstack/react-query'
import { Ban, FileX, Globe, PencilLine, Store } from 'lucide-react'
import { draftsQuery } from '../../../menu/drafts/draft.ts'
import { pagesQuery } from '../../../menu/restaurant-page/page-queries.ts'
import { Badge } from '../../../ui/layout/badge.tsx'
import type { ListedMenu } from './listed-menu.ts'

export function StatusBadges({ menu: { id, sharedAt, isReadable, soldOut } }: { menu: ListedMenu }) {
  const { data: pages = [] } = useQuery(pagesQuery)
  const { data: drafts = [] } = useQuery(draftsQuery)
  return (
    <>
      {drafts.some((draft) => draft.isReadable && draft.savedAs?.id === id) && (
        <Badge icon={PencilLine}>Unsaved changes</Badge>
      )}
      {pages.some(({ isOpen, menuIds }) => isOpen && menuIds.includes(id)) && (
        <Badge tone="good" icon={Store}>
          On your page
        </Badge>
      )}
      {soldOut > 0 && (
        <Badge tone="bad" icon={Ban}>
          {soldOut} sold out
        </Badge>
      )}
      {sharedAt && (
        <Badge tone="good" icon={Globe}>
          Shared
        </Badge>
      )}
      {!isReadable && (
        <Badge tone="bad" icon={FileX}>
          Cannot be read
        </Badge>
      )}
    </>
  )
}

export const toConfirmWords = (count: number): string =>
  count === 1 ? '1 dish to confirm' : `${count} dishes to confirm`

/** Returns how the declarations of a menu compare with what was signed; null where there is nothing to say. */
export function signOffWords({
  signOffsVoid: changed,
  signOffsOpen: open,
}: Pick<ListedMenu, 'signOffsVoid' | 'signOffsOpen'>): string | null {
  const phrases = [
    changed > 0 &&
      (changed === 1
        ? '1 declaration changed since it was signed'
        : `${changed} declarations changed since they were signed`),
    open > 0 && `${open} not signed`,
  ]
  return phrases.filter(Boolean).join(', ') || null
}
