import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Design } from '#domain/design/settings.ts'

type FontFamily = Design['fontFamily']

/** The faces that the templates use, as TrueType files in packages under the SIL Open Font License. */
const faces = {
  'Playfair Display': [
    '@expo-google-fonts/playfair-display/400Regular/PlayfairDisplay_400Regular.ttf',
    '@expo-google-fonts/playfair-display/400Regular_Italic/PlayfairDisplay_400Regular_Italic.ttf',
    '@expo-google-fonts/playfair-display/500Medium/PlayfairDisplay_500Medium.ttf',
  ],
  Lora: [
    '@expo-google-fonts/lora/400Regular/Lora_400Regular.ttf',
    '@expo-google-fonts/lora/400Regular_Italic/Lora_400Regular_Italic.ttf',
    '@expo-google-fonts/lora/500Medium/Lora_500Medium.ttf',
  ],
  Inter: [
    '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
    '@expo-google-fonts/inter/400Regular_Italic/Inter_400Regular_Italic.ttf',
    '@expo-google-fonts/inter/500Medium/Inter_500Medium.ttf',
  ],
} as const

type Typeface = keyof typeof faces

/** Typefaces in the order in which they are asked for a character: for headings, and for all else. */
export interface FontPair {
  readonly display: readonly Typeface[]
  readonly text: readonly Typeface[]
}

const serif: FontPair = { display: ['Playfair Display', 'Lora', 'Inter'], text: ['Lora', 'Inter'] }
const sansSerif: FontPair = { display: ['Inter', 'Lora'], text: ['Inter', 'Lora'] }

const pairs: Partial<Record<FontFamily, FontPair>> = { serif, 'sans-serif': sansSerif }

/** The typefaces of a family; `isInstalled` is false when serif stands in for it. */
export function fontPair(family: FontFamily): { pair: FontPair; isInstalled: boolean } {
  const pair = pairs[family]
  return { pair: pair ?? serif, isInstalled: pair !== undefined }
}

/** Every font file by its typeface, read synchronously; a missing package throws. */
export function readFonts(): ReadonlyMap<string, readonly Buffer[]> {
  const { resolve } = createRequire(import.meta.url)
  return new Map(
    Object.entries(faces).map(([typeface, files]) => [
      typeface,
      files.map((file) => readFileSync(resolve(file))),
    ]),
  )
}
