import type { Random } from '#domain/generation/choosing/random.ts'
import { names } from '#domain/text/names.ts'
import { paint } from '../assets/asset.ts'
import { darker, isDark, lighter, mix } from '../assets/color.ts'
import type { Illustration } from '../parts/illustration.ts'
import { type Motif, partsOf } from '../parts/motifs.ts'
import { palettes, type TablePalette } from '../parts/palettes.ts'
import { type Tint, tints } from '../parts/tints.ts'
import { type Bed, isPour, type Tableware } from '../parts/vessels.ts'
import { beds, type Hollow } from './beds.ts'
import { type Placing, put } from './place.ts'
import { CENTER, n, type Point, strokes } from './svg.ts'
import { drawDish } from './tableware.ts'

/** A dish on its table, seen from above. */
export function drawFromAbove(
  illustration: Illustration & { readonly vessel: Tableware },
  random: Random,
): string {
  const { filling, tint, main, count, companions, seed } = illustration
  const palette = crockeryFor(main, palettes[illustration.palette])
  const dish = drawDish(illustration.vessel, palette, seed >> 3)
  const bed = filling && !isPour(filling) ? filling : null
  const isMirrored = seed % 2 === 1
  const { onDish, onTable } = share(companions, main === null, bed !== null)
  return [
    paint('tables/from-above', { ...palette }).all(seed >> 5),
    drawCutlery(illustration, onTable.length, isMirrored),
    ...onTable.map((motif, at) => put(motif, tableSpot(at, isMirrored, random), 'above')),
    dish.svg,
    bed
      ? drawBed(bed, illustration, dish.hollow, random)
      : sprinkle(tints[tint], dish.hollow, dish.well, random),
    ...mainSpots(count, bed, dish.hollow, isMirrored, onDish.length > 0, random).flatMap((spot) =>
      main ? put(main, spot, 'above') : [],
    ),
    ...onDish.map((motif, at) => put(motif, dishSpot(at, bed, dish.hollow, isMirrored, random), 'above')),
  ].join('')
}

const pale: ReadonlySet<string> = new Set<Tint>(names('white, milk, cream, rice, straw, silver, water, pink'))
const paleMotifs: ReadonlySet<string> = new Set(
  names('rice-ball, boiled-egg, fried-egg, bao, meringue, cashews, cauliflower, garlic, bean-sprouts'),
)

/** White food lies on colored crockery. */
function crockeryFor(main: Motif | null, palette: TablePalette): TablePalette {
  if (!main) return palette
  const { art, tint } = partsOf(main)
  if (!paleMotifs.has(art) && !(tint && pale.has(tint))) return palette
  return {
    ...palette,
    glaze: isDark(palette.ground)
      ? mix(palette.line, palette.glaze, 0.3)
      : mix(palette.cloth, palette.line, 0.42),
    line: palette.glaze,
  }
}

/** Things with a foot or a flame do not lie on food. */
const standing: ReadonlySet<string> = new Set<Motif>(
  names(
    'honey-pot, syrup-jug, white cube, cooked-rice, butter, fire, salt, bento-box, sheaf-of-rice',
    'rose, bread, baguette-bread, flatbread, coffee-beans, grapes, pineapple, pumpkin, potato',
    'coconut, chocolate-bar',
  ),
)

/** Splits the companions into those on the dish and those next to it. */
function share(companions: readonly Motif[], isBare: boolean, hasBed: boolean) {
  const onDish = companions.filter((motif) => !standing.has(motif)).slice(0, isBare && hasBed ? 2 : 1)
  return { onDish, onTable: companions.filter((motif) => !onDish.includes(motif)).slice(0, 2) }
}

function tableSpot(at: number, isMirrored: boolean, random: Random): Placing {
  const spots: readonly Point[] = [
    { x: 74, y: 62 },
    { x: 328, y: 242 },
  ]
  const { x, y } = spots[at % spots.length] ?? CENTER
  return {
    x: (isMirrored ? 400 - x : x) + random() * 8 - 4,
    y: y + random() * 8 - 4,
    size: at === 0 ? 80 : 72,
    turn: random() * 36 - 18,
  }
}

function drawCutlery({ cutlery: kind, palette }: Illustration, taken: number, isMirrored: boolean): string {
  if (!kind || taken > 1) return ''
  const x = isMirrored ? 42 : 358
  return `<g transform="translate(${x} 150) rotate(${isMirrored ? -4 : 4})">${paint(`cutlery/${kind}`, palettes[palette]).all()}</g>`
}

