import { useState } from 'react'
import type { Menu } from '#domain/menu/model/menu.ts'
import { ACTIVE_SECTION_STORAGE_KEY } from '../../../menu/store/menu-session.ts'

/** The open section: the remembered one if the menu has it, else the first; null without sections. */
export function useActiveSection({
  sections,
}: Pick<Menu, 'sections'>): [number | null, (sectionId: number) => void] {
  const [chosenId, setChosenId] = useState(() => Number(localStorage.getItem(ACTIVE_SECTION_STORAGE_KEY)))
  const active = sections.find(({ id }) => id === chosenId) ?? sections[0]
  const choose = (sectionId: number) => {
    setChosenId(sectionId)
    localStorage.setItem(ACTIVE_SECTION_STORAGE_KEY, String(sectionId))
  }
  return [active?.id ?? null, choose]
}
