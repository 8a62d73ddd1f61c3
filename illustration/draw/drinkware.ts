import type { Palette } from '../parts/palettes.ts'
import type { Drinkware } from '../parts/vessels.ts'
import { darker, lighter, mix } from './colour.ts'
import { ellipse, n } from './svg.ts'

/** A vessel seen from the side, standing around x = 200 with its foot at y = 256 in a picture of 400 by 300. */
export interface DrawnGlass {
  /** Behind the drink: a handle, a saucer, a stem, the body of what is not clear. */
  readonly back: string
  /** The inside of a clear vessel, as a path; absent where only the mouth shows the drink. */
  readonly inside?: string
  /** Where the drink ends, from the top: its surface and, in a clear vessel, its bottom. */
  readonly surface: { readonly y: number; readonly rx: number; readonly ry: number }
  readonly bottom: number
  /** Over the drink: the light on the glass, its outline. */
  readonly front: string
  /** Half the width of its foot, for the shadow. */
  readonly footRx: number
  /** Where a slice may sit on the rim. */
  readonly rim: { readonly x: number; readonly y: number }
}

/** Tapioca at the bottom of a cup of bubble tea. */
const PEARLS =
  '<path d="M172 244h0M186 246h0M200 244h0M214 246h0M227 243h0M179 233h0M194 234h0M208 233h0M222 232h0" stroke="#3B2520" stroke-width="13" stroke-linecap="round"/>'

type DrawGlass = (palette: Palette) => DrawnGlass

const STEEL = '#C3C8CA'
const CLAY = '#BC7650'
const COPPER = '#C57C49'

const outline = (path: string, { ground }: Palette): string =>
  `<path d="${path}" fill="#FFFFFF" fill-opacity=".18" stroke="${mix(ground, '#3A241B', 0.35)}" stroke-opacity=".5" stroke-width="2"/>`

const shine = (path: string, width = 5): string =>
  `<path d="${path}" fill="none" stroke="#FFFFFF" stroke-width="${width}" stroke-linecap="round" opacity=".65"/>`

const stem = (from: number, footRx: number, { ground }: Palette): string => {
  const edge = mix(ground, '#3A241B', 0.3)
  return `<path d="M196 ${from}h8l1 ${n(244 - from)}q1 6 ${footRx - 8} 8v4H${n(203 - footRx)}v-4q${footRx - 12} -2 ${footRx - 10} -8z" fill="#FFFFFF" fill-opacity=".55" stroke="${edge}" stroke-opacity=".45" stroke-width="1.5"/>`
}

/** A clear glass with straight walls. */
const straight =
  (topHalf: number, footHalf: number, top: number, full: number): DrawGlass =>
  (palette) => {
    const path = `M${200 - topHalf} ${top}L${200 - footHalf} 248q1 8 9 8h${(footHalf - 9) * 2}q8 0 9 -8L${200 + topHalf} ${top}z`
    const wall = 5
    return {
      back: '',
      inside: `M${200 - topHalf + wall} ${top}L${200 - footHalf + wall} 240q1 6 7 6h${(footHalf - 12) * 2}q6 0 7 -6L${200 + topHalf - wall} ${top}z`,
      surface: { y: full, rx: topHalf - wall - 2, ry: 6 },
      bottom: 250,
      front: outline(path, palette) + shine(`M${200 - topHalf + 15} ${top + 18}L${200 - footHalf + 13} 222`),
      footRx: footHalf,
      rim: { x: 200 + topHalf - 2, y: top + 2 },
    }
  }

/** A glass on a stem; `bowl` is its outline from rim to rim. */
const stemmed =
  (
    bowl: string,
    glass: Omit<DrawnGlass, 'back' | 'inside' | 'front' | 'bottom'> & {
      readonly from: number
      readonly light: string
    },
  ): DrawGlass =>
  (palette) => ({
    back: stem(glass.from, glass.footRx, palette),
    inside: bowl,
    surface: glass.surface,
    bottom: glass.from + 4,
    front: outline(bowl, palette) + shine(glass.light, 4),
    footRx: glass.footRx,
    rim: glass.rim,
  })

