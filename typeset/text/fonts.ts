import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Design } from '#domain/design/settings.ts'

type FontFamily = Design['fontFamily']

/** The files of a typeface: the regular face first, where there is one. */
type FaceFiles = readonly [string, ...string[]]

/** The faces that every engine holds, as TrueType files in packages under the SIL Open Font License. */
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
  'Noto Sans': family('noto-sans', 'NotoSans'),
  Vazirmatn: family('vazirmatn', 'Vazirmatn'),
  'Noto Sans Hebrew': family('noto-sans-hebrew', 'NotoSansHebrew'),
  'Noto Sans Thai': family('noto-sans-thai', 'NotoSansThai'),
} as const satisfies Record<string, FaceFiles>

/** The faces with thousands of characters, 44 MB in all: for menus that have some of them. */
const eastAsianFaces = {
  'Noto Sans JP': family('noto-sans-jp', 'NotoSansJP'),
  'Noto Sans SC': family('noto-sans-sc', 'NotoSansSC'),
  'Noto Sans KR': family('noto-sans-kr', 'NotoSansKR'),
} as const satisfies Record<string, FaceFiles>

function family(folder: string, file: string): FaceFiles {
  const path = (face: string) => `@expo-google-fonts/${folder}/${face}/${file}_${face}.ttf`
  return [path('400Regular'), path('700Bold')]
}

export type EastAsianTypeface = keyof typeof eastAsianFaces
export type Typeface = keyof typeof faces | EastAsianTypeface

const withoutGreek = ['Playfair Display', 'Lora', 'Dancing Script'] as const satisfies Typeface[]

/** What is asked last: Greek, Cyrillic and Devanagari that the typefaces of a family lack, and other scripts. */
const otherScripts = [
  'Noto Sans',
  'Vazirmatn',
  'Noto Sans Hebrew',
  'Noto Sans Thai',
] as const satisfies Typeface[]

/** Typefaces in the order in which they are asked for a character: for headings, and for all else. */
export interface FontPair {
  readonly display: readonly Typeface[]
  /** Multiplies the size of headings: small letters of some typefaces are smaller than those of others. */
  readonly displayScale: number
  /** Whether the letters of headings are joined, so that no white space may come between them. */
  readonly isJoined: boolean
  readonly text: readonly Typeface[]
  /** Those that have a few Greek letters, for formulas, and lack the others. */
  readonly withoutGreek: readonly Typeface[]
  /** Multiplies the size of all other text. */
  readonly textScale: number
  /** Mean width of a letter of running text, in em. */
  readonly letterWidth: number
}

/** The typefaces of each family that a design may choose. */
const fontPairs: Readonly<Record<FontFamily, Omit<FontPair, 'withoutGreek'>>> = {
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

/**
 * The typefaces of a family, with those for other scripts behind them.
 * @param eastAsian as `writingOf` orders them; empty where a menu needs none
 */
export function fontPairFor(family: FontFamily, eastAsian: readonly EastAsianTypeface[]): FontPair {
  const pair = fontPairs[family]
  const others = [...otherScripts, ...eastAsian]
  return {
    ...pair,
    display: [...pair.display, ...others],
    text: [...pair.text, ...others],
    withoutGreek,
  }
}

/** Font files by their typeface: the regular face first. */
export type FontFiles = ReadonlyMap<Typeface, readonly [Buffer, ...Buffer[]]>

/** Reads the files synchronously; a missing package throws. */
export function readFonts({ withEastAsian }: { readonly withEastAsian: boolean }): FontFiles {
  const { resolve } = createRequire(import.meta.url)
  const read = (file: string) => readFileSync(resolve(file))
  const wanted = Object.entries(withEastAsian ? { ...faces, ...eastAsianFaces } : faces)
  return new Map(
    wanted.map(([typeface, [regular, ...others]]) => [
      typeface as Typeface,
      [read(regular), ...others.map(read)],
    ]),
  )
}
