import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { ChangeToLookAt } from '#contract/menus/changes.ts'
import { readSavedMenu } from '#contract/menus/saved-menus.ts'
import { settled } from '#domain/menu/claims/claims.ts'
import { compareMenus } from '#domain/menu/comparing/compare-menus.ts'
import { queryOf } from '../../lib/query-of.ts'
import { PagePicture } from '../../menu/pages/view/page-picture.tsx'

interface ChangePagesProps {
  menuId: string
  planned: NonNullable<ChangeToLookAt['planned']>
}

export function ChangePages({ menuId, planned }: ChangePagesProps) {
  const { data: menu } = useQuery(queryOf(readSavedMenu, { params: { id: menuId } }, { staleTime: 0 }))
  const ids = useMemo(() => {
    if (!menu) return null
    const { items } = compareMenus(settled(menu.content), settled(planned.content), { isOneMenu: true })
    const of = (side: 'before' | 'after') => items.flatMap((change) => change[side]?.id ?? [])
    return { before: of('before'), after: of('after') }
  }, [menu, planned])
  if (!menu || !ids) return null
  const page = { menuId, isLit: true }
  return (
    <div className="mx-auto mb-6 grid w-full max-w-160 grid-cols-2 gap-3 sm:gap-8">
      <PagePicture
        {...page}
        name={menu.sharedAt ? 'Guests see this' : 'Now'}
        content={menu.content}
        design={menu.design}
        templateId={menu.templateId}
        itemIds={ids.before}
      />
      <PagePicture
        {...page}
        name="After the change"
        content={planned.content}
        design={planned.design}
        templateId={planned.templateId}
        itemIds={ids.after}
      />
    </div>
  )
}
