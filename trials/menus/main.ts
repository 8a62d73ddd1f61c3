import { loadCatalogue } from '#domain/catalogue/dishes/catalogue.ts'
import { voices } from '#domain/catalogue/voices/voice.ts'
import { createMenuMaker, usualMenus } from './counted-menus.ts'
import { findingRows } from './findings.ts'
import { indianLacks, lacks } from './lacks.ts'
import { seasonRows, sentenceRows, varieties, varietyRows, voicedRows } from './variety-tables.ts'

/**
 * `npm run menus:measure`: generates menus without a server, and counts what a cook, a guest and the adviser would
 * miss or find on them. Prints tables in Markdown; judges nothing.
 */
const EACH = 100
const EACH_SEASON = 40

/** Two of twelve menus of one wish are to share no more than this part of their dishes. */
const MOST_SHARED = 0.3
const SHOWN = 10

const table = (title: string, heads: readonly string[], rows: readonly (readonly string[])[]): void => {
  const lines = [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`)
  process.stdout.write(`\n## ${title}\n\n${lines.join('\n')}\n`)
}

const catalogue = loadCatalogue()
const make = createMenuMaker(catalogue)
const menus = usualMenus(make, 'autumn', EACH)
const share = (found: number, of: number): string => `${((found / of) * 100).toFixed(1)} %`
const shares = (lacking: typeof lacks, among: typeof menus) =>
  Object.entries(lacking).map(([name, isLacking]) => [
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
)
const varied = varieties(make)
const tooAlike = varied.filter(({ overlap }) => overlap > MOST_SHARED)
table(
  `Twelve menus of one wish: the ${SHOWN} least varied of ${varied.length}, ${tooAlike.length} above ${share(MOST_SHARED, 1)}`,
  ['wish', 'places', 'distinct dishes', 'overlap of two', 'always there'],
  varietyRows(varied.slice(0, SHOWN)),
)
table('What the adviser finds on them', ['code', 'findings', 'a menu'], findingRows(catalogue, menus))
table('Descriptions of the catalogue', ['form', 'dishes'], sentenceRows(catalogue))
const byId = new Map(catalogue.map((dish) => [dish.id, dish]))
for (const { id, name } of voices) {
  table(
    `Descriptions of ${menus.length} menus: ${name}`,
    ['form', 'dishes'],
    voicedRows(menus, id, (dishId) => byId.get(dishId)),
  )
}

const times = menus.map(({ tookMs }) => tookMs).sort((a, b) => a - b)
const at = (part: number): string => `${(times[Math.floor(times.length * part)] ?? 0).toFixed(1)} ms`
table('Time of one menu', ['median', 'p95', 'longest'], [[at(0.5), at(0.95), at(0.9999)]])
