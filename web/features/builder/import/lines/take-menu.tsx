import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { pathOf } from '#domain/exchange/columns/path-of.ts'
import { addMenu } from '#domain/exchange/taking/add-menu.ts'
import { inPlaceOf, nextTo } from '#domain/exchange/taking/in-place-of.ts'
import { roomAfterAdding } from '#domain/exchange/taking/room.ts'
import { type Menu, type MenuContent, menuSchema, newMenu } from '#domain/menu/model/menu.ts'
import { mapItems } from '#domain/menu/model/walk.ts'
import { useOpenMenu } from '../../../../menu/store/open-menu.ts'
import { isTrial } from '../../../../menu/trial/trial.ts'
import { ImportActions } from '../taking/import-actions.tsx'
import { useTakeMenu } from '../taking/use-take-menu.ts'

export interface TakeMenuProps {
  /** Without the prices that nobody has looked at. */
  content: MenuContent
  /** Ids of dishes that their rows bear. */
  ownIds?: ReadonlySet<number> | undefined
  /** Of its dishes. */
  cuisineId: number
  /** What the profile of the restaurant takes of it, where it takes anything. */
  house: MenuContent | undefined
  /** Has it been read with the last change? */
  isSettled: boolean
  unseen: number
  leftOut: number
  onImported: () => void
}

export function TakeMenu({
  content,
  ownIds,
  cuisineId,
  house,
  isSettled,
  unseen,
  leftOut,
  onImported,
}: TakeMenuProps) {
  const menu = useOpenMenu((open) => open.menu)
  const take = useTakeMenu(onImported)
  const imported = useMemo(() => ownMenu(content, cuisineId), [content, cuisineId])
  const target = menu ?? newMenu([], content.currency)
  const added = useMemo(
    () => addMenu(target, menu && !ownIds ? nextTo(menu, imported) : imported),
    [target, menu, ownIds, imported],
  )
  const options = { cuisineId, leftOut }
  const ofHouse = { ...options, ...(house && { house }) }
  const ways = {
    replace: () => {
      const taken = menu && !ownIds ? inPlaceOf(menu, imported) : imported
      take.menu(taken, taken, ofHouse)
    },
    add: () => take.menu(added, imported, options),
    asNew: () => take.asNew(imported, ofHouse),
  }
  const [chosen, setChosen] = useState<keyof typeof ways | null>(null)
  const go = useEffectEvent((way: keyof typeof ways) => {
    setChosen(null)
    ways[way]()
  })
  useEffect(() => {
    // A change just before the press is taken along.
    if (chosen !== null && isSettled) go(chosen)
  }, [chosen, isSettled])
  return (
    <ImportActions
      imported={imported}
      unseen={unseen}
      hasIds={ownIds}
      isBlank={menu === null}
      room={roomAfterAdding(
        target,
        imported.sections.map((section) => ({
          path: pathOf(imported.sections, section),
          items: section.items,
        })),
      )}
      problem={menuSchema.safeParse(added).error?.issues[0]?.message}
      onReplace={() => setChosen('replace')}
      onUpdate={(updated, states) => take.update(updated, states, ofHouse)}
      onAdd={() => setChosen('add')}
      // The browser keeps one menu for a stranger.
      {...(!isTrial() && { onTakeAsNew: () => setChosen('asNew') })}
    />
  )
}

const ownMenu = ({ restaurant: _, ...menu }: MenuContent, cuisineId: number): Menu =>
  mapItems(menu, (item) => ({ ...item, cuisineId }))
