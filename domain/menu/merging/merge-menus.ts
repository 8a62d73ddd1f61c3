import { settled } from '../claims/claims.ts'
import { withHeadsThatStand } from '../editing/sections.ts'
import { COMPETITOR_LIMITS } from '../model/advice-notes.ts'
import { type MenuContent, menuContentSchema } from '../model/menu.ts'
import { mergeList, mergeSet } from './merge-list.ts'
import { mergeSections } from './merge-sections.ts'
import { separateAdditions } from './separate-additions.ts'
import { type Answers, type AskSide, isEqual, mergeFields, type Three } from './three-way.ts'

export interface Merged<Value> {
  readonly merged: Value
  /** What both sides have changed to different things, by keys that stay the same; mine holds until somebody answers. */
  readonly questions: readonly string[]
}

/** The question whether all of it is mine or theirs, where no other way is left. */
export const WHOLE = 'whole'

/**
 * Merges two later states of one menu. What one side has changed is taken, and what both have changed alike;
 * the rest is asked, never lost. Parts are matched by their ids, texts by their fields, orders by neighbors.
 * @param base the state that both come from; null where nobody knows it: then all of it is one question
 * @param answers to questions of an earlier merge of the same three
 */
export function mergeMenus(
  base: MenuContent | null,
  mine: MenuContent,
  theirs: MenuContent,
  answers: Answers = new Map(),
): Merged<MenuContent> {
  if (isEqual(mine, theirs)) return { merged: theirs, questions: [] }
  const whole: Merged<MenuContent> = {
    merged: { mine, theirs }[answers.get(WHOLE) ?? 'mine'],
    questions: [WHOLE],
  }
  if (!base || mixesMoney({ base, mine, theirs })) return whole
  const questions = new Set<string>()
  const ask: AskSide = (key) => {
    questions.add(key)
    return answers.get(key) ?? 'mine'
  }
  const merged = settled(mergeContent({ base, mine: separateAdditions({ base, mine, theirs }), theirs }, ask))
  // Both sides together may have more than a menu can say.
  return menuContentSchema.safeParse(merged).success ? { merged, questions: [...questions] } : whole
}

/** All that a menu asks money for, in its order. */
const pricesOf = ({ sections, modifierGroups }: MenuContent): unknown => [
  sections.map(({ prices, items }) => [prices, items.map((item) => item.prices)]),
  modifierGroups,
]

/** Would amounts of one currency stand under the sign of the other? One side has another currency, both other prices. */
function mixesMoney({ base, mine, theirs }: Three<MenuContent>): boolean {
  if (mine.currency === theirs.currency) return false
  return [mine, theirs].every(
    (side) => side.currency !== base.currency || !isEqual(pricesOf(side), pricesOf(base)),
  )
}

const OWN = [
  'restaurant',
  'sections',
  'notices',
  'modifierGroups',
  'marks',
  'lockedItems',
  'adviceNotes',
] as const

function mergeContent(menus: Three<MenuContent>, ask: AskSide): MenuContent {
  const { base, mine, theirs } = menus
  const of = <Field extends keyof MenuContent>(field: Field) => ({
    base: base[field],
    mine: mine[field],
    theirs: theirs[field],
  })
  const merged: MenuContent = {
    ...mergeFields(menus, { key: 'menu', except: OWN }, ask),
    restaurant: mergeFields(of('restaurant'), { key: 'restaurant' }, ask),
    sections: mergeSections(menus, ask),
    notices: mergeList(of('notices'), 'notice', ask),
    modifierGroups: mergeList(of('modifierGroups'), 'choices', ask),
    marks: mergeList(of('marks'), 'mark', ask),
    ...mergedNotes(menus),
  }
  return underHeads(withNamed(merged, menus), menus)
}

/** What is said to advice and of locked dishes: either side adds to it and takes from it. */
function mergedNotes({
  base,
  mine,
  theirs,
}: Three<MenuContent>): Pick<MenuContent, 'lockedItems' | 'adviceNotes'> {
  const sets = <Value>(of: (menu: MenuContent) => readonly Value[] | undefined) =>
    mergeSet({ base: of(base) ?? [], mine: of(mine) ?? [], theirs: of(theirs) ?? [] })
  const lockedItems = sets((menu) => menu.lockedItems)
  const [before, own, others] = [base, mine, theirs].map(({ adviceNotes }) => adviceNotes?.guestsAMonth)
  const guestsAMonth = own === before ? others : own
  const competitors = sets((menu) => menu.adviceNotes?.competitors).slice(-COMPETITOR_LIMITS.menus)
  const notes = {
    ...(guestsAMonth !== undefined && { guestsAMonth }),
    ...(competitors.length > 0 && { competitors }),
    dismissed: sets((menu) => menu.adviceNotes?.dismissed),
    promoted: sets((menu) => menu.adviceNotes?.promoted),
  }
  const hasNotes = (mine.adviceNotes ?? theirs.adviceNotes) !== undefined
  return {
    ...((mine.lockedItems ?? theirs.lockedItems) && { lockedItems }),
    ...(hasNotes && { adviceNotes: notes }),
  }
}

/** Choices and marks that one side removed while the other began to use them stay. */
function withNamed(menu: MenuContent, { base, mine, theirs }: Three<MenuContent>): MenuContent {
  const items = menu.sections.flatMap((section) => section.items)
  const groups = new Set([...menu.sections, ...items].flatMap(({ modifierGroups = [] }) => modifierGroups))
  const marks = new Set(items.flatMap(({ ownMarks = [] }) => ownMarks))
  const kept = <Part extends { readonly id: string }>(
    list: readonly Part[],
    used: ReadonlySet<string>,
    of: (side: MenuContent) => readonly Part[],
  ): Part[] => {
    const lost = [...used].filter((id) => !list.some((part) => part.id === id))
    const known = [...of(mine), ...of(theirs), ...of(base)]
    return [...list, ...lost.flatMap((id) => known.find((part) => part.id === id) ?? [])]
  }
  return {
    ...menu,
    modifierGroups: kept(menu.modifierGroups, groups, (side) => side.modifierGroups),
    marks: kept(menu.marks, marks, (side) => side.marks),
  }
}

/** A price whose column is gone is labeled with what it said. */
function underHeads(menu: MenuContent, { base, mine, theirs }: Three<MenuContent>): MenuContent {
  const sides = [mine, theirs, base]
  const sections = menu.sections.map((section) => {
    const heads = sides.flatMap(
      ({ sections: all }) => all.find(({ id }) => id === section.id)?.priceHeads ?? [],
    )
    return {
      ...section,
      priceHeads: [...new Map(heads.toReversed().map((head) => [head.id, head])).values()],
    }
  })
  return { ...menu, ...withHeadsThatStand(menu, { ...menu, sections }) }
}
