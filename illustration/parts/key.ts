import type { Illustration } from './illustration.ts'
import { isMotif } from './motifs.ts'
import { isPaletteName } from './palettes.ts'
import { isTint } from './tints.ts'
import { isCutlery, isFilling, isVessel } from './vessels.ts'

const FIELD = '.'
const LIST = '_'
const SPACE = '~'
const NONE = '-'
const LARGEST_SEED = 0xffff
const MOST_COMPANIONS = 3

/**
 * An illustration as a text that is safe in an address:
 * `bowl.soup.tomato.tomato.2.herb_bread.spoon.linen.4e6f`. Addresses outlive versions of Carte in saved
 * menus, so no name in them is ever given another meaning.
 */
export const illustrationKey = (illustration: Illustration): string =>
  [
    illustration.vessel,
    illustration.filling ?? NONE,
    illustration.tint,
    illustration.main ?? NONE,
    String(illustration.count),
    illustration.companions.join(LIST) || NONE,
    illustration.cutlery ?? NONE,
    illustration.palette,
    illustration.seed.toString(16),
  ]
    .join(FIELD)
    .replaceAll(' ', SPACE)

/** The illustration of a key; undefined when it is not one that `illustrationKey` could have written. */
export function parseIllustrationKey(key: string): Illustration | undefined {
  const fields = key.split(FIELD).map((field) => field.replaceAll(SPACE, ' '))
  if (fields.length !== 9) return undefined
  const [vessel = '', filling = '', tint = '', main = '', count = '', list = '', cutlery = '', palette = ''] =
    fields
  const seed = Number.parseInt(fields[8] ?? '', 16)
  const companions = list === NONE ? [] : list.split(LIST)
  const isKnown =
    isVessel(vessel) &&
    (filling === NONE || isFilling(filling)) &&
    isTint(tint) &&
    (main === NONE || isMotif(main)) &&
    (count === '1' || count === '2' || count === '3') &&
    companions.length <= MOST_COMPANIONS &&
    companions.every(isMotif) &&
    (cutlery === NONE || isCutlery(cutlery)) &&
    isPaletteName(palette) &&
    seed >= 0 &&
    seed <= LARGEST_SEED
  if (!isKnown) return undefined
  const illustration: Illustration = {
    vessel,
    filling: filling === NONE ? null : filling,
    tint,
    main: main === NONE ? null : main,
    count: Number(count) as Illustration['count'],
    companions,
    cutlery: cutlery === NONE ? null : cutlery,
    palette,
    seed,
  }
  // One picture has one address.
  return illustrationKey(illustration) === key ? illustration : undefined
}
