import { writeFileSync } from 'node:fs'

/**
 * Draws the paper of the Rustic template, `templates/rustic/paper.svg`, a tile: flecks and fibers in the
 * color of the ink, strewn by a seeded generator. Run it by hand after a change and commit the drawing.
 */
const WIDTH_PT = 306
const HEIGHT_PT = 396
const FLECKS = 150
const FIBERS = 60
const SEED = 7

let state = SEED

/** Numerical Recipes' linear congruential generator; from 0 to 1. */
function random(): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
  return state / 2 ** 32
}

const between = (least: number, most: number): number => least + random() * (most - least)
const fixed = (value: number): string => String(Math.round(value * 10) / 10)

/** A crumb of husk with four to six corners. */
function fleck(): string {
  const [x, y] = [between(0, WIDTH_PT), between(0, HEIGHT_PT)]
  const size = 0.35 + 1.1 * random() ** 3
  const corners = 4 + Math.floor(random() * 3)
  const points = Array.from({ length: corners }, (_, corner) => {
    const angle = (2 * Math.PI * corner) / corners
    const reach = size * between(0.6, 1.3)
    return `${fixed(x + Math.cos(angle) * reach)} ${fixed(y + Math.sin(angle) * reach)}`
  })
  return `M${points.join('L')}Z`
}

/** A hair of straw: an open, bent line. */
function fiber(): string {
  const [x, y] = [between(0, WIDTH_PT), between(0, HEIGHT_PT)]
  const angle = between(0, 2 * Math.PI)
  const length = between(3, 11)
  const bend = between(-0.16, 0.16) * length
  const [dx, dy] = [Math.cos(angle) * length, Math.sin(angle) * length]
  const middle = `${fixed(dx / 2 - (dy / length) * bend)} ${fixed(dy / 2 + (dx / length) * bend)}`
  return `M${fixed(x)} ${fixed(y)}q${middle} ${fixed(dx)} ${fixed(dy)}`
}

const strewn = (count: number, draw: () => string): string => Array.from({ length: count }, draw).join('')

const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH_PT} ${HEIGHT_PT}">
<title>Paper with flecks and fibres</title>
<path fill="currentColor" fill-opacity=".14" d="${strewn(FLECKS * 0.6, fleck)}"/>
<path fill="currentColor" fill-opacity=".26" d="${strewn(FLECKS * 0.4, fleck)}"/>
<path fill="none" stroke="currentColor" stroke-opacity=".13" stroke-width=".4" stroke-linecap="round" d="${strewn(FIBERS, fiber)}"/>
</svg>
`
writeFileSync(new URL('../templates/rustic/paper.svg', import.meta.url), svg)
