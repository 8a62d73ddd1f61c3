import { useQuery } from '@tanstack/react-query'
import type { ListedPage } from '#contract/restaurant/restaurant-pages.ts'
import { queryClient } from '../../lib/query-client.ts'
import { pagesQuery } from '../restaurant-page/page-queries.ts'
import { savedMenusQuery } from '../saved-menus-query.ts'
import { useOpenMenu } from '../store/open-menu.ts'

interface Sharing {
  readonly id: string
  readonly sharedAt: string | null
}

const isSeenOn = (pages: readonly ListedPage[], { id, sharedAt }: Sharing): boolean =>
  sharedAt !== null || pages.some(({ isOpen, menuIds }) => isOpen && menuIds.includes(id))

/** Do guests see a saved menu, by its link or on a page? As far as this tab knows. */
export const isSeen = (menu: Sharing): boolean =>
  isSeenOn(queryClient.getQueryData(pagesQuery.queryKey) ?? [], menu)

/** The same of a saved menu by its id. */
export function isSeenById(id: string | undefined): boolean {
  const menu = queryClient.getQueryData(savedMenusQuery.queryKey)?.find((listed) => listed.id === id)
  return menu !== undefined && isSeen(menu)
}

/** The same of the open menu. */
export function useIsSeen(): boolean {
  const id = useOpenMenu((open) => open.savedAs?.id)
  const { data: pages = [] } = useQuery({ ...pagesQuery, enabled: id !== undefined })
  const { data: menus = [] } = useQuery({ ...savedMenusQuery, enabled: id !== undefined })
  const menu = menus.find((listed) => listed.id === id)
  return menu !== undefined && isSeenOn(pages, menu)
}

/** The same of any saved menu, once the pages are known. */
export function useSeenMenus(): (menu: Sharing) => boolean {
  const { data: pages = [] } = useQuery(pagesQuery)
  return (menu) => isSeenOn(pages, menu)
}

/** What some saved menus are called: those that this tab knows. */
export const titlesOf = (ids: readonly string[]): string =>
  (queryClient.getQueryData(savedMenusQuery.queryKey) ?? [])
    .filter(({ id }) => ids.includes(id))
    .map(({ title, name }) => title || name)
    .join(', ')
