import { readFileSync } from 'node:fs'
import { INK, mix, WHITE } from './color.ts'

/** Colors by the names that assets use: those of a palette, or a tint. */
export type Colors = Readonly<Record<string, string>>

/** One of the drawings in this folder, in the colors of a picture. */
export interface Painting {
  /** All layers over each other; of layers with a number (`rim-1`, `rim-2`) the one that the seed chooses. */
  all(seed?: number): string
  layer(id: string): string
  /** Attributes of an element that is measured and not painted; absent where the drawing has none. */
  guide(id: string): Colors | undefined
}

/** A color to mix: its base, and the shares of other colors mixed in, in this order. */
interface Ink {
  readonly base: string
  readonly mixed: readonly (readonly [other: string, share: number])[]
}

interface Layer {
  readonly id: string
  /** Every second one is the number of an ink. */
  readonly pieces: readonly (string | number)[]
  /** Its number among those of its name and how many they are; absent for a layer that is always painted. */
  readonly variant?: readonly [index: number, count: number]
}

export interface Asset {
  /** By the color that stands for it in the file. */
  readonly inks: ReadonlyMap<string, Ink>
  readonly layers: readonly Layer[]
  readonly guides: ReadonlyMap<string, Colors>
}

const assets = new Map<string, Asset>()

/** @param name path from this folder, without its ending */
export function paint(name: string, colors: Colors): Painting {
  const asset = assets.get(name) ?? readAsset(name)
  assets.set(name, asset)
  const inks = Array.from(asset.inks.values(), (ink) => mixInk(ink, colors))
  const samples = [...asset.inks.keys()]
  const painted = (isWanted: (layer: Layer) => boolean) => {
    let svg = ''
    for (const layer of asset.layers) {
      if (!isWanted(layer)) continue
      for (const piece of layer.pieces) svg += typeof piece === 'number' ? inks[piece] : piece
    }
    return svg
  }
  return {
    all: (seed = 0) => painted(({ variant: [index, count] = [0, 1] }) => seed % count === index),
    layer: (wanted) => painted(({ id }) => id === wanted),
    guide(id) {
      const guide = asset.guides.get(id)
      return guide?.fill ? { ...guide, fill: inks[samples.indexOf(guide.fill)] ?? guide.fill } : guide
    },
  }
}

function mixInk({ base, mixed }: Ink, colors: Colors): string {
  const known = (name: string) => {
    const color = name.startsWith('#') ? name : colors[name]
    if (!color) throw new Error(`No color is given for ${name}`)
    return color
  }
  return mixed.reduce((color, [other, share]) => mix(color, known(other), share), known(base))
}

/**
 * Reads a drawing that any SVG editor opens. Its `desc` says which of its colors are samples, and of what:
 * `#E5DCD5 glaze darker 0.12; #E3C0AC cloth mix glaze 0.35`. Groups that have an id and begin a line are its
 * layers, a drawing without any is one layer; what `guides` holds is measured, not painted.
 */
export function readAsset(name: string): Asset {
  const file = readFileSync(new URL(`./${name}.svg`, import.meta.url), 'utf8')
  const [, samples = '', body = ''] =
    /^<svg[^>]*>(?:\n<desc>(.*)<\/desc>)?([\s\S]*)\n<\/svg>\n$/.exec(file) ?? []
  if (!body) throw new Error(`${name}.svg is not laid out as a drawing of ours`)
  const inks = new Map(samples.split('; ').filter(Boolean).map(readSample))
  const groups = body.split(/^(?=<g id=")/m).flatMap((group) => {
    const [, id, content = ''] = /^<g id="([^"]+)"[^>]*>([\s\S]*)<\/g>\s*$/.exec(group) ?? []
    return id ? [{ id, content: content.replaceAll(/\n\s*/g, '') }] : []
  })
  const layers = groups.length > 0 ? groups.filter(({ id }) => id !== 'guides') : [{ id: '', content: body }]
  const named = Object.groupBy(layers, ({ id }) => id.replace(/-\d+$/, ''))
  return {
    inks,
    layers: Object.values(named).flatMap((alike = []) =>
      alike.map(({ id, content }, index) => ({
        id,
        pieces: piecesOf(content, [...inks.keys()]),
        ...(/-\d+$/.test(id) && { variant: [index, alike.length] as const }),
      })),
    ),
    guides: new Map(guidesIn(groups.find(({ id }) => id === 'guides')?.content ?? '')),
  }
}

function readSample(sample: string): [string, Ink] {
  const [color = '', base = '', ...rest] = sample.split(' ')
  const mixed: [string, number][] = []
  while (rest.length > 0) {
    const verb = rest.shift()
    const other = verb === 'darker' ? INK : verb === 'lighter' ? WHITE : (rest.shift() ?? '')
    mixed.push([other, Number(rest.shift())])
  }
  return [color, { base, mixed }]
}

const piecesOf = (content: string, samples: readonly string[]): (string | number)[] =>
  samples.length === 0
    ? [content]
    : content
        .split(new RegExp(`(${samples.join('|')})`))
        .map((piece, at) => (at % 2 ? samples.indexOf(piece) : piece))

const guidesIn = (content: string): [string, Colors][] =>
  [...content.matchAll(/<\w+ [^>]*>/g)].map(([element]) => {
    const attributes = Object.fromEntries(
      [...element.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
    )
    return [attributes.id, attributes]
  })
