import { useLayoutEffect, useRef, useState } from 'react'
import { insertSections, moveSection } from '#domain/menu/editing/arrange.ts'
import { removeSection } from '#domain/menu/editing/sections.ts'
import type { Section } from '#domain/menu/model/section.ts'
import { countItems, withSubsections } from '#domain/menu/model/walk.ts'
import { undoAction } from '../../../menu/editing/undo-action.ts'
import { useOpenMenu } from '../../../menu/store/open-menu.ts'
import { toast } from '../../../ui/toast/toast-store.ts'
import { reveal } from '../view/reveal.ts'

/** What the buttons of a section do. The functions stay the same, so that they make no section render again. */
export interface SectionActions {
  refreshAll(section: Section): void
  addItem(sectionId: number): void
  addFromCatalog(sectionId: number): void
  edit(sectionId: number): void
  addSection(within: number): void
  changePrices(sectionId: number): void
  sayDifferently(sectionId: number): void
  /** @param by places among its siblings; negative is before */
  moveBy(sectionId: number, by: -1 | 1): void
  remove(sectionId: number): void
}

/** The actions on the sections of the open menu, with their toasts. The object is always the same. */
export function useSectionActions(options: Omit<SectionActions, 'moveBy' | 'remove'>): SectionActions {
  const latest = useRef(options)
  useLayoutEffect(() => {
    latest.current = options
  })
  const [actions] = useState<SectionActions>(() => ({
    refreshAll: (section) => latest.current.refreshAll(section),
    addItem: (sectionId) => latest.current.addItem(sectionId),
    addFromCatalog: (sectionId) => latest.current.addFromCatalog(sectionId),
    edit: (sectionId) => latest.current.edit(sectionId),
    addSection: (within) => latest.current.addSection(within),
    changePrices: (sectionId) => latest.current.changePrices(sectionId),
    sayDifferently: (sectionId) => latest.current.sayDifferently(sectionId),
    moveBy: moveSectionBy,
    remove,
  }))
  return actions
}

const sectionsNow = () => useOpenMenu.getState().menu?.sections ?? []

export function moveSectionBy(sectionId: number, by: -1 | 1): void {
  const section = sectionsNow().find(({ id }) => id === sectionId)
  const beside = sectionsNow().filter(({ parentId }) => parentId === section?.parentId)
  const position = beside.findIndex(({ id }) => id === sectionId) + by
  if (position < 0) return
  useOpenMenu.getState().edit((menu) => moveSection(menu, sectionId, position))
}

function remove(sectionId: number): void {
  const removed = withSubsections(sectionsNow(), sectionId)
  const [section] = removed
  if (!section) return
  const position = sectionsNow().indexOf(section)
  const beside = sectionsNow().filter(({ parentId }) => parentId === section.parentId)
  const at = beside.indexOf(section)
  const next = beside[at + 1]?.id ?? beside[at - 1]?.id ?? section.parentId
  useOpenMenu.getState().edit((menu) => removeSection(menu, sectionId))
  if (next !== undefined) reveal({ sectionId: next })
  toast({
    title: 'Section Removed',
    description: `${section.name} is no longer on the menu${withItems(countItems({ sections: removed }))}.`,
    action: undoAction((menu) => insertSections(menu, position, removed)),
  })
}

const withItems = (count: number): string => {
  if (count === 0) return ''
  return count === 1 ? ', nor is its dish' : `, nor are its ${count} dishes`
}
