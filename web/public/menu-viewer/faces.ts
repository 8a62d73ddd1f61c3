import playfairUrl from '@fontsource/playfair-display/files/playfair-display-latin-600-normal.woff2?url'
import interUrl from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import type { Design } from '#domain/design/settings.ts'
import inter from '../../faces/inter.css?inline'
import playfair from '../../faces/playfair.css?inline'

interface Faces {
  /** The rules that name the files. */
  readonly css: string
  /** The one file that is worth asking for before the rules are read: that of the headings. */
  readonly preload?: string
}

const serif: Faces = { css: playfair, preload: playfairUrl }
const sansSerif: Faces = { css: inter, preload: interUrl }

const faces: Readonly<Record<Design['fontFamily'], Faces>> = {
  serif,
  'sans-serif': sansSerif,
  mono: { css: '' },
  cursive: serif,
}

/** The typefaces of a menu, and none that it does not use. */
export const facesOf = (family: Design['fontFamily']): Faces => faces[family]
