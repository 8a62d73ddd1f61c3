import type { Palette } from '../parts/palettes.ts'
import type { Tableware } from '../parts/vessels.ts'
import type { Hollow } from './beds.ts'
import { darker, lighter, mix } from './colour.ts'
import { block, CENTRE, circle, ellipse, n, strokes } from './svg.ts'

/** A dish seen from above, around the centre of a picture of 400 by 300. */
export interface DrawnDish {
  readonly svg: string
  /** Its outline, for the shadow; a circle where left out. */
  readonly outline?: string
  /** Where food lies; a bed fills it. */
  readonly hollow: Hollow
  /** The colour in the hollow, for what is sprinkled there. */
  readonly well: string
}

const round = (radius: number, ry = radius): Hollow => ({ rx: radius, ry, isRound: true })
const angular = (width: number, height: number): Hollow => ({ rx: width / 2, ry: height / 2, isRound: false })

const WOOD = '#C99C66'
const IRON = '#43403F'
const STEEL = '#C8CCCD'
const CLAY = '#B66B45'
const COPPER = '#C67F4C'
const BAMBOO = '#DCBC83'
const STONE = '#77726C'
const CRUST = '#CC9650'
const LEAF = 'M28 188C50 86 150 32 262 40c54 4 94 30 112 64-22 96-116 156-226 152-56-2-100-26-120-68z'
const LACQUER = { out: '#352A28', in: '#8C332B' } as const

const handle = (x: number, y: number, colour: string): string =>
  `<rect x="${n(x - 15)}" y="${n(y - 22)}" width="30" height="44" rx="13" fill="none" stroke="${colour}" stroke-width="10"/>`

/** Rims differ from table to table: a line, two lines, dots, or a band. */
function rim(
  { line, cloth, glaze }: Palette,
  seed: number,
  draw: (inset: number, attributes: string) => string,
): string {
  const line1 = `fill="none" stroke="${line}"`
  switch (seed % 4) {
    case 0:
      return draw(8, `${line1} stroke-width="3"`)
    case 1:
      return draw(6, `${line1} stroke-width="2"`) + draw(26, `${line1} stroke-width="2"`)
    case 2:
      return draw(14, `${line1} stroke-width="6" stroke-linecap="round" stroke-dasharray="0 19"`)
    default:
      return draw(12, `fill="none" stroke="${mix(cloth, glaze, 0.35)}" stroke-width="18"`)
  }
}

type DrawDish = (palette: Palette, seed: number) => DrawnDish

const bowlOf = (outer: number, inner: number, glaze: string, palette: Palette, seed: number): DrawnDish => ({
  svg:
    circle(outer, `fill="${glaze}"`) +
    rim({ ...palette, glaze }, seed % 2, (inset, attributes) => circle(outer - inset * 0.6, attributes)) +
    circle(inner + 4, `fill="${darker(glaze, 0.16)}"`) +
    circle(inner, `fill="${darker(glaze, 0.08)}"`),
  hollow: round(inner),
  well: darker(glaze, 0.08),
})

/** A vessel of one material with a thick wall. */
const walled = (outer: number, inner: number, wall: string, well: string): string =>
  circle(outer, `fill="${wall}"`) +
  circle(outer - 5, `fill="none" stroke="${lighter(wall, 0.28)}" stroke-width="3" opacity=".8"`) +
  circle(inner + 5, `fill="${darker(wall, 0.3)}"`) +
  circle(inner, `fill="${well}"`)

