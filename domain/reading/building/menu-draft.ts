import type { Menu } from '../../menu/model/menu.ts'
import type { ModifierGroup } from '../../menu/model/modifiers.ts'
import type { Notice } from '../../menu/model/notice.ts'
import type { SectionDraft } from './drafts.ts'

/** All parts of a menu as they were read, before they get ids. */
export interface MenuDraft {
  names: string[]
  titles: string[]
  intro: string[]
  readonly sections: SectionDraft[]
  readonly groups: ModifierGroup[]
  /** With the lines that they were read from. */
  readonly notices: (Omit<Notice, 'id'> & { readonly line: number })[]
  contact: NonNullable<Menu['contact']>
}
