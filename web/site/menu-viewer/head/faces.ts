import dancingScriptUrl from '@fontsource/dancing-script/files/dancing-script-latin-700-normal.woff2?url'
import playfairUrl from '@fontsource/playfair-display/files/playfair-display-latin-600-normal.woff2?url'
import interUrl from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import robotoMonoUrl from '@fontsource-variable/roboto-mono/files/roboto-mono-latin-wght-normal.woff2?url'
import type { Design } from '#domain/design/settings.ts'
import dancingScript from '../../../faces/dancing-script.css?inline'
import inter from '../../../faces/inter.css?inline'
import lora from '../../../faces/lora.css?inline'
import playfair from '../../../faces/playfair.css?inline'
import robotoMono from '../../../faces/roboto-mono.css?inline'

interface Faces {
  /** The rules that name the files. */
  readonly css: string
  /** The one file that is worth asking for before the rules are read: that of the headings. */
  readonly preload: string
}

const serif: Faces = { css: playfair + lora, preload: playfairUrl }

/** Those that the same menu is printed in; the other pairs are near to one of these. */
const faces: Readonly<Partial<Record<Design['fontFamily'], Faces>>> = {
  'sans-serif': { css: inter, preload: interUrl },
  mono: { css: robotoMono, preload: robotoMonoUrl },
  cursive: { css: dancingScript + lora, preload: dancingScriptUrl },
}

/** The typefaces of a menu, and none that it does not use. */
export const facesOf = (family: Design['fontFamily']): Faces => faces[family] ?? serif