/** A vessel that is not clear; the drink shows in its mouth alone. */
function opaque(
  body: string,
  colour: string,
  mouth: { readonly y: number; readonly rx: number; readonly ry: number },
  more: { readonly back?: string; readonly band?: string; readonly footRx: number },
): DrawnGlass {
  return {
    back:
      (more.back ?? '') +
      `<path d="${body}" fill="${colour}"/>` +
      (more.band ?? '') +
      ellipse(mouth.rx, mouth.ry, `fill="${lighter(colour, 0.45)}"`, { x: 200, y: mouth.y }) +
      ellipse(mouth.rx - 5, mouth.ry - 3, `fill="${darker(colour, 0.3)}"`, { x: 200, y: mouth.y + 1 }),
    surface: { y: mouth.y + 3, rx: mouth.rx - 8, ry: mouth.ry - 5 },
    bottom: mouth.y + 3,
    front: '',
    footRx: more.footRx,
    rim: { x: 200 + mouth.rx - 6, y: mouth.y - 2 },
  }
}

const loop = (x: number, y: number, width: number, height: number, colour: string, stroke = 11): string =>
  `<path d="M${x} ${y}q${width * 1.5} ${-height * 0.08} ${width} ${height * 0.55}q${-width * 0.3} ${height * 0.4} ${-width} ${height * 0.4}" fill="none" stroke="${colour}" stroke-width="${stroke}" stroke-linecap="round"/>`

const saucer = (rx: number, colour: string, line: string): string =>
  ellipse(rx, 13, `fill="${darker(colour, 0.14)}"`, { x: 200, y: 249 }) +
  ellipse(rx, 12, `fill="${colour}"`, { x: 200, y: 246 }) +
  ellipse(rx - 9, 8, `fill="none" stroke="${line}" stroke-width="2" opacity=".6"`, { x: 200, y: 245 })

/** The shaded right side of a round body. */
const shade = (path: string, colour: string): string => `<path d="${path}" fill="${darker(colour, 0.13)}"/>`