export const dishes: Readonly<Record<Tableware, DrawDish>> = {
  plate: (palette, seed) => ({
    svg:
      circle(120, `fill="${palette.glaze}"`) +
      circle(119, `fill="none" stroke="${darker(palette.glaze, 0.12)}" stroke-width="2"`) +
      rim(palette, seed, (inset, attributes) => circle(118 - inset, attributes)) +
      circle(85, `fill="${darker(palette.glaze, 0.035)}"`) +
      circle(85, `fill="none" stroke="${darker(palette.glaze, 0.12)}" stroke-width="2"`),
    hollow: round(82),
    well: palette.glaze,
  }),
  'square-plate': (palette, seed) => ({
    svg:
      block(226, 226, 24, `fill="${palette.glaze}"`) +
      rim(palette, seed, (inset, attributes) =>
        block(222 - inset * 2, 222 - inset * 2, Math.max(8, 22 - inset / 2), attributes),
      ) +
      block(168, 168, 14, `fill="${darker(palette.glaze, 0.05)}"`),
    outline: block(226, 226, 24, ''),
    hollow: angular(164, 164),
    well: palette.glaze,
  }),
  platter: (palette, seed) => ({
    svg:
      ellipse(158, 108, `fill="${palette.glaze}"`) +
      rim(palette, seed, (inset, attributes) => ellipse(156 - inset, 106 - inset, attributes)) +
      ellipse(120, 74, `fill="${darker(palette.glaze, 0.035)}"`) +
      ellipse(120, 74, `fill="none" stroke="${darker(palette.glaze, 0.12)}" stroke-width="2"`),
    outline: ellipse(158, 108, ''),
    hollow: round(116, 70),
    well: palette.glaze,
  }),
  bowl: (palette, seed) => bowlOf(116, 95, palette.glaze, palette, seed),
  'small-bowl': (palette, seed) => bowlOf(102, 80, mix(palette.glaze, palette.cloth, 0.25), palette, seed),
  'glass-bowl': ({ ground }) => ({
    svg:
      circle(106, 'fill="#FFFFFF" opacity=".55"') +
      circle(105, `fill="none" stroke="${darker(ground, 0.3)}" stroke-width="2" opacity=".45"`) +
      circle(97, 'fill="none" stroke="#FFFFFF" stroke-width="9" stroke-dasharray="13 8" opacity=".7"') +
      circle(86, 'fill="#FFFFFF" opacity=".6"'),
    hollow: round(83),
    well: '#F4F6F5',
  }),
  board: (_, seed) => ({
    svg:
      `<rect x="322" y="128" width="66" height="44" rx="20" fill="${darker(WOOD, 0.05)}"/><circle cx="368" cy="150" r="8" fill="${darker(WOOD, 0.35)}"/>` +
      block(276, 196, 30, `fill="${WOOD}"`) +
      strokes(
        [0, 1, 2, 3, 4].map(
          (at) =>
            `M70 ${n(78 + at * 36 + (seed % 7))}q70 ${n(((seed >> at) % 9) - 4)} 130 0t130 ${n(((seed >> (at + 2)) % 9) - 4)}`,
        ),
        darker(WOOD, 0.12),
        2.5,
        'opacity=".7"',
      ) +
      block(274, 194, 29, `fill="none" stroke="${lighter(WOOD, 0.3)}" stroke-width="3"`),
    outline: block(276, 196, 30, ''),
    hollow: angular(230, 150),
    well: WOOD,
  }),
  slate: () => ({
    svg:
      `<path d="M64 52l70 3 68-4 70 4 66-2 2 66-3 64 3 64-70 2-66-3-70 4-72-3 3-64-4-66z" fill="#545759"/>` +
      `<path d="M68 56l66 3 68-4 70 4 62-2" fill="none" stroke="#7A7E80" stroke-width="3" opacity=".8"/>` +
      strokes(['M92 96l40-5M250 84l44 6M110 214l50 4M236 202l60-6'], '#666A6C', 3, 'stroke-linecap="round"'),
    outline: block(270, 196, 6, ''),
    hollow: angular(230, 150),
    well: '#545759',
  }),
  basket: ({ glaze, line }) => ({
    svg:
      circle(118, `fill="${darker(BAMBOO, 0.18)}"`) +
      circle(111, `fill="none" stroke="${BAMBOO}" stroke-width="14" stroke-dasharray="17 6"`) +
      circle(
        98,
        `fill="none" stroke="${lighter(BAMBOO, 0.2)}" stroke-width="11" stroke-dasharray="14 7" stroke-dashoffset="9"`,
      ) +
      `<path d="M112 100l42-26 44 10 44-12 46 34-4 46 6 42-44 30-46-8-44 10-46-36 6-44z" fill="${glaze}"/>` +
      strokes(['M126 104l30 26M284 110l-28 24M122 190l30-18M276 196l-24-22'], line, 2, 'opacity=".35"'),
    hollow: round(84),
    well: glaze,
  }),
  tray: ({ glaze, line }) => ({
    svg:
      block(296, 212, 26, `fill="${STEEL}"`) +
      block(290, 206, 24, 'fill="none" stroke="#FFFFFF" stroke-width="3" opacity=".7"') +
      block(268, 184, 16, `fill="${darker(STEEL, 0.12)}"`) +
      block(256, 172, 6, `fill="${glaze}"`) +
      strokes(
        Array.from({ length: 9 }, (_, at) => `M${86 + at * 28} 64v172`),
        line,
        1.6,
        'opacity=".22"',
      ) +
      strokes(
        Array.from({ length: 6 }, (_, at) => `M72 ${80 + at * 28}h256`),
        line,
        1.6,
        'opacity=".22"',
      ),
    outline: block(296, 212, 26, ''),
    hollow: angular(236, 152),
    well: glaze,
  }),
  'banana-leaf': () => ({
    svg:
      `<path d="${LEAF}" fill="#5E8C4A"/>` +
      '<path d="M28 188c110-10 240-40 346-84-22 96-116 156-226 152-56-2-100-26-120-68z" fill="#527D40"/>' +
      strokes(['M28 188c110-10 240-40 346-84'], '#A5C283', 5, 'stroke-linecap="round"') +
      strokes(
        [
          'M90 180c-6-30 6-60 26-84M140 170c-4-36 10-72 34-106M196 156c0-36 18-74 44-106M254 140c4-32 20-60 46-82M310 126c8-20 18-34 32-46M110 180c14 26 26 46 46 66M170 168c14 28 32 56 56 80M230 154c16 24 36 46 58 62M288 138c14 16 30 30 46 40',
        ],
        '#7BA564',
        2.5,
        'opacity=".75" stroke-linecap="round"',
      ),
    outline: `<path d="${LEAF}"/>`,
    hollow: angular(210, 130),
    well: '#5E8C4A',
  }),
  paper: ({ glaze, line }, seed) => ({
    svg:
      `<path d="M74 66l64-18 58 10 70-14 66 28-8 66 14 62-58 40-72-8-66 14-64-30 8-74z" fill="${darker(glaze, 0.05)}"/>` +
      `<path d="M84 74l58-16 54 9 66-12 58 22-8 62 12 56-52 34-68-8-62 12-56-26 8-70z" fill="${glaze}"/>` +
      strokes(
        seed % 2 ? ['M84 110l236 20M80 176l240 22'] : ['M120 60l-12 176M280 64l16 170M200 58l-6 190'],
        line,
        2,
        'opacity=".3"',
      ),
    outline: block(246, 176, 12, ''),
    hollow: angular(220, 150),
    well: glaze,
  }),
  skillet: () => ({
    svg:
      `<path d="M282 214l24-24 84 68c10 9 10 22 2 29s-20 6-28-4z" fill="${IRON}"/><circle cx="378" cy="274" r="6" fill="${darker(IRON, 0.5)}"/>` +
      walled(114, 95, IRON, '#37332F'),
    hollow: round(93),
    well: '#37332F',
  }),
  pan: ({ line }) => ({
    svg: handle(72, 150, line) + handle(328, 150, line) + walled(120, 103, '#575350', '#4A4643'),
    hollow: round(102),
    well: '#4A4643',
  }),
  pot: ({ line, glaze }) => ({
    svg:
      handle(78, 150, darker(line, 0.15)) +
      handle(322, 150, darker(line, 0.15)) +
      walled(114, 94, line, darker(glaze, 0.08)),
    hollow: round(93),
    well: glaze,
  }),
  'clay-dish': () => ({
    svg:
      handle(82, 150, darker(CLAY, 0.12)) +
      handle(318, 150, darker(CLAY, 0.12)) +
      walled(115, 95, CLAY, '#D8A27C'),
    hollow: round(94),
    well: '#D8A27C',
  }),
  'copper-pan': () => ({
    svg: handle(78, 150, '#B9925B') + handle(322, 150, '#B9925B') + walled(115, 97, COPPER, '#DCD5CB'),
    hollow: round(96),
    well: '#DCD5CB',
  }),
  'steel-plate': () => ({
    svg:
      circle(121, `fill="${STEEL}"`) +
      circle(116, 'fill="none" stroke="#FFFFFF" stroke-width="4" opacity=".75"') +
      circle(107, `fill="${lighter(STEEL, 0.35)}"`) +
      circle(90, `fill="none" stroke="${darker(STEEL, 0.1)}" stroke-width="2"`) +
      `<path d="M112 128a92 92 0 0 1 70-70" fill="none" stroke="#FFFFFF" stroke-width="10" stroke-linecap="round" opacity=".7"/>`,
    hollow: round(88),
    well: lighter(STEEL, 0.35),
  }),
  'gratin-dish': ({ line, glaze }, seed) => {
    const wall = seed % 2 ? glaze : mix(line, glaze, 0.2)
    return {
      svg:
        `<rect x="26" y="122" width="348" height="56" rx="24" fill="${darker(wall, 0.1)}"/>` +
        ellipse(148, 106, `fill="${wall}"`) +
        ellipse(143, 101, `fill="none" stroke="${lighter(wall, 0.5)}" stroke-width="3"`) +
        ellipse(127, 86, `fill="${darker(wall, 0.22)}"`) +
        ellipse(124, 83, `fill="${lighter(wall, 0.3)}"`),
      outline: ellipse(150, 106, ''),
      hollow: round(123, 82),
      well: lighter(wall, 0.3),
    }
  },
  ramekin: ({ glaze }) => ({
    svg:
      circle(102, `fill="${darker(glaze, 0.06)}"`) +
      circle(96, `fill="none" stroke="${darker(glaze, 0.16)}" stroke-width="10" stroke-dasharray="4 11"`) +
      circle(88, `fill="${glaze}"`) +
      circle(79, `fill="${darker(glaze, 0.2)}"`),
    hollow: round(76),
    well: darker(glaze, 0.08),
  }),
  steamer: () => ({
    svg:
      circle(121, `fill="${darker(BAMBOO, 0.16)}"`) +
      circle(116, `fill="${BAMBOO}"`) +
      circle(109, `fill="none" stroke="${lighter(BAMBOO, 0.35)}" stroke-width="3"`) +
      circle(100, `fill="${darker(BAMBOO, 0.3)}"`) +
      circle(97, `fill="${lighter(BAMBOO, 0.3)}"`) +
      strokes(
        Array.from({ length: 9 }, (_, at) => {
          const dy = (at - 4) * 21
          const dx = Math.sqrt(95 ** 2 - dy ** 2)
          return `M${n(CENTRE.x - dx)} ${n(CENTRE.y + dy)}h${n(dx * 2)}`
        }),
        darker(BAMBOO, 0.06),
        3,
      ),
    hollow: round(95),
    well: lighter(BAMBOO, 0.3),
  }),
  'bamboo-mat': ({ line }) => ({
    svg:
      block(264, 196, 4, `fill="${darker(BAMBOO, 0.12)}"`) +
      strokes(
        Array.from({ length: 17 }, (_, at) => `M70 ${58 + at * 11.5}h260`),
        BAMBOO,
        9,
      ) +
      strokes(['M104 50v200M296 50v200'], line, 3, 'opacity=".55"'),
    outline: block(264, 196, 4, ''),
    hollow: angular(210, 150),
    well: BAMBOO,
  }),
  mortar: () => ({
    svg:
      walled(119, 95, STONE, darker(STONE, 0.22)) +
      strokes(
        ['M98 110h0M110 200h0M150 52h0M240 48h0M300 110h0M306 186h0M250 252h0M160 254h0M92 160h0M290 76h0'],
        darker(STONE, 0.35),
        8,
        'stroke-linecap="round"',
      ),
    hollow: round(93),
    well: darker(STONE, 0.22),
  }),
  'lacquer-box': () => ({
    svg:
      block(286, 216, 14, `fill="${LACQUER.out}"`) +
      block(280, 210, 12, `fill="none" stroke="${lighter(LACQUER.out, 0.3)}" stroke-width="2"`) +
      block(262, 192, 8, `fill="${LACQUER.in}"`),
    outline: block(286, 216, 14, ''),
    hollow: angular(258, 188),
    well: LACQUER.in,
  }),
  'tart-crust': () => ({
    svg:
      circle(
        112,
        `fill="none" stroke="${darker(CRUST, 0.12)}" stroke-width="16" stroke-linecap="round" stroke-dasharray="0 15.3"`,
      ) +
      circle(112, `fill="${CRUST}"`) +
      circle(
        106,
        `fill="none" stroke="${lighter(CRUST, 0.35)}" stroke-width="6" stroke-linecap="round" stroke-dasharray="9 7.6"`,
      ) +
      circle(97, `fill="${darker(CRUST, 0.25)}"`),
    hollow: round(95),
    well: lighter(CRUST, 0.3),
  }),
}
