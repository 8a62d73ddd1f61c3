import { names } from '#domain/text/names.ts'
import type { Illustration } from '../parts/illustration.ts'
import { type Motif, partsOf } from '../parts/motifs.ts'
import type { Tint } from '../parts/tints.ts'
import { isDrinkware, isPour, type Vessel, type VesselFilling } from '../parts/vessels.ts'
import type { PictureWord } from '../words/word.ts'
import { distinct, motifOf, type Scene, tintOf } from './scene.ts'
import { holds, isDeep, usualCutlery, usualDish } from './usual-vessels.ts'

const MAX_COMPANIONS = 3

/** Food on its plate, in its bowl, or a dessert in its glass. */
export function composeFood(scene: Scene): Illustration {
  const { words, ingredients, dish, isSweet, isCold, palette, seed } = scene
  const wanted = fillerOf(scene)
  const vessel = vesselOf(words, wanted) ?? usualDish(wanted?.filling ?? null, dish.cuisineId, isSweet, seed)
  const filling = (wanted?.filling && fillingIn(vessel, wanted.filling)) || juicesIn(vessel, scene)
  const filler = wanted?.filling && filling ? wanted : undefined
  const isSauced = filling === 'sauce' || filling === 'soup' || (filling === 'noodles' && !isCold)
  const show = (word: PictureWord) => motifOf(word, scene, isSauced)

  // A heap of rice needs no rice on top: its word comes last.
  const isHeaped = filler !== undefined && filling !== null && HEAPS.has(filling)
  const isDipped = filling === 'cream' || filling === 'soup' || filling === 'leaves'
  const mainWord = words.find((word) => {
    const motif = !(word === filler && (isHeaped || filling === 'scoops')) && show(word)
    if (!motif || BESIDE_ONLY.has(motif)) return false
    const { art } = partsOf(motif)
    return !(isHeaped && SEASONINGS.has(art)) && !(isDipped && DIPPERS.has(art))
  })
  const main = mainWord && show(mainWord)
  const beside = [...words, ...(mainWord?.isWhole ? [] : ingredients)]
    .filter((word) => word !== mainWord && !(isHeaped && word === filler))
    .map((word) => show(word) ?? word.garnish)
    .filter((motif) => !(isHeaped && motif === filler.motif))
  return {
    vessel,
    filling,
    tint: bedTint(scene, filling, filler),
    main: main ?? null,
    count: mainWord?.count ?? 1,
    companions: distinct([main, filler?.garnish, mainWord?.isWhole ? mainWord.garnish : undefined, ...beside])
      .filter((motif) => motif !== main)
      .slice(0, MAX_COMPANIONS),
    cutlery: usualCutlery(vessel, filling, dish.cuisineId, isSweet),
    palette,
    seed,
  }
}

/** A deep dish is never dry: what is cooked in it lies in its sauce. */
function juicesIn(vessel: Vessel, { words, dye, dish, isCold, isSweet }: Scene): VesselFilling | null {
  if (isDrinkware(vessel)) return isSweet ? 'creamed' : 'still'
  if (!isDeep(vessel)) return null
  if (dish.ingredients?.some((name) => /(?:^| )rice$/.test(name))) return 'grains'
  if (!(dye || words.some(({ tint }) => tint))) return null
  if (isSweet) return 'soup'
  return isCold ? null : 'sauce'
}

/** The color of the bed. Chili makes a sauce red but not rice, and leaves always stay green. */
function bedTint(scene: Scene, filling: VesselFilling | null, filler: PictureWord | undefined): Tint {
  const fallback = (filling && FALLBACK_TINT[filling]) ?? 'herb'
  if (!filling || LIQUID.has(filling)) return tintOf(scene, filler, fallback)
  if (!SELF_COLORED.has(filling)) {
    const words = scene.words.filter(({ tint }) => tint !== 'chili')
    return tintOf({ ...scene, words }, filler, fallback)
  }
  const stains = ({ tint }: { readonly tint?: Tint }) => tint && STAINS[filling]?.has(tint)
  const lent = scene.words.find(stains) ?? [{ tint: scene.strongDye }, { tint: scene.dye }].find(stains)
  return lent?.tint ?? filler?.shade ?? fallback
}

