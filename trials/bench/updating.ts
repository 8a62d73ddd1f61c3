import { defaultDesign } from '#domain/design/settings.ts'
import { bringAgain } from '#domain/exchange/updating/bring-again.ts'
import { questionRows } from '#domain/menu/merging/question-rows.ts'
import type { Menu } from '#domain/menu/model/menu.ts'
import { defaultRestaurant } from '#domain/menu/model/restaurant.ts'
import { mapItems } from '#domain/menu/model/walk.ts'
import { type BenchRow, median, ms, timeRuns } from './measure.ts'
import { menuOfRun } from './sample-menus.ts'

/** How long it takes to say what changes in a menu of which every dish has another name, and how that grows. */
export async function benchUpdating(): Promise<BenchRow[]> {
  const rows: BenchRow[] = []
  let first: number | undefined
  for (const [items, runs] of [
    [50, 10],
    [500, 5],
  ] as const) {
    const before = menuOfRun(1, items)
    const after = renamed(before)
    const time = median(await timeRuns(runs, () => changesOf(before, after)))
    rows.push({
      name: `What changes in a menu of ${items} renamed dishes, median`,
      value: ms(time),
      ...(first !== undefined && { against: `${(time / first).toFixed(1)} times that of 50` }),
    })
    first ??= time
  }
  return rows
}

/** Nobody knows what the menu was brought from: each name is asked. */
function changesOf(before: Menu, after: Menu): number {
  const { base, theirs } = bringAgain(before, after, { hasIds: false, cuisineId: 1, lastImport: null })
  const work = (menu: Menu) => ({
    content: { restaurant: defaultRestaurant, ...menu },
    design: defaultDesign,
    templateId: 1,
  })
  return questionRows(work(base), work(before), work(theirs), new Map()).length
}

/** Each name with one of its words turned around. */
const renamed = (menu: Menu): Menu =>
  mapItems(menu, (item, section) => {
    const words = item.name.split(' ')
    const at = section.items.indexOf(item) % words.length
    return { ...item, name: words.with(at, [...(words[at] ?? '')].toReversed().join('')).join(' ') }
  })
