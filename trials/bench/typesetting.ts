import { setTimeout, setImmediate as turnOfTheLoop } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { defaultDesign } from '#domain/design/settings.ts'
import { templates } from '#domain/design/templates.ts'
import type { Menu } from '#domain/menu/model/menu.ts'
import { itemsOf } from '#domain/menu/model/walk.ts'
import { Compiler } from '#typeset/compiling/compile.ts'
import type { TypesetInput } from '#typeset/job/job.ts'
import { createOwnTypesetter, type OwnTypesetter } from '#typeset/own-typesetter.ts'
import { chromiumPdf } from './chromium-page.ts'
import { type BenchRow, median, ms } from './measure.ts'
import { reactPdf } from './react-page.ts'
import { menuOfRun, RESTAURANT, withOneEdit } from './sample-menus.ts'

const WARM_UP_RUNS = 3
/** Lets what the engine before left behind (a page to close, garbage) end first. */
const SETTLE_MS = 150
const CHROMIUM = process.env.CARTE_TEST_BROWSER ?? '/usr/bin/chromium'

/** No row looks at finished pages that were kept. */
const UNCACHED = { workers: 1, cacheBytes: 0 } as const

/** Every figure of the typesetter: against others on the same content, and how it grows. */
export async function benchTypesetting(): Promise<BenchRow[]> {
  const typesetter = createOwnTypesetter(UNCACHED)
  try {
    return [
      ...(await againstOthers(typesetter)),
      await previewRow(typesetter),
      await pngRow(typesetter),
      await growthRow(typesetter),
      await memoryRow(),
    ]
  } finally {
    await typesetter.close()
  }
}

const classicOf = (menu: Menu, more: Partial<TypesetInput> = {}): TypesetInput => ({
  restaurant: RESTAURANT,
  menu,
  design: defaultDesign,
  templateId: 1,
  ...more,
})

/**
 * A PDF by our typesetter, by @react-pdf/renderer and by a warm headless Chromium, which take turns on the
 * same menu: new, with not one text of the menu before, and after an edit of one dish. Ours is timed twice, as the
 * server has it, through a worker process, and in this process, as @react-pdf/renderer runs.
 */
async function againstOthers(typesetter: OwnTypesetter): Promise<BenchRow[]> {
  const browser = await chromium.launch({
    executablePath: CHROMIUM,
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  })
  const compiler = new Compiler()
  const ours: readonly Engine[] = [
    { name: 'through a worker', setPdf: (menu) => typesetter.typeset(classicOf(menu)) },
    {
      name: 'in one process',
      setPdf: (menu) => compiler.typeset(classicOf(menu)),
      cleanUp: () => compiler.reset(),
    },
  ]
  const others: readonly Engine[] = [
    { name: '@react-pdf/renderer', setPdf: reactPdf },
    { name: 'warm headless Chromium', setPdf: (menu) => chromiumPdf(browser, menu) },
  ]
  try {
    const rows: BenchRow[] = []
    for (const turns of [
      { items: 40, warmUpRuns: 10, runs: 15 },
      { items: 300, warmUpRuns: WARM_UP_RUNS, runs: 7 },
    ]) {
      const { items } = turns
      const times = await inTurns([...ours, ...others], turns)
      rows.push(...compared(`PDF of a new menu of ${items} items`, { ours, others, times: times.fresh }))
      rows.push(...compared(`PDF of ${items} items after an edit`, { ours, others, times: times.edited }))
    }
    return rows
  } finally {
    await browser.close()
  }
}

interface Engine {
  readonly name: string
  readonly setPdf: (menu: Menu) => Promise<unknown>
  /** Not timed: a worker does it after its answer too. */
  readonly cleanUp?: () => void
}

/** In milliseconds, of each run. */
type TimesOf = ReadonlyMap<Engine, number[]>

interface Turns {
  readonly items: number
  /** Before what is timed: short scripts are compiled only after they ran often. */
  readonly warmUpRuns: number
  readonly runs: number
}

/** Each run begins with another engine: the one after a browser finds its caches empty. */
async function inTurns(engines: readonly Engine[], { items, warmUpRuns, runs }: Turns) {
  const timesOf = (): TimesOf => new Map(engines.map((engine) => [engine, []]))
  const times = { fresh: timesOf(), edited: timesOf() }
  for (let run = -warmUpRuns; run < runs; run++) {
    const menu = menuOfRun(run + warmUpRuns, items)
    const first = (run + warmUpRuns) % engines.length
    for (const engine of [...engines.slice(first), ...engines.slice(0, first)]) {
      const fresh = await timed(() => engine.setPdf(menu), engine.cleanUp)
      const edited = await timed(() => engine.setPdf(withOneEdit(menu)), engine.cleanUp)
      if (run < 0) continue
      times.fresh.get(engine)?.push(fresh)
      times.edited.get(engine)?.push(edited)
    }
  }
  return times
}

interface Comparison {
  readonly ours: readonly Engine[]
  readonly others: readonly Engine[]
  readonly times: TimesOf
}

