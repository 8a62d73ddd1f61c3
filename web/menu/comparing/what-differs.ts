import type { SavedMenu } from '#contract/menus/saved-menus.ts'
import { settled } from '#domain/menu/claims/claims.ts'
import { compareMenus } from '#domain/menu/comparing/compare-menus.ts'
import type { Comparison } from '#domain/menu/comparing/comparison.ts'
import { looksTheSame } from '#domain/menu/merging/same-looks.ts'
import type { OpenMenu } from '../state/menu-state.ts'

export interface Difference {
  /** From the saved one to the open one. */
  readonly comparison: Comparison
  readonly hasOtherDesign: boolean
}

type Stored = Pick<SavedMenu, 'content' | 'design' | 'templateId'>
type Open = Pick<OpenMenu, 'menu' | 'restaurant' | 'design' | 'templateId'>

/** Null where no menu is open. */
export function whatDiffers(
  stored: Stored,
  { menu, restaurant, design, templateId }: Open,
): Difference | null {
  if (!menu) return null
  return {
    comparison: compareMenus(settled(stored.content), { restaurant, ...settled(menu) }, { isOneMenu: true }),
    hasOtherDesign: !looksTheSame(stored, { design, templateId }),
  }
}
