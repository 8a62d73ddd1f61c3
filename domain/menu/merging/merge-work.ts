import type { Design } from '../../design/settings.ts'
import type { MenuContent } from '../model/menu.ts'
import { type Merged, mergeMenus } from './merge-menus.ts'
import { type Answers, isEqual, mergeFields, type Three } from './three-way.ts'

/** A menu with its looks. */
export interface MenuWork {
  readonly content: MenuContent
  readonly design: Design
  readonly templateId: number
}

/** The question whose looks hold, where both sides have changed them. */
export const DESIGN = 'design'

/** Merges menus with their looks: settings one by one, unless the two would mix two templates or disagree. */
export function mergeWork(
  base: MenuWork | null,
  mine: MenuWork,
  theirs: MenuWork,
  answers: Answers = new Map(),
): Merged<MenuWork> {
  const { merged: content, questions } = mergeMenus(
    base?.content ?? null,
    mine.content,
    theirs.content,
    answers,
  )
  const looks = ({ design, templateId }: MenuWork) => ({ ...design, templateId })
  const both = base && mergedLooks({ base: looks(base), mine: looks(mine), theirs: looks(theirs) })
  const isAsked = !both && !isEqual(looks(mine), looks(theirs))
  const { templateId, ...design } = both ?? looks({ mine, theirs }[answers.get(DESIGN) ?? 'mine'])
  return { merged: { content, design, templateId }, questions: [...questions, ...(isAsked ? [DESIGN] : [])] }
}

type Looks = Design & { readonly templateId: number }

/** Null where only a person can decide. */
function mergedLooks(three: Three<Looks>): Looks | null {
  const { base, mine, theirs } = three
  const haveOtherTemplate = [mine, theirs].some(({ templateId }) => templateId !== base.templateId)
  if (haveOtherTemplate && !isEqual(mine, base) && !isEqual(theirs, base)) return null
  let isAsked = false
  const merged = mergeFields(three, { key: DESIGN }, () => {
    isAsked = true
    return 'mine'
  })
  return isAsked ? null : merged
}
