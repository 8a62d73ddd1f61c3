import { loadCatalogue } from '#domain/catalogue/dishes/catalogue.ts'
import { voices } from '#domain/catalogue/voices/voice.ts'
import { cuisines, diet, MAINS, SIDES, STARTERS } from '#domain/reference/reference.ts'
import { createMenuMaker, usualMenus } from './counted-menus.ts'
import { findingRows } from './findings.ts'
import { freshlyAsked } from './fresh-names.ts'
import { freshWishes } from './fresh-wishes.ts'
import { missingRows, veganShare } from './guests-expect.ts'
import { indianLacks, lacks } from './lacks.ts'
import { plantedRows } from './plant-faults.ts'
import { answeredWishes, wishes as wishesOfTables } from './positive-wishes.ts'
import { knownPrices, spreadRows } from './price-tables.ts'
import { answeredNames, namesOfMenus } from './section-names.ts'
import { seasonRows, sentenceRows, varieties, varietyRows, voicedRows } from './variety-tables.ts'

/**
 * `npm run menus:measure [-- guests sections wishes prices lacks seasons variety advice planted words]`: generates menus without
 * a server, and counts what a cook, a guest and the adviser would miss or find on them. Prints tables in Markdown, all or
 * those that are named; judges nothing.
 */
const EACH = 100
const EACH_SEASON = 40
/** Menus of a cuisine for what guests expect, over three price ranges. */
const EACH_EXPECTED = 60
/** A seed far from those of the other tables, so that a table is no accident of its first numbers. */
const SCATTER = 0x9e3779b1

/** Two of twelve menus of one wish are to share no more than this part of their dishes. */
const MOST_SHARED = 0.35
const SHOWN = 10

