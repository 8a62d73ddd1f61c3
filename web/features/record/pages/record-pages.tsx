import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../../lib/loaded.tsx'
import { PageByPage } from '../../../menu/pages/view/page-by-page.tsx'
import { recordPagesQuery } from './record-pages-query.ts'

export interface RecordPagesProps {
  menuId: string
  /** ISO-8601 */
  at: string
  /** Begins with the page that this dish is on, and lights it. */
  itemId?: number | undefined
}

export function RecordPages({ menuId, at, itemId }: RecordPagesProps) {
  const query = useQuery(recordPagesQuery(menuId, at))
  return (
    <Loaded query={query} what="the page">
      {(pages) => (
        <PageByPage
          name="The page as guests had it"
          pages={pages}
          itemIds={itemId === undefined ? [] : [itemId]}
          isLit
        />
      )}
    </Loaded>
  )
}
