import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { icons } from '../parts/motifs.ts'
import { calm } from './color.ts'

/** The drawings of the icons in use, each the inside of an SVG on a grid of 32 by 32. */
export type IconSet = ReadonlyMap<string, string>

interface IconifyJson {
  readonly width: number
  readonly height: number
  readonly icons: Readonly<Record<string, { readonly body: string }>>
}

const FILE = '@iconify-json/fluent-emoji-flat/icons.json'

let loading: Promise<IconSet> | undefined

/**
 * The icons that pictures are made of. The set is read at the first call; of its 9 MB about a
 * hundredth is kept.
 */
export function loadIconSet(): Promise<IconSet> {
  loading ??= readIconSet()
  return loading
}

async function readIconSet(): Promise<IconSet> {
  const set = JSON.parse(await readFile(createRequire(import.meta.url).resolve(FILE), 'utf8')) as IconifyJson
  return new Map(
    icons.map((name) => {
      const body = set.icons[name]?.body
      if (!body) throw new Error(`The icon set has no icon ${name}`)
      return [name, Buffer.from(body.replaceAll(/#[0-9a-f]{3,6}\b/gi, calm)).toString()]
    }),
  )
}