const STAINS: Partial<Record<VesselFilling, ReadonlySet<Tint>>> = {
  grains: new Set<Tint>(names('tomato, saffron, beet, lemon, milk, pandan, red bean, spinach, ink')),
  noodles: new Set<Tint>(['tomato', 'herb', 'ink', 'beet', 'matcha', 'mushroom']),
  leaves: new Set<Tint>(['spinach']),
  shreds: new Set<Tint>(['beet']),
}
const LIQUID: ReadonlySet<VesselFilling> = new Set<VesselFilling>(
  names('soup, sauce, still, creamed, layered, scoops'),
)
const SELF_COLORED: ReadonlySet<VesselFilling> = new Set(Object.keys(STAINS) as VesselFilling[])

/** Things with a bowl, a foot or a flame don't lie on a plate. */
const BESIDE_ONLY: ReadonlySet<Motif> = new Set<Motif>(
  names('cooked-rice, honey-pot, syrup-jug, fire, salt, butter'),
)

/** Things eaten with a dip, a soup or a salad lie next to it. */
const DIPPERS: ReadonlySet<string> = new Set(names('flatbread, bread, baguette-bread, toast, chip, disc'))

/** Things that are sprinkled small on a heap of rice or greens, and never lie on it like a roast. */
const SEASONINGS: ReadonlySet<string> = new Set(
  names(
    'garlic, lemon, lime, ginger-root, herb, sprig, needle-sprig, hot-pepper, seeds',
    'saffron-threads, walnut, almonds, stalks, cinnamon',
  ),
)

/** Fillings that are the food, not what it lies in. */
const HEAPS: ReadonlySet<VesselFilling> = new Set<VesselFilling>([
  'grains',
  'pulses',
  'shreds',
  'noodles',
  'leaves',
])

const FALLBACK_TINT: Partial<Record<VesselFilling, Tint>> = {
  cream: 'cream',
  pulses: 'bread',
  dice: 'butter',
  gratin: 'golden',
  glaze: 'custard',
  crumble: 'golden',
  snow: 'milk',
  shreds: 'mint',
  still: 'cream',
  creamed: 'cream',
  layered: 'cream',
  scoops: 'cream',
  soup: 'broth',
  sauce: 'curry',
  grains: 'rice',
  leaves: 'pea',
  noodles: 'pasta',
}

/** Fillings that stay next to the dish; another word of the dish may well be its body. */
const BESIDE: ReadonlySet<VesselFilling> = new Set<VesselFilling>(['grains', 'pulses', 'shreds'])

/** The word that says what the dish lies in: a soup is a soup, but rice is only so when nothing else is. */
function fillerOf({ words, isSweet }: Scene): PictureWord | undefined {
  const [first] = words
  if (first?.filling === 'shreds') return first
  const body = words.find(({ filling }) => filling && !BESIDE.has(filling))
  if (body) return body
  if (first?.filling) return first
  // Rice lies under mango, but not under a cake of rice.
  return isSweet && first?.tinted ? undefined : words.find(({ filling }) => filling === 'grains')
}

/** The vessel that is named as such, else the one that the first word or the filling implies. */
function vesselOf(words: readonly PictureWord[], filler: PictureWord | undefined): Vessel | undefined {
  const named = words.find(({ vessel, motif, tinted, garnish, filling }) => {
    return vessel && !motif && !tinted && !garnish && (!filling || isDrinkware(vessel))
  })
  return named?.vessel ?? words[0]?.vessel ?? filler?.vessel
}

const POURED: Partial<Record<VesselFilling, VesselFilling>> = {
  cream: 'creamed',
  snow: 'scoops',
  glaze: 'creamed',
  crumble: 'layered',
  grains: 'layered',
}

/** The filling as this vessel holds it, or null where it cannot. */
function fillingIn(vessel: Vessel, filling: VesselFilling): VesselFilling | null {
  if (isDrinkware(vessel)) return isPour(filling) ? filling : (POURED[filling] ?? 'creamed')
  return holds(vessel, filling) ? filling : null
}