/** Where one, two or three of the main motif lie, and how large. */
function mainSpots(
  count: 1 | 2 | 3,
  bed: Bed | null,
  hollow: Hollow,
  isMirrored: boolean,
  hasNeighbor: boolean,
  random: Random,
): Placing[] {
  const reach = Math.min(hollow.rx, hollow.ry * 1.25)
  const grown = bed ? 0.82 : 1
  const aside = hasNeighbor ? (isMirrored ? 12 : -12) : 0
  const lean = random() * 16 - 8
  const place = (dx: number, dy: number, size: number, turn = lean): Placing => ({
    x: CENTER.x + aside + (isMirrored ? -dx : dx),
    y: CENTER.y + dy - (hasNeighbor ? 6 : 0),
    size,
    turn,
  })
  const isWide = hollow.rx > hollow.ry * 1.3
  if (count === 1) return [place(0, 0, Math.min(160, reach * 1.72) * grown)]
  if (count === 2) {
    const size = Math.min(116, reach * 1.22) * grown
    return [
      place(-size * 0.42, -size * 0.14, size, lean - 8),
      place(size * 0.42, size * 0.16, size, lean + 8),
    ]
  }
  const size = Math.min(96, reach * (isWide ? 1.06 : 0.98)) * grown
  return isWide
    ? [
        place(-size * 0.92, -4, size, lean - 10),
        place(0, 6, size, lean),
        place(size * 0.92, -4, size, lean + 10),
      ]
    : [
        place(0, -size * 0.5, size, lean),
        place(-size * 0.54, size * 0.36, size, lean - 10),
        place(size * 0.54, size * 0.36, size, lean + 10),
      ]
}

function dishSpot(
  at: number,
  bed: Bed | null,
  { rx, ry }: Hollow,
  isMirrored: boolean,
  random: Random,
): Placing {
  const size = bed ? 54 : 62
  const angle = (at === 0 ? 0.22 : 1.2) * Math.PI + (random() - 0.5) * 0.3
  const [dx, dy] = [Math.cos(angle) * rx * 0.72, Math.sin(angle) * ry * 0.78]
  return {
    x: CENTER.x + (isMirrored ? -dx : dx),
    y: CENTER.y + dy,
    size,
    turn: random() * 40 - 20,
  }
}

/** Returns a bed color on which a main thing still shows in a sauce of the same color. */
const bedColor = (tint: Tint, main: Motif | null): string =>
  main && partsOf(main).tint === tint ? darker(tints[tint], 0.2) : tints[tint]

const HERB = '#6E9A48'

/** Colors of sweet things, on which no herb is sprinkled. */
const sweet: ReadonlySet<string> = new Set<Tint>(
  names(
    'milk, custard, honey, caramel, peach, pink, rose, strawberry, raspberry, red bean, plum, taro',
    'blueberry, latte, cocoa, chocolate, sesame',
  ),
)

function drawBed(bed: Bed, { tint, main }: Illustration, hollow: Hollow, random: Random): string {
  const color = bedColor(tint, main)
  const crumb = sweet.has(tint) ? lighter(color, 0.45) : HERB
  const { rx, ry, isRound } = hollow
  const edge = isRound
    ? `<ellipse cx="200" cy="150" rx="${n(rx)}" ry="${n(ry)}"/>`
    : `<rect x="${n(200 - rx)}" y="${n(150 - ry)}" width="${n(rx * 2)}" height="${n(ry * 2)}" rx="8"/>`
  return `<clipPath id="hollow">${edge}</clipPath><g clip-path="url(#hollow)">${beds[bed](color, hollow, random, crumb)}</g>`
}

/** A few drops and crumbs, where a plate would be bare. */
function sprinkle(color: string, { rx, ry }: Hollow, well: string, random: Random): string {
  const drops = Array.from({ length: 9 }, () => {
    const angle = random() * Math.PI * 2
    const far = 0.78 + random() * 0.24
    return `M${n(CENTER.x + Math.cos(angle) * rx * far)} ${n(CENTER.y + Math.sin(angle) * ry * far)}h0`
  })
  const cap = 'stroke-linecap="round"'
  return (
    strokes(drops.slice(0, 5), mix(color, well, 0.25), 6, cap) +
    strokes(drops.slice(5), mix(darker(color, 0.2), well, 0.2), 3.5, cap)
  )
}
