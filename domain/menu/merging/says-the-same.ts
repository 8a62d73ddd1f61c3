import { settled } from '../claims/claims.ts'
import { compareMenus } from '../comparing/compare-menus.ts'
import { isSame } from '../comparing/comparison.ts'
import type { MenuWork } from './merge-work.ts'
import { looksTheSame } from './same-looks.ts'
import { isEqual } from './three-way.ts'

/** Do two states of one menu say the same to guests and to their owner? A draft that does leaves nothing unsaved. */
export const saysTheSame = (one: MenuWork, other: MenuWork): boolean =>
  looksTheSame(one, other) &&
  isEqual(one.content.lockedItems, other.content.lockedItems) &&
  isEqual(one.content.adviceNotes, other.content.adviceNotes) &&
  isSame(compareMenus(settled(one.content), settled(other.content), { isOneMenu: true }))
