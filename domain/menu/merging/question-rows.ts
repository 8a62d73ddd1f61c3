import { compareMenus } from '../comparing/compare-menus.ts'
import { type ComparisonRow, comparisonRows } from '../comparing/comparison-rows.ts'
import { mapSections } from '../model/walk.ts'
import { DESIGN, type MenuWork, mergeWork } from './merge-work.ts'
import type { Answers, Side } from './three-way.ts'

export interface AskedRow extends ComparisonRow {
  /** Of the question; several rows may belong to one. */
  readonly key: string
}

/** What is asked, line by line, theirs before, mine after; answers so far may lead to another question. */
export function questionRows(
  base: MenuWork | null,
  mine: MenuWork,
  theirs: MenuWork,
  answers: Answers,
): AskedRow[] {
  const withAnswer = (key: string, side: Side) => {
    const [was, my, their] = [base, mine, theirs].map((work) => work && aboutOne(work, key))
    if (!my || !their) throw new Error('Both sides have a menu')
    return mergeWork(was ?? null, my, their, new Map([...answers, [key, side]])).merged.content
  }
  return mergeWork(base, mine, theirs, answers).questions.flatMap((key): AskedRow[] => {
    const rows =
      key === DESIGN
        ? []
        : comparisonRows(
            compareMenus(withAnswer(key, 'theirs'), withAnswer(key, 'mine'), { isOneMenu: true }),
          )
    return (rows.length > 0 ? rows : [unsaid(key)]).map((row) => ({ ...row, key }))
  })
}

/** A menu with nothing but the dish that a question is about: each is merged twice, and there may be hundreds. */
function aboutOne(work: MenuWork, key: string): MenuWork {
  const id = Number(/^item\/\d+\/(\d+)/.exec(key)?.[1])
  if (Number.isNaN(id)) return work
  const content = mapSections(work.content, (section) => ({
    ...section,
    items: section.items.filter((item) => item.id === id),
  }))
  return { ...work, content }
}

/** What no comparison says. */
const unsaid = (key: string): ComparisonRow => ({
  change: 'reworded',
  of: 'menu',
  path: [],
  name: '',
  what: key === DESIGN ? 'Design' : 'Details that are not printed',
  before: '',
  after: '',
  difference: null,
  percent: null,
})
