import { FileX, Globe } from 'lucide-react'
import { Badge } from '../../../ui/badge.tsx'
import type { ListedMenu } from './listed-menu.ts'

/** What an owner has to know of a menu at a glance. */
export function StatusBadges({ menu: { sharedAt, isReadable } }: { menu: ListedMenu }) {
  return (
    <>
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
