import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Design } from '#domain/design/settings.ts'

type FontFamily = Design['fontFamily']

/** The families of a design, as Typst names them: for headings, and for everything else. */
export interface FontPair {
  readonly display: readonly string[]
  readonly text: readonly string[]
}

/** Fonts come as TrueType files from these packages (all under the SIL Open Font License). */
const faces = [
  '@expo-google-fonts/playfair-display/400Regular/PlayfairDisplay_400Regular.ttf',
  '@expo-google-fonts/playfair-display/400Regular_Italic/PlayfairDisplay_400Regular_Italic.ttf',
  '@expo-google-fonts/playfair-display/600SemiBold/PlayfairDisplay_600SemiBold.ttf',
  '@expo-google-fonts/lora/400Regular/Lora_400Regular.ttf',
  '@expo-google-fonts/lora/400Regular_Italic/Lora_400Regular_Italic.ttf',
  '@expo-google-fonts/lora/500Medium/Lora_500Medium.ttf',
  '@expo-google-fonts/lora/600SemiBold/Lora_600SemiBold.ttf',
  '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
  '@expo-google-fonts/inter/400Regular_Italic/Inter_400Regular_Italic.ttf',
  '@expo-google-fonts/inter/500Medium/Inter_500Medium.ttf',
  '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf',
] as const

const serif: FontPair = {
  display: ['Playfair Display', 'Lora', 'Inter'],
  text: ['Lora', 'Playfair Display', 'Inter'],
}
const sansSerif: FontPair = { display: ['Inter', 'Lora'], text: ['Inter', 'Lora'] }

const pairs: Partial<Record<FontFamily, FontPair>> = { serif, 'sans-serif': sansSerif }

/** The fonts of a family; `isInstalled` is false when serif stands in for it. */
export function fontPair(family: FontFamily): { pair: FontPair; isInstalled: boolean } {
  const pair = pairs[family]
  return { pair: pair ?? serif, isInstalled: pair !== undefined }
}

/** Reads every font file once, synchronously; a missing package throws. */
export function readFonts(): Buffer[] {
  const { resolve } = createRequire(import.meta.url)
  return faces.map((face) => readFileSync(resolve(face)))
}
