import { keepMine } from '#domain/exchange/updating/choosing/keep-mine.ts'
import { listedChanges } from '#domain/exchange/updating/choosing/listed-changes.ts'
import { updateMenu } from '#domain/exchange/updating/update-menu.ts'
import type { Menu } from '#domain/menu/model/menu.ts'
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

function changesOf(before: Menu, after: Menu): Menu {
  const updated = updateMenu(before, after, { hasIds: false, cuisineId: 1 })
  const kept = listedChanges(before, updated.menu).flatMap(({ key }, at) => (key && at % 2 === 0 ? key : []))
  return keepMine(before, updated.menu, new Set(kept))
}

/** Each name with one of its words turned around. */
const renamed = (menu: Menu): Menu =>
  mapItems(menu, (item, section) => {
    const words = item.name.split(' ')
    const at = section.items.indexOf(item) % words.length
    return { ...item, name: words.with(at, [...(words[at] ?? '')].toReversed().join('')).join(' ') }
  })
