import { cellRandom, fractal, gradientNoise, mix, step } from './noise.ts'

/** Red, green and blue, from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number]

/** The color of a material at a place of a sheet that is 1200 wide and 1553 high, in units of 1/141 in. */
export type Material = (x: number, y: number) => Rgb

export const SHEET = { width: 1200, height: 1553 } as const

/** How far from the edge of the sheet words may begin, in units: nothing that looks like a sign lies inside. */
const BORDER = 66

/** 1 at the edge of the sheet, 0 where words may be. */
const atBorder = (x: number, y: number): number =>
  1 - step(BORDER * 0.5, BORDER, Math.min(x, SHEET.width - x, y, SHEET.height - y))

const lit = ([red, green, blue]: Rgb, light: number): Rgb => [red * light, green * light, blue * light]

const blend = (from: Rgb, to: Rgb, share: number): Rgb => [
  mix(from[0], to[0], share),
  mix(from[1], to[1], share),
  mix(from[2], to[2], share),
]

/** White marble of Carrara: gray clouds, a few veins along one direction, and hairlines between them. */
export function marble(): Material {
  const coarse = fractal(gradientNoise(11), 5)
  const warp = fractal(gradientNoise(12), 3)
  const crumble = fractal(gradientNoise(16), 3)
  const veins = gradientNoise(13)
  const strength = gradientNoise(14)
  const grain = gradientNoise(15)
  const white: Rgb = [248, 247, 245]
  const gray: Rgb = [176, 178, 182]
  const warm: Rgb = [214, 205, 192]
  const ridge = (value: number, sharpness: number) => Math.max(0, 1 - Math.abs(value) * sharpness)
  return (x, y) => {
    // Along the veins and across them.
    const along = (x * 0.57 + y * 0.82) / 900
    const across = (x * 0.82 - y * 0.57) / 420
    const bendA = warp(along * 2.2, across * 1.6)
    const bendB = warp(along * 2.2 + 40, across * 1.6 + 7)
    const cloud = step(-0.25, 0.6, coarse(along * 1.6 + bendA, across * 1.3 + bendB))
    const rough = 0.05 * crumble(x / 70, y / 70)
    const u = along * 0.8 + bendB * 0.4
    const v = across * 0.85 + bendA * 0.8 + rough
    const major = ridge(veins(u, v), 11) ** 2 * step(-0.1, 0.55, strength(u * 1.3, v * 0.7))
    const feather = ridge(veins(u, v), 2.4) ** 2 * step(-0.1, 0.55, strength(u * 1.3, v * 0.7))
    const fine =
      ridge(veins(u * 1.7 + 9, v * 2.2 + bendB * 0.6), 26) *
      step(-0.1, 0.5, strength(u * 2 + 30, v * 1.8 + 5))
    const dark = Math.min(1, cloud * 0.2 + feather * 0.26 + major * 0.4 + fine * 0.3)
    const stone = blend(white, blend(gray, warm, step(0.1, 0.5, bendA) * 0.5), dark)
    return lit(stone, 1 + grain(x / 1.7, y / 1.7) * 0.01)
  }
}

/** A wide board of whitewashed oak between two narrow ones, standing upright: no joint runs through words. */
export function wood(): Material {
  const JOINTS = [0, BORDER, SHEET.width - BORDER, SHEET.width] as const
  const drift = fractal(gradientNoise(21), 3)
  const fibre = gradientNoise(22)
  const pores = gradientNoise(23)
  const wash = fractal(gradientNoise(24), 4)
  const pale: Rgb = [236, 226, 209]
  const dark: Rgb = [189, 165, 132]
  return (x, y) => {
    const board = x < JOINTS[1] ? 0 : x < JOINTS[2] ? 1 : 2
    const width = (JOINTS[board + 1] ?? 0) - (JOINTS[board] ?? 0)
    const own = cellRandom(board, 1, 2) * 900
    const inBoard = x - (JOINTS[board] ?? 0)
    const ey = y + own * 7
    // A board is a cut through a trunk: its rings are circles around a heart that lies off the board.
    const heart = width * (0.2 + 0.6 * cellRandom(board, 2, 3)) + 60 * drift(own, ey / 700)
    const depth = 36 + 46 * cellRandom(board, 3, 5) + 90 * (drift(own + 50, ey / 1100) + 0.25)
    const radius = Math.hypot(inBoard - heart, depth) + 7 * drift(x / 90 + own, ey / 260)
    const ring = radius / 8.5 + 0.7 * drift(radius / 40 + own, 3.3) + 0.5 * drift(own + 9, ey / 500)
    const phase = ring - Math.floor(ring)
    // Late wood is a dark line that ends sharply; early wood brightens from there.
    const late =
      step(0.2, 0.86, phase) *
      (1 - step(0.86, 1, phase)) *
      (0.55 + 0.45 * cellRandom(Math.floor(ring), board, 8))
    const fibres =
      fibre(x / 1.5 + own, ey / 90) * 0.7 +
      fibre(x / 3.6, ey / 240 + own) * 0.6 +
      fibre(x / 9, ey / 500 + own) * 0.5
    const pore = step(0.42, 0.8, pores(x / 1.5 + own, ey / 26)) * (0.35 + 0.65 * late)
    const tone = 0.26 + late * 0.27 + fibres * 0.17 + pore * 0.3 + (cellRandom(board, 4, 7) - 0.5) * 0.26
    const washed = tone * (0.72 + 0.25 * wash(x / 330, y / 420))
    const plank = blend(pale, dark, Math.min(1, Math.max(0, washed)))
    const edge = Math.min(inBoard, width - inBoard) + 0.8 * fibre(own, ey / 60)
    const isOuterEdge = board === (inBoard < width / 2 ? 0 : 2)
    const joint = isOuterEdge ? 1 : mix(0.78, 1, step(0.5, 2.6, edge)) * mix(0.97, 1, step(3, 9, edge))
    return lit(plank, joint)
  }
}

