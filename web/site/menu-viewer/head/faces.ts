import type { Design } from '#domain/design/settings.ts'
import dancingScript from '../../../faces/dancing-script.css?inline'
import inter from '../../../faces/inter.css?inline'
import lora from '../../../faces/lora.css?inline'
import archivo from '../../../faces/pairs/archivo.css?inline'
import bistro from '../../../faces/pairs/bistro.css?inline'
import blocks from '../../../faces/pairs/blocks.css?inline'
import bodoni from '../../../faces/pairs/bodoni.css?inline'
import caslon from '../../../faces/pairs/caslon.css?inline'
import cormorant from '../../../faces/pairs/cormorant.css?inline'
import counter from '../../../faces/pairs/counter.css?inline'
import deco from '../../../faces/pairs/deco.css?inline'
import fatface from '../../../faces/pairs/fatface.css?inline'
import garamond from '../../../faces/pairs/garamond.css?inline'
import jost from '../../../faces/pairs/jost.css?inline'
import slab from '../../../faces/pairs/slab.css?inline'
import sourceSerif from '../../../faces/pairs/source-serif.css?inline'
import tall from '../../../faces/pairs/tall.css?inline'
import typewriter from '../../../faces/pairs/typewriter.css?inline'
import western from '../../../faces/pairs/western.css?inline'
import workSans from '../../../faces/pairs/work-sans.css?inline'
import playfair from '../../../faces/playfair.css?inline'
import robotoMono from '../../../faces/roboto-mono.css?inline'

/** The rules that name the files; those of the headings come first. */
const rules: Readonly<Record<Design['fontFamily'], string>> = {
  serif: playfair + lora,
  'sans-serif': inter,
  mono: robotoMono,
  cursive: dancingScript + lora,
  caslon,
  typewriter,
  bistro,
  cormorant,
  jost,
  garamond,
  'work-sans': workSans,
  archivo,
  deco,
  'source-serif': sourceSerif,
  slab,
  bodoni,
  blocks,
  western,
  tall,
  counter,
  fatface,
}

interface Faces {
  readonly css: string
  /** The one file that is worth asking for before the rules are read: that of the headings, in Latin. */
  readonly preload: string | undefined
}

export function facesOf(family: Design['fontFamily']): Faces {
  const css = rules[family]
  return { css, preload: /url\("?([^")]+-latin-(?!ext)[^")]+)"?\)/.exec(css)?.[1] }
}
