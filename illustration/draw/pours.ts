import type { Random } from '#domain/generation/choosing/random.ts'
import { darker, lighter } from '../assets/color.ts'
import type { PouredDrink } from '../parts/vessels.ts'
import type { DrawnGlass } from './drinkware.ts'
import { ellipse, n } from './svg.ts'

/** A drink in its glass: what is in it, and what rises above it. */
interface DrawnDrink {
  readonly inside: string
  readonly above: string
}

const FOAM = '#FBF3E2'

export function pourDrink(pour: PouredDrink, color: string, glass: DrawnGlass, random: Random): DrawnDrink {
  const { surface, bottom } = glass
  const { x } = surface
  const at = (dy: number) => ({ x, y: surface.y + dy })
  const top = (fill: string, dy = 0) => ellipse(surface.rx, surface.ry, `fill="${fill}"`, at(dy))
  const isClear = glass.inside !== undefined
  const body = isClear
    ? `<rect x="0" y="${n(surface.y)}" width="400" height="${n(bottom - surface.y + 10)}" fill="${color}"/>` +
      `<rect x="${n(x)}" y="${n(surface.y)}" width="200" height="${n(bottom - surface.y + 10)}" fill="${darker(color, 0.1)}" opacity=".5"/>`
    : ''
  const plain = body + top(lighter(color, isClear ? 0.35 : 0.08))
  switch (pour) {
    case 'still':
      return { inside: plain, above: '' }
    case 'steaming':
      return { inside: plain, above: steam(x, surface.y - 16) }
    case 'iced':
      return { inside: plain + ice(glass, x, random), above: '' }
    case 'sparkling':
      return { inside: plain + bubbles(glass, x, random), above: '' }
    case 'frothy':
      return {
        inside:
          body +
          (isClear
            ? `<rect x="0" y="${n(surface.y)}" width="400" height="16" fill="${lighter(color, 0.6)}"/>`
            : '') +
          top(lighter(color, 0.7)) +
          ellipse(surface.rx * 0.55, surface.ry * 0.5, `fill="${lighter(color, 0.25)}"`, at(0)),
        above: steam(x, surface.y - 16),
      }
    case 'foamed':
      return { inside: body + (isClear ? head(glass, x) : top(FOAM) + froth(glass, x)), above: '' }
    case 'creamed':
      return { inside: plain, above: whipped(x, surface.y, surface.rx, isClear ? undefined : color) }
    case 'layered':
      return {
        inside:
          body +
          (isClear
            ? [0.3, 0.62]
                .map(
                  (share, at) =>
                    `<rect x="0" y="${n(surface.y + (bottom - surface.y) * share)}" width="400" height="${n((bottom - surface.y) * 0.32)}" fill="${at ? darker(color, 0.22) : lighter(color, 0.65)}"/>`,
                )
                .join('')
            : '') +
          top(lighter(color, 0.3)),
        above: '',
      }
    case 'scoops':
      return { inside: plain, above: scoops(x, surface.y, surface.rx, color) }
  }
}

const steam = (x: number, y: number): string =>
  `<g fill="none" stroke="#FFFFFF" stroke-width="5" stroke-linecap="round" opacity=".6"><path d="M${n(x - 24)} ${n(y)}c-12-16 12-26 0-44"/><path d="M${n(x)} ${n(y - 4)}c-14-18 14-30 0-52"/><path d="M${n(x + 24)} ${n(y)}c-12-16 12-26 0-44"/></g>`

function ice({ surface }: DrawnGlass, x: number, random: Random): string {
  const side = Math.min(34, surface.rx * 0.62)
  return [-0.42, 0.4, 0]
    .map((share, at) => {
      const [cx, cy] = [x + share * surface.rx, surface.y + (at === 2 ? side * 1.5 : side * 0.45)]
      const turn = Math.round(random() * 50 - 25)
      return `<rect x="${n(cx - side / 2)}" y="${n(cy - side / 2)}" width="${n(side)}" height="${n(side)}" rx="6" transform="rotate(${turn} ${n(cx)} ${n(cy)})" fill="#FFFFFF" opacity=".45" stroke="#FFFFFF" stroke-width="2"/>`
    })
    .join('')
}

function bubbles({ surface, bottom }: DrawnGlass, x: number, random: Random): string {
  const depth = bottom - surface.y
  return Array.from({ length: 14 }, () => {
    const y = surface.y + 10 + random() * (depth - 24)
    const spread = surface.rx * (0.85 - (0.4 * (y - surface.y)) / depth)
    return `<circle cx="${n(x + (random() * 2 - 1) * spread)}" cy="${n(y)}" r="${n(1.6 + random() * 2.4)}" fill="#FFFFFF" opacity=".75"/>`
  }).join('')
}

/** The head of a beer. */
const head = ({ surface }: DrawnGlass, x: number): string =>
  `<rect x="0" y="${n(surface.y - 16)}" width="400" height="32" fill="${FOAM}"/>` +
  [-0.7, -0.25, 0.2, 0.65]
    .map((share) =>
      ellipse(surface.rx * 0.32, 9, `fill="${FOAM}"`, { x: x + share * surface.rx, y: surface.y + 15 }),
    )
    .join('') +
  ellipse(surface.rx, 7, 'fill="#FFFFFF"', { x, y: surface.y - 15 })

const froth = ({ surface }: DrawnGlass, x: number): string =>
  [-0.45, 0.1, 0.5]
    .map((share) =>
      ellipse(surface.rx * 0.2, surface.ry * 0.35, 'fill="#FFFFFF"', {
        x: x + share * surface.rx,
        y: surface.y,
      }),
    )
    .join('')

function whipped(x: number, y: number, rx: number, color: string | undefined): string {
  const cream = color ? lighter(color, 0.8) : '#FDF8EC'
  const tiers = [
    [0.96, 0],
    [0.74, 18],
    [0.48, 35],
    [0.2, 49],
  ] as const
  return tiers
    .map(
      ([share, rise]) =>
        ellipse(rx * share, 15, `fill="${cream}"`, { x, y: y - rise - 2 }) +
        `<path d="M${n(x - rx * share * 0.8)} ${n(y - rise + 3)}q${n(rx * share * 0.8)} 12 ${n(rx * share * 1.6)} 0" fill="none" stroke="${darker(cream, 0.12)}" stroke-width="2.5" stroke-linecap="round"/>`,
    )
    .join('')
}

function scoops(x: number, y: number, rx: number, color: string): string {
  const r = Math.min(34, rx * 0.62)
  const ball = (dx: number, dy: number, fill: string) =>
    `<circle cx="${n(x + dx)}" cy="${n(y + dy)}" r="${n(r)}" fill="${fill}"/><path d="M${n(x + dx - r * 0.6)} ${n(y + dy - r * 0.2)}a${n(r * 0.7)} ${n(r * 0.7)} 0 0 1 ${n(r * 0.5)} ${n(-r * 0.5)}" fill="none" stroke="#FFFFFF" stroke-width="5" stroke-linecap="round" opacity=".6"/>`
  const vanilla = '#F6E7C4'
  return rx < 45
    ? ball(0, -r * 0.6, vanilla)
    : ball(-r * 0.75, -r * 0.3, lighter(color, 0.15)) +
        ball(r * 0.75, -r * 0.3, vanilla) +
        ball(0, -r * 1.15, lighter(color, 0.35))
}
