import { useState } from 'react'
import type { Menu } from '#domain/menu/model/schema.ts'
import { ACTIVE_CATEGORY_STORAGE_KEY } from '../../../menu/store/menu-session.ts'

/** The open section: the remembered one if the menu has it, else the first; null without sections. */
export function useActiveCategory(menu: Menu): [number | null, (categoryId: number) => void] {
  const [chosenId, setChosenId] = useState(() => Number(localStorage.getItem(ACTIVE_CATEGORY_STORAGE_KEY)))
  const active = menu.find((group) => group.category.id === chosenId) ?? menu[0]
  const choose = (categoryId: number) => {
    setChosenId(categoryId)
    localStorage.setItem(ACTIVE_CATEGORY_STORAGE_KEY, String(categoryId))
  }
  return [active?.category.id ?? null, choose]
}
