import type { Palette } from '../parts/palettes.ts'
import { darker, lighter, mix } from './colour.ts'
import { circle } from './svg.ts'

/** The ground of a picture seen from above: a table, and on most a cloth. */
export function tableFromAbove({ ground, cloth, line, glaze }: Palette, seed: number): string {
  const table = `<rect width="400" height="300" fill="${ground}"/>`
  const stripes = (xs: readonly number[], y = 0) =>
    xs.map((x) => `<path d="M${x} ${y}v300" stroke="${line}" stroke-width="2" opacity=".4"/>`).join('')
  switch (seed % 6) {
    case 0:
      return `${table}<rect x="42" width="316" height="300" fill="${cloth}" opacity=".75"/>${stripes([54, 60, 340, 346])}`
    case 1:
      return `${table}<path d="M-20 210L150-30h150L20 330z" fill="${cloth}" opacity=".8"/><path d="M6 232L186-24M20 246L206-24" stroke="${glaze}" stroke-width="3" opacity=".6"/>`
    case 2:
      return `${table}${circle(144, `fill="${cloth}" opacity=".7"`)}${circle(137, `fill="none" stroke="${line}" stroke-width="2" stroke-dasharray="5 7" opacity=".5"`)}`
    case 3:
      return `${table}<rect y="176" width="400" height="124" fill="${cloth}" opacity=".7"/><path d="M0 186h400M0 193h400" stroke="${glaze}" stroke-width="2.5" opacity=".6"/>`
    case 4:
      return `${table}<path d="M420 60L250 330h-130L400-30z" fill="${cloth}" opacity=".8"/><path d="M414 96L262 330M396 78L240 322" stroke="${line}" stroke-width="2" opacity=".35"/>`
    default:
      return `${table}${stripes([-4, 36, 76, 116, 156, 196, 236, 276, 316, 356, 396].map((x) => x + 4))}<rect width="400" height="300" fill="${ground}" opacity=".55"/>`
  }
}

/** The ground of a picture seen from the side: a wall, a table, and a soft light between them. */
export function tableFromSide({ ground, cloth, glaze, line }: Palette, seed: number): string {
  const wall = `<rect width="400" height="300" fill="${ground}"/>`
  const light = lighter(ground, 0.35)
  const backdrop = [
    circle(118, `fill="${light}"`, { x: 200, y: 150 }),
    `<path d="M92 236V130a108 108 0 0 1 216 0v106z" fill="${light}"/>`,
    `<rect x="84" y="34" width="232" height="204" fill="${light}"/><rect x="92" y="42" width="216" height="188" fill="none" stroke="${line}" stroke-width="1.5" opacity=".3"/>`,
    `<path d="M0 60h400v70H0z" fill="${light}" opacity=".7"/><path d="M0 72h400M0 118h400" stroke="${line}" stroke-width="1.5" opacity=".3"/>`,
  ]
  const edge = mix(cloth, glaze, 0.4)
  return `${wall}${backdrop[seed % backdrop.length]}<rect y="222" width="400" height="78" fill="${cloth}"/><rect y="222" width="400" height="5" fill="${edge}"/><path d="M0 282h400" stroke="${darker(cloth, 0.12)}" stroke-width="2" opacity=".5"/>`
}

const METAL = '#A9AAA6'

/** Cutlery standing upright around x = 0, y = 0; about 190 tall. */
export function cutlery(kind: 'fork' | 'spoon' | 'chopsticks', { line }: Palette): string {
  switch (kind) {
    case 'fork':
      return `<g fill="${METAL}"><path d="M-13-92v34q0 16 9 20v126q0 6 4 6t4-6V-38q9-4 9-20v-34h-5v32h-5v-32h-6v32h-5v-32z"/></g>`
    case 'spoon':
      return `<g fill="${METAL}"><ellipse cy="-66" rx="16" ry="26"/><path d="M-4-46h8l1 134q0 6-5 6t-5-6z"/></g><ellipse cx="-4" cy="-70" rx="6" ry="14" fill="#FFFFFF" opacity=".45"/>`
    case 'chopsticks':
      return `<g stroke-linecap="round" stroke-width="6"><path d="M-7-92L-4 92" stroke="${darker(line, 0.25)}"/><path d="M9-92L4 92" stroke="${line}"/></g><path d="M-7-92l.5 22M9-92L8.5-70" stroke="#E8D6B3" stroke-width="6" stroke-linecap="round"/>`
  }
}