/** Old parchment: mottled cream, browned towards its edges, with pores and a few stains. */
export function parchment(): Material {
  const mottle = fractal(gradientNoise(31), 6)
  const blot = fractal(gradientNoise(32), 4)
  const fibre = fractal(gradientNoise(33), 3)
  const pores = gradientNoise(34)
  const cream: Rgb = [246, 236, 212]
  const tan: Rgb = [222, 196, 148]
  const brown: Rgb = [170, 128, 78]
  return (x, y) => {
    const cloud = step(-0.45, 0.5, mottle(x / 360, y / 360))
    const stain = step(0.12, 0.42, blot(x / 520 + 3, y / 520 + 8))
    const fromEdge = Math.min(x, SHEET.width - x, y, SHEET.height - y) + 60 * blot(x / 140, y / 140)
    const edge = 1 - step(-30, 210, fromEdge)
    const rim = 1 - step(-24, 46, fromEdge)
    const skin = blend(blend(cream, tan, cloud * 0.36 + stain * 0.26), brown, edge * 0.22 + rim * 0.2)
    const crease = fibre(x / 150 + 4, y / 150)
    const creases = Math.max(0, 1 - Math.abs(crease) * 30) * step(0.05, 0.4, blot(x / 300 + 9, y / 300))
    const grainLight = 1 + fibre(x / 9 + 2 * fibre(x / 60, y / 60), y / 5) * 0.06 - creases * 0.035
    const pore = step(0.5, 0.85, pores(x / 3.1, y / 3.1)) * 0.05
    return lit(skin, grainLight - pore)
  }
}

/** How a rounded thread catches the light that comes from the left above; `at` from 0 to 1 across it. */
const roundness = (at: number): number => {
  const side = at * 2 - 1
  return Math.sqrt(Math.max(0, 1 - side * side * 0.92)) - side * 0.12
}

/** Herringbone in undyed wool: ribs that turn at every band. */
export function fabric(): Material {
  const PITCH = 6.4
  const BAND = 80
  const wobble = fractal(gradientNoise(41), 3)
  const hair = gradientNoise(42)
  const tone = fractal(gradientNoise(43), 3)
  const light: Rgb = [246, 242, 234]
  const shade: Rgb = [214, 206, 193]
  return (x, y) => {
    const wx = x + 1.3 * wobble(x / 46, y / 46)
    const wy = y + 1.3 * wobble(x / 46 + 30, y / 46)
    const band = Math.floor(wx / BAND)
    const inBand = wx - band * BAND
    const slant = band % 2 === 0 ? wy - inBand : wy + inBand
    const thread = Math.floor(slant / PITCH)
    const across = slant / PITCH - thread
    const isDark = thread % 2 === 0
    // Each rib is a row of twisted stitches.
    const stitch = (band % 2 === 0 ? wy + inBand : wy - inBand) / (PITCH * 1.9) + (isDark ? 0.5 : 0)
    const bulge = 0.82 + 0.18 * Math.cos(2 * Math.PI * stitch)
    const turn = Math.min(inBand, BAND - inBand)
    const height = roundness(across) * bulge * mix(0.86, 1, step(0, 3.5, turn))
    const yarn = cellRandom(thread, band, 44) - 0.5
    const base = blend(light, shade, (isDark ? 0.62 : 0.12) + yarn * 0.22)
    const fuzz = hair(x / 1.3 + y / 9, y / 1.3) * 0.035 + tone(x / 260, y / 260) * 0.03
    return lit(base, 0.885 + 0.14 * height + fuzz)
  }
}