const table = (title: string, heads: readonly string[], rows: readonly (readonly string[])[]): void => {
  const lines = [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`)
  process.stdout.write(`\n## ${title}\n\n${lines.join('\n')}\n`)
}

const catalogue = loadCatalogue()
const make = createMenuMaker(catalogue)
const share = (found: number, of: number): string => `${((found / of) * 100).toFixed(1)} %`
const nameOf = (cuisineId: number): string => cuisines.find(({ id }) => id === cuisineId)?.name ?? ''
const usual = (() => {
  let made: ReturnType<typeof usualMenus> | undefined
  return () => {
    made ??= usualMenus(make, 'autumn', EACH)
    return made
  }
})()

function guests(): void {
  const menus = cuisines.flatMap(({ id: cuisineId }) =>
    Array.from({ length: EACH_EXPECTED }, (_, at) =>
      make(
        { cuisineId, priceRange: 2 + (at % 3), itemsPerCategoryCustom: { 1: 5, 2: 6, 3: 3, 4: 3, 5: 5 } },
        'autumn',
        Math.imul(at + 1, SCATTER) >>> 0,
      ),
    ),
  )
  table(
    `What guests come for and do not find (${menus.length} menus of 5 / 6 / 3 / 3 / 5, autumn, ranges 2 to 4)`,
    ['cuisine', 'what', 'menus without'],
    missingRows(menus, nameOf).map(([cuisine, what, missing]) => [cuisine, what, share(missing, 1)]),
  )
  table(
    'Vegan dishes on them, though nobody asked',
    ['cuisine', 'starters', 'main courses', 'sides'],
    [0, ...cuisines.map(({ id }) => id)].map((id) => {
      const own = id === 0 ? menus : menus.filter(({ cuisineId }) => cuisineId === id)
      const part = (category: number) => share(veganShare(own, category, diet.vegan), 1)
      return [id === 0 ? 'all' : nameOf(id), part(STARTERS), part(MAINS), part(SIDES)]
    }),
  )
}

function sections(): void {
  for (const [written, names] of [
    ['that the tables were made with', namesOfMenus],
    ['written by a cook before reading the tables', freshlyAsked],
  ] as const) {
    const answers = answeredNames(catalogue, 3, names)
    const tally = Map.groupBy(answers, ({ verdict }) => verdict)
    table(
      `${answers.length} names of sections, each asked alone: ${written}`,
      ['answer', 'names'],
      [...tally].map(([verdict, all]) => [verdict, String(all.length)]),
    )
    table(
      'Names that were not answered right',
      ['cuisine', 'name', 'answer', 'dishes', 'said'],
      answers
        .filter(({ verdict }) => verdict !== 'right')
        .map(({ cuisineId, name, verdict, got, said }) => [
          nameOf(cuisineId),
          name,
          verdict,
          got.join('; '),
          said,
        ]),
    )
  }
}

function wishes(): void {
  for (const asked of [wishesOfTables, freshWishes]) {
    const answers = answeredWishes(catalogue, 3, asked)
    table(
      `Wishes for something: ${answers.filter(({ isMet }) => isMet).length} of ${answers.length} met`,
      ['wish', 'met', 'said'],
      answers.map(({ notes, isMet, said }) => [notes, isMet ? 'yes' : 'NO', said]),
    )
  }
}

function prices(): void {
  table(
    'Prices of dishes that guests know',
    ['dish', '$', '$$', '$$$', '$$$$', '$$$$$'],
    knownPrices(catalogue),
  )
  table(
    'Dearest main course divided by the cheapest',
    ['range', 'median', 'below 2.5'],
    spreadRows(
      make,
      cuisines.map(({ id }) => id),
      12,
    ),
  )
}

function lacking(): void {
  const menus = usual()
  const shares = (lack: typeof lacks, among: typeof menus) =>
    Object.entries(lack).map(([name, isLacking]) => [
      name,
      share(among.filter(isLacking).length, among.length),
    ])
  table(
    `What ${menus.length} menus lack (5 / 5 / 3 / 3 / 4, autumn)`,
    ['lacks', 'menus'],
    [
      ...shares(lacks, menus),
      ...shares(
        indianLacks,
        menus.filter(({ cuisineId }) => cuisineId === 4),
      ),
    ],
  )
  const times = menus.map(({ tookMs }) => tookMs).sort((a, b) => a - b)
  const at = (part: number): string => `${(times[Math.floor(times.length * part)] ?? 0).toFixed(1)} ms`
  table('Time of one menu', ['median', 'p95', 'longest'], [[at(0.5), at(0.95), at(0.9999)]])
}

function variety(): void {
  const varied = varieties(make)
  const tooAlike = varied.filter(({ overlap }) => overlap > MOST_SHARED)
  table(
    `Twelve menus of one wish: the ${SHOWN} least varied of ${varied.length}, ${tooAlike.length} above ${share(MOST_SHARED, 1)}`,
    ['wish', 'places', 'distinct dishes', 'overlap of two', 'always there'],
    varietyRows(varied.slice(0, SHOWN)),
  )
}

function planted(): void {
  const rows = plantedRows(catalogue, make)
  const sum = (of: 'planted' | 'found') => rows.reduce((all, row) => all + row[of], 0)
  table(
    `Faults planted into menus of restaurants, of each kitchen and of small houses: ${sum('found')} of ${sum('planted')} found (${share(sum('found'), sum('planted'))})`,
    ['fault', 'planted', 'found'],
    rows.map(({ name, planted: of, found }) => [name, String(of), String(found)]),
  )
}

function words(): void {
  table('Descriptions of the catalogue', ['form', 'dishes'], sentenceRows(catalogue))
  const byId = new Map(catalogue.map((dish) => [dish.id, dish]))
  for (const { id, name } of voices) {
    table(
      `Descriptions of ${usual().length} menus: ${name}`,
      ['form', 'dishes'],
      voicedRows(usual(), id, (dishId) => byId.get(dishId)),
    )
  }
}

const tables: Readonly<Record<string, () => void>> = {
  guests,
  sections,
  wishes,
  prices,
  lacks: lacking,
  seasons: () =>
    table(
      'Seasons',
      [
        'season',
        'menus with a dish of another',
        'dishes of another',
        'dishes of this one',
        'in season, where the produce has one',
      ],
      seasonRows(make, EACH_SEASON),
    ),
  variety,
  advice: () =>
    table('What the adviser finds on them', ['code', 'findings', 'a menu'], findingRows(catalogue, usual())),
  planted,
  words,
}

const named = process.argv.slice(2)
for (const [name, print] of Object.entries(tables)) if (named.length === 0 || named.includes(name)) print()
