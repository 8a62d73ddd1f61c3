import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Dish } from '#domain/catalogue/dish.ts'
import { loadCatalogue } from '#domain/catalogue/dishes/catalogue.ts'
import { type VoiceId, voiceIds } from '#domain/catalogue/voices/voice.ts'
import { atOnce } from '#domain/computing/steps.ts'
import { defaultDesign } from '#domain/design/settings.ts'
import { menuBriefSchema } from '#domain/generation/brief/brief.ts'
import { composeBrief } from '#domain/generation/brief/compose-brief.ts'
import { type MenuKind, menuKindNames } from '#domain/generation/brief/kinds.ts'
import { voicedSections } from '#domain/generation/voicing/voiced-sections.ts'
import { judgeOfFreshMenus } from '#domain/insights/fresh-menus/judge-fresh-menus.ts'
import { newMenu } from '#domain/menu/model/menu.ts'
import { plainMenuText } from '#domain/menu/plain-text/plain-text.ts'
import { printedMenu } from '#domain/menu/printed/printed-menu.ts'
import { cuisines } from '#domain/reference/reference.ts'
import { foldName } from '#domain/text/fold-name.ts'
import { seasons } from './counted-menus.ts'

/**
 * `npm run menus:print`: composes sixty menus and prints them as text into `docs/readings/`, to be read aloud as a chef
 * would. The same catalogue gives the same menus.
 */
const MENUS = 60
const FOLDER = fileURLToPath(new URL('../../docs/readings/', import.meta.url))

interface Read {
  readonly cuisineId: number
  readonly cuisine: string
  readonly kind: MenuKind
  readonly priceRange: number
  readonly season: (typeof seasons)[number]
  readonly voice: VoiceId
}

/** Steps without a common factor, so that kinds, ranges, seasons and voices meet all cuisines. */
function briefOf(index: number): Read {
  const { id, name } = cuisines[index % cuisines.length] ?? { id: 1, name: 'Italian' }
  return {
    cuisineId: id,
    cuisine: name,
    // Every other one is what most restaurants print.
    kind:
      index % 2 === 0
        ? 'a-la-carte'
        : (menuKindNames[Math.floor(index / 2) % menuKindNames.length] ?? 'lunch'),
    priceRange: (Math.floor(index / 3) % 5) + 1,
    season: seasons[index % seasons.length] ?? 'autumn',
    voice: voiceIds[Math.floor(index / 5) % voiceIds.length] ?? 'bistro',
  }
}

const catalogue = loadCatalogue()
const byId = new Map<number, Dish>(catalogue.map((dish) => [dish.id, dish]))

function textOf(read: Read, seed: number): string {
  const { cuisine, cuisineId, kind, priceRange, season, voice } = read
  const brief = menuBriefSchema.parse({ cuisineId, kind, priceRange, season, voice, withPairing: true })
  const judge = judgeOfFreshMenus({ catalogue, cuisineId, season })
  const { menu, refusal } = atOnce(composeBrief({ catalogue, brief, seed, season, judge }))
  if (refusal) throw new Error(`${cuisine}, ${kind}: ${refusal.sentence}`)
  const sections = voicedSections(menu.sections, voice, seed, (id) => byId.get(id))
  const restaurant = {
    name: `${cuisine}, ${kind}`,
    description: `Price range ${priceRange}, ${season}, voice ${voice}`,
  }
  const text = plainMenuText(printedMenu(restaurant, newMenu(sections), defaultDesign), 'en')
  const remarks = menu.remarks.map((remark) => `> ${remark}\n`).join('')
  return remarks ? `${text}\n${remarks}` : text
}

mkdirSync(FOLDER, { recursive: true })
// What people wrote about the menus stays.
for (const file of readdirSync(FOLDER)) if (file.endsWith('.txt')) rmSync(FOLDER + file)
for (let index = 0; index < MENUS; index++) {
  const read = briefOf(index)
  const name = `${String(index + 1).padStart(2, '0')}-${foldName(read.cuisine).replaceAll(' ', '-')}-${read.kind}.txt`
  writeFileSync(FOLDER + name, textOf(read, index + 1))
}
process.stdout.write(`${MENUS} menus in docs/readings\n`)