export const glasses: Readonly<Record<Drinkware, DrawGlass>> = {
  tumbler: straight(56, 47, 128, 152),
  highball: straight(44, 37, 72, 96),
  'shot-glass': (palette) => {
    const path = 'M166 158L173 248q1 8 8 8h38q7 0 8-8L234 158z'
    return {
      back: '',
      inside: 'M171 158L177 236h46L229 158z',
      surface: { y: 172, rx: 27, ry: 5 },
      bottom: 240,
      front: outline(path, palette) + shine('M178 170L183 226', 4),
      footRx: 30,
      rim: { x: 232, y: 160 },
    }
  },
  pint: (palette) => {
    const path = 'M146 72c2 30 8 44 8 74 0 40-2 70-1 102q0 8 8 8h78q8 0 8-8c1-32-1-62-1-102 0-30 6-44 8-74z'
    return {
      back: '',
      inside: 'M151 76c2 28 8 42 8 70 0 40-2 68-1 96q0 6 6 6h72q6 0 6-6c1-28-1-56-1-96 0-28 6-42 8-70z',
      surface: { y: 104, rx: 44, ry: 6 },
      bottom: 250,
      front: outline(path, palette) + shine('M166 116c4 26 4 70 2 112'),
      footRx: 46,
      rim: { x: 252, y: 76 },
    }
  },
  'wheat-beer-glass': (palette) => {
    const path =
      'M152 50c-6 40 12 80 14 120 1 30-4 50-8 70q-2 16 12 16h60q14 0 12-16c-4-20-9-40-8-70 2-40 20-80 14-120z'
    return {
      back: '',
      inside:
        'M158 54c-5 38 11 76 13 116 1 30-4 48-8 66q-1 10 9 10h56q10 0 9-10c-4-18-9-36-8-66 2-40 18-78 13-116z',
      surface: { y: 92, rx: 39, ry: 5 },
      bottom: 248,
      front: outline(path, palette) + shine('M168 104c4 26 10 44 10 76'),
      footRx: 42,
      rim: { x: 246, y: 56 },
    }
  },
  'beer-mug': (palette) => {
    const straightGlass = straight(56, 54, 98, 126)(palette)
    return {
      ...straightGlass,
      back:
        loop(254, 132, 40, 104, '#FFFFFF', 13) +
        loop(254, 132, 40, 104, mix(palette.ground, '#FFFFFF', 0.3), 9),
      front: straightGlass.front + shine('M186 150v78', 8) + shine('M214 150v78', 8),
    }
  },
  'glass-mug': (palette) => {
    const glass = straight(52, 46, 122, 142)(palette)
    return {
      ...glass,
      back:
        loop(250, 152, 38, 84, '#FFFFFF', 11) +
        loop(250, 152, 38, 84, mix(palette.ground, '#FFFFFF', 0.35), 7),
    }
  },
  'wine-glass': stemmed('M152 62c-8 50-8 92 22 110 12 8 40 8 52 0 30-18 30-60 22-110z', {
    from: 176,
    surface: { y: 116, rx: 54, ry: 7 },
    footRx: 44,
    rim: { x: 247, y: 66 },
    light: 'M160 80c-4 30-3 52 8 70',
  }),
  flute: stemmed('M174 52c-4 60-4 110 14 134 6 8 18 8 24 0 18-24 18-74 14-134z', {
    from: 188,
    surface: { y: 76, rx: 24, ry: 5 },
    footRx: 38,
    rim: { x: 225, y: 56 },
    light: 'M181 72c-1 40 0 66 6 88',
  }),
  coupe: stemmed('M126 92c0 40 28 68 62 74h24c34-6 62-34 62-74z', {
    from: 166,
    surface: { y: 106, rx: 68, ry: 8 },
    footRx: 46,
    rim: { x: 270, y: 96 },
    light: 'M138 104c4 22 16 38 32 48',
  }),
  'martini-glass': stemmed('M120 84L194 166h12L280 84z', {
    from: 164,
    surface: { y: 100, rx: 63, ry: 7 },
    footRx: 46,
    rim: { x: 272, y: 90 },
    light: 'M138 96L176 140',
  }),
  snifter: stemmed('M164 92c-26 24-34 56-20 84 10 20 30 28 44 28h24c14 0 34-8 44-28 14-28 6-60-20-84z', {
    from: 202,
    surface: { y: 160, rx: 57, ry: 8 },
    footRx: 46,
    rim: { x: 234, y: 96 },
    light: 'M160 112c-14 18-16 40-6 60',
  }),
  'fountain-glass': (palette) => {
    const path = 'M150 70c6 50 12 90 20 126q4 16 14 20l-2 20h36l-2-20q10-4 14-20c8-36 14-76 20-126z'
    return {
      back: `<path d="M168 248q0-14 16-14h32q16 0 16 14v8h-64z" fill="#FFFFFF" fill-opacity=".65" stroke="${mix(palette.ground, '#3A241B', 0.3)}" stroke-opacity=".45" stroke-width="1.5"/>`,
      inside: 'M156 74c6 48 12 86 19 120q4 14 13 18h24q9-4 13-18c7-34 13-72 19-120z',
      surface: { y: 88, rx: 42, ry: 6 },
      bottom: 218,
      front: outline(path, palette) + shine('M168 92c4 40 8 70 14 100') + shine('M200 92v110', 3),
      footRx: 36,
      rim: { x: 246, y: 76 },
    }
  },
  'dessert-glass': (palette) => {
    const path = 'M136 108c4 50 18 82 44 98h40c26-16 40-48 44-98z'
    return {
      back: stem(206, 44, palette),
      inside: 'M142 110c4 46 18 76 41 91h34c23-15 37-45 41-91z',
      surface: { y: 120, rx: 57, ry: 8 },
      bottom: 206,
      front: outline(path, palette) + shine('M152 122c5 30 14 52 28 68'),
      footRx: 46,
      rim: { x: 260, y: 112 },
    }
  },
  'tea-glass': (palette) => ({
    back: saucer(66, palette.glaze, palette.line),
    inside: 'M160 128c0 26 16 36 14 60-2 18-8 28-6 42q2 8 10 8h44q8 0 10-8c2-14-4-24-6-42-2-24 14-34 14-60z',
    surface: { y: 142, rx: 36, ry: 6 },
    bottom: 240,
    front:
      outline(
        'M156 124c0 28 16 38 14 64-2 18-8 28-6 44q2 12 12 12h48q10 0 12-12c2-16-4-26-6-44-2-26 14-36 14-64z',
        palette,
      ) + shine('M168 138c2 18 12 28 12 48', 4),
    footRx: 66,
    rim: { x: 242, y: 130 },
  }),
  teacup: ({ glaze, line, cloth }) => {
    const body = 'M136 158c0 46 20 76 46 84h36c26-8 46-38 46-84z'
    return opaque(
      body,
      glaze,
      { y: 158, rx: 64, ry: 16 },
      {
        back: saucer(96, glaze, line) + loop(254, 170, 40, 52, glaze, 12),
        band:
          shade('M218 242c26-8 46-38 46-84h-20c0 40-14 70-44 84z', glaze) +
          `<path d="M138 178c20 12 104 12 124 0" fill="none" stroke="${line}" stroke-width="3"/><path d="M141 190c20 11 98 11 118 0" fill="none" stroke="${cloth}" stroke-width="7"/>`,
        footRx: 92,
      },
    )
  },
  mug: ({ glaze, line, cloth }) => {
    const colour = mix(glaze, cloth, 0.25)
    return opaque(
      'M144 132v108q0 16 16 16h80q16 0 16-16V132z',
      colour,
      { y: 132, rx: 56, ry: 14 },
      {
        back: loop(252, 158, 42, 80, colour, 14),
        band:
          shade('M228 256h12q16 0 16-16V132h-22v108q0 10-6 16z', colour) +
          `<path d="M144 196c24 9 88 9 112 0v18c-24 9-88 9-112 0z" fill="${line}" opacity=".8"/>`,
        footRx: 56,
      },
    )
  },
  yunomi: ({ glaze, line }) =>
    opaque(
      'M150 126c-2 50 0 90 10 118q4 12 16 12h48q12 0 16-12c10-28 12-68 10-118z',
      glaze,
      { y: 126, rx: 50, ry: 13 },
      {
        band:
          shade('M224 256q12 0 16-12c10-28 12-68 10-118h-20c2 60 0 100-16 130z', glaze) +
          `<path d="M150 158c20 9 80 9 100 0v14c-20 9-80 9-100 0z" fill="${line}" opacity=".85"/><path d="M152 188c20 8 76 8 96 0" fill="none" stroke="${line}" stroke-width="2.5" opacity=".7"/>`,
        footRx: 42,
      },
    ),
  'clay-cup': () =>
    opaque(
      'M146 128c2 50 12 90 20 118q3 10 12 10h44q9 0 12-10c8-28 18-68 20-118z',
      CLAY,
      { y: 128, rx: 54, ry: 13 },
      {
        band:
          shade('M222 256q9 0 12-10c8-28 18-68 20-118h-22c0 50-8 100-24 128z', CLAY) +
          `<path d="M149 156c22 9 80 9 102 0M152 168c22 8 74 8 96 0" fill="none" stroke="${lighter(CLAY, 0.4)}" stroke-width="3"/>`,
        footRx: 38,
      },
    ),
  'steel-tumbler': () =>
    opaque(
      'M146 118l14 128q2 10 12 10h56q10 0 12-10l14-128z',
      STEEL,
      { y: 118, rx: 54, ry: 13 },
      {
        band:
          shade('M228 256q10 0 12-10l14-128h-24l-14 138z', STEEL) +
          '<path d="M166 140l9 98" stroke="#FFFFFF" stroke-width="9" stroke-linecap="round" opacity=".75"/>' +
          `<path d="M148 140c22 9 82 9 104 0" fill="none" stroke="${darker(STEEL, 0.12)}" stroke-width="3"/>`,
        footRx: 40,
      },
    ),
  'copper-mug': () =>
    opaque(
      'M146 120v122q0 14 14 14h80q14 0 14-14V120z',
      COPPER,
      { y: 120, rx: 54, ry: 14 },
      {
        back: loop(250, 142, 42, 86, darker(COPPER, 0.08), 10),
        band:
          shade('M226 256h14q14 0 14-14V120h-22v122q0 9-6 14z', COPPER) +
          '<path d="M166 146v88" stroke="#FFFFFF" stroke-width="8" stroke-linecap="round" opacity=".45"/>' +
          `<path d="M146 236c24 9 84 9 108 0" fill="none" stroke="${lighter(COPPER, 0.35)}" stroke-width="3"/>`,
        footRx: 54,
      },
    ),
  'sake-flask': (palette) => {
    const { glaze, line } = palette
    const cup = opaque(
      'M200 212q2 34 16 44h44q14-10 16-44z',
      glaze,
      { y: 212, rx: 38, ry: 9 },
      { footRx: 30 },
    )
    const flask = `<path d="M130 92c0 22-28 46-28 98 0 36 8 66 22 66h52c14 0 22-30 22-66 0-52-28-76-28-98z" fill="${glaze}"/>`
    return {
      ...cup,
      back:
        `<g transform="translate(10 0)">${flask}` +
        shade('M176 256c14 0 22-30 22-66 0-52-28-76-28-98h-16c0 26 24 50 24 98 0 36-6 56-16 66z', glaze) +
        `<path d="M104 176c26 10 66 10 92 0" fill="none" stroke="${line}" stroke-width="6"/><path d="M103 192c26 10 68 10 94 0" fill="none" stroke="${line}" stroke-width="2.5"/>` +
        ellipse(22, 7, `fill="${lighter(glaze, 0.3)}"`, { x: 150, y: 90 }) +
        ellipse(16, 4, `fill="${darker(glaze, 0.35)}"`, { x: 150, y: 91 }) +
        `</g><g transform="translate(38 0)">${cup.back.replaceAll('cx="200"', 'cx="238"')}</g>`,
      surface: { y: 214, rx: 30, ry: 4.5 },
      footRx: 90,
      rim: { x: 300, y: 212 },
    }
  },
  jar: (palette) => {
    const path = 'M156 92v14c-14 6-20 14-20 28v106q0 16 16 16h96q16 0 16-16V134c0-14-6-22-20-28V92z'
    return {
      back: '',
      inside: 'M160 96v14c-14 6-18 14-18 26v102q0 12 12 12h92q12 0 12-12V136c0-12-4-20-18-26V96z',
      surface: { y: 124, rx: 52, ry: 6 },
      bottom: 252,
      front:
        outline(path, palette) +
        shine('M152 142v86', 6) +
        `<rect x="150" y="82" width="100" height="18" rx="5" fill="${palette.line}"/><path d="M156 88h88" stroke="#FFFFFF" stroke-width="2.5" opacity=".5"/>`,
      footRx: 60,
      rim: { x: 250, y: 90 },
    }
  },
  'to-go-cup': (palette) => ({
    back: '<path d="M212 34l8 2-12 160-8-1z" fill="#C9694B"/>',
    inside: 'M152 92l13 152q1 8 9 8h52q8 0 9-8l13-152z',
    surface: { y: 98, rx: 46, ry: 6 },
    bottom: 252,
    front:
      outline('M146 86l14 162q1 8 9 8h62q8 0 9-8l14-162z', palette) +
      shine('M166 106l8 118') +
      PEARLS +
      `<path d="M148 84c4-22 26-32 52-32s48 10 52 32z" fill="#FFFFFF" fill-opacity=".45" stroke="${mix(palette.ground, '#3A241B', 0.3)}" stroke-opacity=".5" stroke-width="2"/><rect x="142" y="80" width="116" height="10" rx="5" fill="#FFFFFF" opacity=".85"/>`,
    footRx: 40,
    rim: { x: 250, y: 84 },
  }),
  'bottle-and-glass': (palette) => {
    const { line } = palette
    const bottle = darker(mix('#4E6B45', line, 0.15), 0.15)
    return {
      back:
        `<path d="M136 52h28v44c0 16 18 26 18 52v92q0 16-14 16h-36q-14 0-14-16v-92c0-26 18-36 18-52z" fill="${bottle}"/>` +
        `<path d="M168 256q14 0 14-16v-92c0-26-18-36-18-52V52h-8v44c0 20 12 34 12 52v92q0 12-8 16z" fill="${darker(bottle, 0.3)}"/>` +
        `<rect x="134" y="42" width="32" height="16" rx="4" fill="${line}"/><rect x="118" y="166" width="64" height="52" fill="${palette.glaze}"/><path d="M126 182h48M134 196h32" stroke="${line}" stroke-width="4" stroke-linecap="round"/>` +
        '<path d="M128 148c2-16 14-24 16-42" fill="none" stroke="#FFFFFF" stroke-width="4" stroke-linecap="round" opacity=".35"/>',
      inside: 'M206 142l7 100q1 6 7 6h36q6 0 7-6l7-100z',
      surface: { y: 160, rx: 30, ry: 4 },
      bottom: 250,
      front: outline('M202 138l7 110q1 8 8 8h42q7 0 8-8l7-110z', palette) + shine('M217 156l4 76', 4),
      footRx: 84,
      rim: { x: 272, y: 142 },
    }
  },
}
