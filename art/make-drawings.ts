/**
 * Draws the illustrations and ornaments of menus, all with one pen: `node art/make-drawings.ts [folder]` reads the points of
 * `art/drawings` and `art/ornaments` and writes `templates/shared/drawings` and `templates/shared/ornaments`; where a
 * folder is named, each drawing in its three hands as SVG too, to be looked at.
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Outline, type Point, penLine, shapeThrough, type Taper } from './drawn-lines.ts'

interface Drawn {
  /** Closed shapes, by their tones: 1 the body, 2 what is darker, 3 what is light. */
  readonly shapes: readonly { readonly tone: 1 | 2 | 3; readonly points: readonly Point[] }[]
  /** Contours, which a stamp goes without. */
  readonly edges: readonly Stroke[]
  /** What is inside, which a stamp cuts out. */
  readonly cuts: readonly Stroke[]
  /** Lines that a stamp prints: whiskers, stalks. */
  readonly twigs?: readonly Stroke[]
}

/** As templates read it. */
interface Drawing {
  readonly shapes: readonly { readonly tone: 1 | 2 | 3; readonly outline: Outline }[]
  readonly edges: readonly Outline[]
  readonly cuts: readonly Outline[]
  readonly twigs: readonly Outline[]
}

type Stroke = readonly [width: number, taper: Taper, ...points: readonly Point[]]

const SOURCE = join(import.meta.dirname, 'drawings')
const TARGET = join(import.meta.dirname, '..', 'templates', 'shared', 'drawings')

const linesOf = (strokes: readonly Stroke[] = []): Outline[] =>
  strokes.map(([width, taper, ...points]) => penLine(points, width, taper))

const HANDS = ['line', 'stamp', 'color'] as const

const folder = process.argv[2]
for (const wanted of [TARGET, folder]) if (wanted) await mkdir(wanted, { recursive: true })
await drawOrnaments()
for (const file of await readdir(SOURCE)) {
  const drawn: Drawn = JSON.parse(await readFile(join(SOURCE, file), 'utf8'))
  const drawing: Drawing = {
    shapes: drawn.shapes.map(({ tone, points }) => ({ tone, outline: shapeThrough(points) })),
    edges: linesOf(drawn.edges),
    cuts: linesOf(drawn.cuts),
    twigs: linesOf(drawn.twigs),
  }
  await writeFile(join(TARGET, file), `${JSON.stringify(drawing)}\n`)
  if (folder)
    for (const hand of HANDS)
      await writeFile(join(folder, file.replace('.json', `-${hand}.svg`)), svgOf(drawing, hand))
}

/** The ornaments of a family: what is under a name (240 × 40), in a corner (100 × 100) and at the end (60 × 60). */
type Ornaments = Readonly<
  Record<
    'divider' | 'corner' | 'end',
    { readonly shapes: readonly (readonly Point[])[]; readonly lines: readonly Stroke[] }
  >
>

async function drawOrnaments(): Promise<void> {
  const [source, target] = [join(SOURCE, '..', 'ornaments'), join(TARGET, '..', 'ornaments')]
  await mkdir(target, { recursive: true })
  for (const file of await readdir(source)) {
    const drawn: Ornaments = JSON.parse(await readFile(join(source, file), 'utf8'))
    const outlines = Object.entries(drawn).map(([part, { shapes, lines }]) => [
      part,
      [...shapes.map(shapeThrough), ...linesOf(lines)],
    ])
    await writeFile(join(target, file), `${JSON.stringify(Object.fromEntries(outlines))}\n`)
  }
}

function svgOf({ shapes, edges, cuts, twigs }: Drawing, hand: (typeof HANDS)[number]): string {
  const path = (outlines: readonly Outline[], fill: string, shift = 0) =>
    `<path fill="${fill}" transform="translate(${shift} ${shift})" d="${outlines.map(dOf).join('')}"/>`
  const ink = '#222'
  const lines = path([...edges, ...cuts, ...twigs], ink)
  const dark = shapes.filter(({ tone }) => tone === 2).map(({ outline }) => path([outline], ink))
  const colors = { 1: '#d2512f', 2: ink, 3: '#f3dccb' } as const
  const layers = {
    line: [...dark, lines],
    stamp: [...shapes.map(({ outline }) => path([outline], ink)), path(twigs, ink), path(cuts, '#fff')],
    color: [...shapes.map(({ tone, outline }) => path([outline], colors[tone], tone === 2 ? 0 : 3)), lines],
  }[hand]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200">${layers.join('')}</svg>`
}

function dOf([x, y, ...numbers]: Outline): string {
  const curves = Array.from(
    { length: numbers.length / 6 },
    (_, at) => `C${numbers.slice(6 * at, 6 * at + 6).join(' ')}`,
  )
  return `M${x} ${y}${curves.join('')}Z`
}