/** Pale fair-faced concrete: clouds, trowel marks, sand, and pores at the edges where air stood. */
export function concrete(): Material {
  const clouds = fractal(gradientNoise(51), 6)
  const trowel = fractal(gradientNoise(52), 3)
  const sand = gradientNoise(53)
  const coarse = fractal(gradientNoise(54), 4)
  const pale: Rgb = [236, 234, 230]
  const gray: Rgb = [186, 184, 180]
  const PORES = 46
  return (x, y) => {
    const cloud = step(
      -0.55,
      0.55,
      0.6 * clouds(x / 300, y / 300) + 0.5 * coarse(x / 64, y / 64) + 0.25 * coarse(x / 15, y / 15),
    )
    const sweep = trowel(x / 700 + y / 2600, y / 46 + x / 330)
    let light = 1 + sweep * 0.034 + sand(x / 1.4, y / 1.4) * 0.026 + sand(x / 3.3 + 50, y / 3.3) * 0.018
    light -= step(0.55, 0.8, sand(x / 2.3 + 9, y / 2.3)) * 0.05
    const column = Math.floor(x / PORES)
    const row = Math.floor(y / PORES)
    for (let c = column - 1; c <= column + 1; c++)
      for (let r = row - 1; r <= row + 1; r++) {
        const chance = cellRandom(c, r, 55)
        const open = atBorder((c + 0.5) * PORES, (r + 0.5) * PORES)
        if (chance > 0.4 * open) continue
        const size = 0.9 + 3.4 * cellRandom(c, r, 56) ** 5 + (chance < 0.012 ? 3 : 0)
        const dx = x - (c + cellRandom(c, r, 57)) * PORES
        const dy = y - (r + cellRandom(c, r, 58)) * PORES
        const far = Math.hypot(dx, dy * 1.15) / size + 0.3 * coarse(x / 5, y / 5)
        // The upper rim throws a shadow into the pore, the lower one shines.
        light -= (1 - step(0.55, 1.1, far)) * (0.26 - 0.12 * (dy / size))
        light += step(0.8, 1.15, far) * (1 - step(1.15, 1.6, far)) * Math.max(0, dy / size) * 0.05
      }
    return lit(blend(pale, gray, cloud * 0.56), light)
  }
}

/** Natural linen in plain weave, its threads of uneven thickness. */
export function linen(): Material {
  const PITCH = 5.2
  const wander = fractal(gradientNoise(61), 3)
  const slubs = gradientNoise(62)
  const hair = gradientNoise(63)
  const tone = fractal(gradientNoise(64), 3)
  const flax: Rgb = [246, 241, 229]
  const straw: Rgb = [224, 213, 190]
  const gap: Rgb = [214, 203, 180]
  return (x, y) => {
    const u = (x + 1.6 * wander(x / 60, y / 190)) / PITCH
    const v = (y + 1.6 * wander(x / 190 + 20, y / 60)) / PITCH
    const warp = Math.floor(u)
    const weft = Math.floor(v)
    const isWarpAbove = (warp + weft) % 2 === 0
    const [thread, along, across, run] = isWarpAbove
      ? [warp, v, u - warp, v - weft]
      : [weft + 7000, u, v - weft, u - warp]
    const slub = slubs(along / 26, thread * 3.7)
    const thickness = 0.84 + 0.12 * slub + 0.14 * (cellRandom(thread, 0, 65) - 0.5)
    const side = Math.abs(across * 2 - 1) / thickness
    const body = Math.sqrt(Math.max(0, 1 - side * side))
    // A thread dips under its neighbors on both sides of each crossing.
    const arch = 0.62 + 0.38 * Math.sin(Math.PI * run)
    const color = blend(flax, straw, 0.3 + 0.5 * (cellRandom(thread, 1, 66) - 0.5) + 0.35 * slub)
    const fibres = 1 + 0.045 * hair(along * 1.1, thread * 5.3 + across * 4)
    const light = (0.905 + 0.125 * body * arch) * fibres + tone(x / 300, y / 300) * 0.025
    return lit(blend(gap, color, step(0, 0.3, body)), light)
  }
}
