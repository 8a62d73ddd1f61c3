import { useQuery } from '@tanstack/react-query'
import { type DishesOfMenu, listDishesOfMenu } from '#contract/menus/dishes.ts'
import { itemsOf } from '#domain/menu/model/walk.ts'
import type { DeclaredElsewhere } from '#domain/preflight/rules/page-finding.ts'
import { queryOf } from '../../lib/query-of.ts'
import { useOpenMenu } from '../store/open-menu.ts'

const NONE: readonly DeclaredElsewhere[] = []

/** What other menus of the restaurant declare of dishes of the open menu; the same list until it changes. */
export function useDeclaredElsewhere(): readonly DeclaredElsewhere[] {
  const id = useOpenMenu(({ savedAs }) => savedAs?.id) ?? ''
  const hasLinks = useOpenMenu(
    ({ menu }) => menu !== null && itemsOf(menu).some(({ dishId }) => dishId !== undefined),
  )
  const { data } = useQuery({
    ...queryOf(listDishesOfMenu, { params: { id } }),
    enabled: id !== '' && hasLinks,
    select: declaredIn,
  })
  return data ?? NONE
}

const declaredIn = ({ dishes }: DishesOfMenu): DeclaredElsewhere[] =>
  dishes.flatMap(({ dishId, elsewhere }) =>
    elsewhere.flatMap(({ title, allergens }) => (allergens ? [{ dishId, title, allergens }] : [])),
  )
