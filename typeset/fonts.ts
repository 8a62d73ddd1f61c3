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
    '@expo-google-fonts/playfair-display/700Bold/PlayfairDisplay_700Bold.ttf',
    '@expo-google-fonts/playfair-display/900Black/PlayfairDisplay_900Black.ttf',
  ],
  Lora: [
    '@expo-google-fonts/lora/400Regular/Lora_400Regular.ttf',
    '@expo-google-fonts/lora/400Regular_Italic/Lora_400Regular_Italic.ttf',
    '@expo-google-fonts/lora/500Medium/Lora_500Medium.ttf',
    '@expo-google-fonts/lora/700Bold/Lora_700Bold.ttf',
  ],
  Inter: [
    '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
    '@expo-google-fonts/inter/400Regular_Italic/Inter_400Regular_Italic.ttf',
    '@expo-google-fonts/inter/500Medium/Inter_500Medium.ttf',
    '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf',
    '@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf',
  ],
  'Roboto Mono': [
    '@expo-google-fonts/roboto-mono/400Regular/RobotoMono_400Regular.ttf',
    '@expo-google-fonts/roboto-mono/400Regular_Italic/RobotoMono_400Regular_Italic.ttf',
    '@expo-google-fonts/roboto-mono/500Medium/RobotoMono_500Medium.ttf',
    '@expo-google-fonts/roboto-mono/700Bold/RobotoMono_700Bold.ttf',
  ],
  'Dancing Script': ['@expo-google-fonts/dancing-script/700Bold/DancingScript_700Bold.ttf'],
} as const

type Typeface = keyof typeof faces

/** Typefaces in the order in which they are asked for a character: for headings, and for all else. */
export interface FontPair {
  readonly display: readonly Typeface[]
  /** Multiplies the size of headings: small letters of some typefaces are smaller than those of others. */
  readonly displayScale: number
  /** Whether the letters of headings are joined, so that no white space may come between them. */
  readonly isJoined: boolean
  readonly text: readonly Typeface[]
  /** Multiplies the size of all other text. */
  readonly textScale: number
  /** Mean width of a letter of running text, in em. */
  readonly letterWidth: number
}

/** The typefaces of each family that a design may choose. */
export const fontPairs: Readonly<Record<FontFamily, FontPair>> = {
  serif: {
    display: ['Playfair Display', 'Lora', 'Inter'],
    displayScale: 1,
    isJoined: false,
    text: ['Lora', 'Inter'],
    textScale: 1,
    letterWidth: 0.5,
  },
  'sans-serif': {
    display: ['Inter', 'Lora'],
    displayScale: 1,
    isJoined: false,
    text: ['Inter', 'Lora'],
    textScale: 1,
    letterWidth: 0.52,
  },
  mono: {
    display: ['Roboto Mono', 'Inter', 'Lora'],
    displayScale: 0.86,
    isJoined: false,
    text: ['Roboto Mono', 'Inter', 'Lora'],
    textScale: 0.9,
    letterWidth: 0.6,
  },
  cursive: {
    display: ['Dancing Script', 'Lora', 'Inter'],
    displayScale: 1.2,
    isJoined: true,
    text: ['Lora', 'Inter'],
    textScale: 1,
    letterWidth: 0.5,
  },
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