function compared(name: string, { ours, others, times }: Comparison): BenchRow[] {
  const medianOfEngine = (engine: Engine) => median(times.get(engine) ?? [])
  return ours.flatMap((own) =>
    others.map((other) => ({
      name: `${name}, ${own.name}, median`,
      value: ms(medianOfEngine(own)),
      against: `${other.name} ${ms(medianOfEngine(other))}, ${(medianOfEngine(other) / medianOfEngine(own)).toFixed(1)} times as long`,
    })),
  )
}

async function timed(run: () => Promise<unknown>, cleanUp?: () => void): Promise<number> {
  await setTimeout(SETTLE_MS)
  const start = performance.now()
  await run()
  const time = performance.now() - start
  // What a menu leaves behind is freed only when the loop turns.
  await turnOfTheLoop()
  cleanUp?.()
  return time
}

async function medianOf(runs: number, run: (index: number) => Promise<number>): Promise<number> {
  const times: number[] = []
  for (let index = -WARM_UP_RUNS; index < runs; index++) {
    const time = await run(index + WARM_UP_RUNS)
    if (index >= 0) times.push(time)
  }
  return median(times)
}

async function previewRow(typesetter: OwnTypesetter): Promise<BenchRow> {
  const fresh: number[] = []
  const edited = await medianOf(15, async (run) => {
    const menu = menuOfRun(1000 + run, 100)
    fresh.push(await timed(() => typesetter.typeset(classicOf(menu))))
    return timed(() => typesetter.typeset(classicOf(withOneEdit(menu))))
  })
  const before = median(fresh)
  return {
    name: 'Preview after one edit in a menu of 100 items, median',
    value: ms(edited),
    against: `as a new menu ${ms(before)}, ${(before / edited).toFixed(1)} times as long`,
  }
}

async function pngRow(typesetter: OwnTypesetter): Promise<BenchRow> {
  const { pdf } = await typesetter.typeset(classicOf(menuOfRun(2000, 40)))
  const time = await medianOf(10, () => timed(() => typesetter.pagePng(pdf, 1, 150)))
  return { name: 'PNG of a page at 150 dpi, median', value: ms(time) }
}

/** Time for each item, in menus of ten sizes apart: it must not rise. */
async function growthRow(typesetter: OwnTypesetter): Promise<BenchRow> {
  const perItem: string[] = []
  const times: number[] = []
  for (const [items, runs] of [
    [10, 15],
    [100, 10],
    [1000, 5],
  ] as const) {
    const time = await medianOf(runs, (run) =>
      timed(() => typesetter.typeset(classicOf(menuOfRun(3000 + items + run, items)))),
    )
    times.push(time)
    perItem.push(`${items} items ${ms(time)}`)
  }
  const [small = Number.NaN, , large = Number.NaN] = times
  return {
    name: 'From 10 to 1,000 items, a hundred times as many, the time grows',
    value: `${(large / small).toFixed(0)} times`,
    against: perItem.join(', '),
  }
}

const SOAK = { early: 200, late: 2000, window: 40 } as const

/**
 * Measures the memory of a worker after this many different menus in all looks, some of them with a picture for
 * each dish.
 */
async function memoryRow(): Promise<BenchRow> {
  const typesetter = createOwnTypesetter({ ...UNCACHED, maxWorkerBytes: Number.POSITIVE_INFINITY })
  const memory: number[] = []
  for (let job = 1; job <= SOAK.late; job++) {
    await typesetter.typeset(await soakInput(job))
    memory.push(typesetter.status().largestWorkerBytes)
  }
  await typesetter.close()
  // A worker's memory swings with its garbage: the mean of some jobs before is compared.
  const megabytesAt = (job: number) => mean(memory.slice(job - SOAK.window, job)) / 2 ** 20
  const [early, late] = [megabytesAt(SOAK.early), megabytesAt(SOAK.late)]
  return {
    name: `Memory of a worker after ${SOAK.late} different menus`,
    value: `${late.toFixed(0)} MB`,
    against: `after ${SOAK.early} ${early.toFixed(0)} MB, ${((late / early - 1) * 100).toFixed(0)} % more`,
  }
}

async function soakInput(job: number): Promise<TypesetInput> {
  const menu = menuOfRun(10_000 + job, 8 + (job % 23))
  const fontFamily = (['serif', 'sans-serif', 'cursive', 'mono'] as const)[job % 4]
  const design = { ...defaultDesign, ...(fontFamily && { fontFamily }) }
  const input = { ...classicOf(menu), templateId: templates[job % templates.length]?.id ?? 1, design }
  if (job % 10 !== 0) return input
  const items = new Map(
    await Promise.all(itemsOf(menu).map(async ({ id }) => [id, await picture(job * 1000 + id)] as const)),
  )
  const logo = await picture(job)
  return { ...input, design: { ...design, showImages: true }, images: { items, logo } }
}

/** A picture that no other number gives. */
const picture = (number: number): Promise<Buffer> =>
  sharp({
    create: {
      width: 320,
      height: 240,
      channels: 3,
      background: `#${(number % 0xffffff).toString(16).padStart(6, '0')}`,
    },
  })
    .png()
    .toBuffer()

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length
