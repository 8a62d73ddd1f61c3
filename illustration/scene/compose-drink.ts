import type { Illustration } from '../parts/illustration.ts'
import type { Motif } from '../parts/motifs.ts'
import type { Tint } from '../parts/tints.ts'
import { type Drinkware, isDrinkware, isPour, type VesselFilling } from '../parts/vessels.ts'
import { distinct, motifOf, type Scene, tintOf } from './scene.ts'
import { cocktailGlass, coldPour, coldVessel, hotVessel, isForHeat, usualCup } from './usual-vessels.ts'

const MAX_COMPANIONS = 2

/** Composes a drink in its glass, with its ingredients next to it. */
export function composeDrink(scene: Scene): Illustration {
  const { words, ingredients, palette, seed } = scene
  const vessel = vesselOf(scene)
  const tint = tintOf(
    scene,
    words.find(({ shade, isMixed }) => shade && !isMixed) ?? words.find(({ shade }) => shade),
    'water',
  )
  const motifs = distinct([
    ...[...words, ...ingredients].map((word) => motifOf(word, scene, false)),
    ...[...words, ...ingredients].map(({ garnish }) => garnish),
    besideWine(vessel, seed),
  ])
  const [main = null, ...companions] = motifs
  return {
    vessel,
    filling: pourOf(scene, vessel),
    tint: isMilky(scene) ? (LIGHTENED[tint] ?? tint) : tint,
    main,
    count: 1,
    companions: companions.slice(0, MAX_COMPANIONS),
    cutlery: null,
    palette,
    seed,
  }
}

const WITH_WINE: readonly Motif[] = ['fig', 'olive', 'walnut', 'bread almonds', 'baguette-bread']

/** A glass of wine has little to tell it from another: something to eat with it does. */
const besideWine = (vessel: Drinkware, seed: number): Motif | undefined =>
  vessel === 'wine-glass' || vessel === 'flute' ? WITH_WINE[(seed >> 6) % WITH_WINE.length] : undefined

function vesselOf({ dish, words, isCold, seed }: Scene): Drinkware {
  const implied = words
    .filter(({ motif, garnish, tint, shade, isMixed }) => motif || garnish || tint || shade || isMixed)
    .map(({ vessel, isMixed }) => (isMixed ? cocktailGlass(dish.ingredients ?? [], seed) : vessel))
    .find((vessel) => vessel && isDrinkware(vessel)) as Drinkware | undefined
  const known = implied ?? usualCup(dish.cuisineId, isCold)
  const usual = isCold ? coldVessel(known) : dish.temperature === 'hot' ? hotVessel(known) : known
  const named = words.find(
    ({ vessel, motif, garnish, tint, shade }) =>
      vessel && isDrinkware(vessel) && !(motif || garnish || tint || shade),
  )
  return (named?.insteadOf?.[usual] ?? named?.vessel ?? usual) as Drinkware
}

/** The last word that says how it is poured: a red wine with bubbles has bubbles. */
function pourOf({ dish, words, isCold }: Scene, vessel: Drinkware): VesselFilling {
  const said = words.findLast(({ filling }) => filling && isPour(filling))?.filling
  const pour = said ?? (isCold || !isForHeat(vessel) ? coldPour(vessel) : 'steaming')
  if (isCold) return COOLED[pour] ?? pour
  return dish.temperature === 'hot' ? (HEATED[pour] ?? pour) : pour
}

const HEATED: Partial<Record<VesselFilling, VesselFilling>> = {
  still: 'steaming',
  iced: 'steaming',
  sparkling: 'steaming',
}

const COOLED: Partial<Record<VesselFilling, VesselFilling>> = { steaming: 'iced', frothy: 'foamed' }

const MILK = /^(?:whole |condensed |evaporated |oat |soy )?milk$/

const LIGHTENED: Partial<Record<Tint, Tint>> = {
  coffee: 'latte',
  amber: 'latte',
  sesame: 'mushroom',
  matcha: 'pistachio',
}

const isMilky = ({ words, dish }: Scene): boolean =>
  words.some(({ isMilky }) => isMilky) || (dish.ingredients?.some((name) => MILK.test(name)) ?? false)
