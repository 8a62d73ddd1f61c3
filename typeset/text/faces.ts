import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

type Weight =
  | '300Light'
  | '400Regular'
  | '500Medium'
  | '600SemiBold'
  | '700Bold'
  | '800ExtraBold'
  | '900Black'
type Style = Weight | `${Weight}_Italic`

/** What a typeface can do with letters and figures beyond showing them: OpenType features of its file. */
export interface FaceFeatures {
  /** Drawn small capitals (`smcp`, `c2sc`), and not capitals made smaller. */
  readonly hasSmallCapitals: boolean
  /** Figures that rise and fall like small letters (`onum`). */
  readonly hasOldStyleFigures: boolean
  /** Figures of one width, by a feature (`tnum`) or because it has no others. */
  readonly hasTabularFigures: boolean
  /** Fractions composed of any figures (`frac`). */
  readonly hasFractions: boolean
}

type Ability = 'small capitals' | 'old-style figures' | 'tabular figures' | 'fractions'

/** A typeface, as TrueType files of one npm package. */
interface Face {
  /** After `@expo-google-fonts/`. */
  readonly folder: string
  /** How the names of its files begin. */
  readonly file: string
  /** The first one is an upright face of usual weight, where there is one. */
  readonly styles: readonly [Style, ...Style[]]
  readonly abilities: readonly Ability[]
}

const UPRIGHT_AND_BOLD = ['400Regular', '700Bold'] as const
const WITH_ITALICS = ['400Regular', '400Regular_Italic', '700Bold', '700Bold_Italic'] as const
const FULL = [...WITH_ITALICS, '500Medium', '500Medium_Italic', '600SemiBold', '600SemiBold_Italic'] as const
const FROM_LIGHT = [...FULL, '300Light', '300Light_Italic'] as const
const TO_BLACK = [...FULL, '900Black', '900Black_Italic'] as const

const ALL = ['small capitals', 'old-style figures', 'tabular figures', 'fractions'] as const

/**
 * Every typeface that pages are set in, under the SIL Open Font License, by the name under which the engine knows
 * it. The abilities are those of the upright faces; the italics of Cormorant Garamond and Source Serif 4 have no
 * small capitals.
 */
const faces = {
  'Playfair Display': face('playfair-display', 'PlayfairDisplay', TO_BLACK, [
    'small capitals',
    'old-style figures',
    'fractions',
  ]),
  Lora: face(
    'lora',
    'Lora',
    ['400Regular', '400Regular_Italic', '500Medium', '700Bold'],
    ['tabular figures', 'fractions'],
  ),
  Inter: face(
    'inter',
    'Inter',
    ['400Regular', '400Regular_Italic', '500Medium', '600SemiBold', '700Bold'],
    ['tabular figures', 'fractions'],
  ),
  'Roboto Mono': face(
    'roboto-mono',
    'RobotoMono',
    ['400Regular', '400Regular_Italic', '500Medium', '700Bold'],
    ['small capitals', 'tabular figures'],
  ),
  'Dancing Script': face('dancing-script', 'DancingScript', ['700Bold'], ['fractions']),
  'EB Garamond': face('eb-garamond', 'EBGaramond', FULL, ALL),
  'Cormorant Garamond': face('cormorant-garamond', 'CormorantGaramond', FROM_LIGHT, ALL),
  'Libre Caslon Text': face(
    'libre-caslon-text',
    'LibreCaslonText',
    ['400Regular', '400Regular_Italic', '700Bold'],
    ['old-style figures', 'tabular figures', 'fractions'],
  ),
  Spectral: face('spectral', 'Spectral', FROM_LIGHT, ALL),
  'Source Serif 4': face('source-serif-4', 'SourceSerif4', FULL, ALL),
  'Bodoni Moda': face('bodoni-moda', 'BodoniModa', FULL, ALL),
  Newsreader: face('newsreader', 'Newsreader', FULL, ['tabular figures']),
  'Work Sans': face('work-sans', 'WorkSans', FROM_LIGHT, ALL),
  Archivo: face('archivo', 'Archivo', TO_BLACK, ['old-style figures', 'tabular figures', 'fractions']),
  'Libre Franklin': face('libre-franklin', 'LibreFranklin', FULL, ['fractions']),
  /** Condensed in all its faces: the engine takes the width out of the name. */
  Barlow: face('barlow-condensed', 'BarlowCondensed', FULL, [
    'small capitals',
    'tabular figures',
    'fractions',
  ]),
  'League Gothic': face('league-gothic', 'LeagueGothic', ['400Regular'], []),
  'Zilla Slab': face('zilla-slab', 'ZillaSlab', FULL, ALL),
  'Josefin Sans': face('josefin-sans', 'JosefinSans', FROM_LIGHT, ['fractions']),
  Jost: face('jost', 'Jost', FROM_LIGHT, ['tabular figures']),
  Bungee: face('bungee', 'Bungee', ['400Regular'], []),
  Rye: face('rye', 'Rye', ['400Regular'], []),
  'Big Shoulders': face('big-shoulders', 'BigShoulders', ['800ExtraBold'], ['small capitals', 'fractions']),
  'DM Serif Display': face('dm-serif-display', 'DMSerifDisplay', ['400Regular'], ['fractions']),
  'Abril Fatface': face('abril-fatface', 'AbrilFatface', ['400Regular'], []),
  'Courier Prime': face('courier-prime', 'CourierPrime', WITH_ITALICS, ['tabular figures', 'fractions']),
  'Noto Sans': face('noto-sans', 'NotoSans', UPRIGHT_AND_BOLD, []),
  Amiri: face('amiri', 'Amiri', UPRIGHT_AND_BOLD, []),
  'Frank Ruhl Libre': face(
    'frank-ruhl-libre',
    'FrankRuhlLibre',
    ['400Regular', '500Medium', '600SemiBold', '700Bold'],
    ['old-style figures', 'tabular figures', 'fractions'],
  ),
  Vazirmatn: face('vazirmatn', 'Vazirmatn', UPRIGHT_AND_BOLD, []),
  'Noto Sans Hebrew': face('noto-sans-hebrew', 'NotoSansHebrew', UPRIGHT_AND_BOLD, []),
  'Noto Sans Thai': face('noto-sans-thai', 'NotoSansThai', UPRIGHT_AND_BOLD, []),
  'Noto Sans JP': face('noto-sans-jp', 'NotoSansJP', UPRIGHT_AND_BOLD, []),
  'Noto Sans SC': face('noto-sans-sc', 'NotoSansSC', UPRIGHT_AND_BOLD, []),
  'Noto Sans KR': face('noto-sans-kr', 'NotoSansKR', UPRIGHT_AND_BOLD, []),
  'Noto Sans Georgian': face('noto-sans-georgian', 'NotoSansGeorgian', UPRIGHT_AND_BOLD, []),
  'Noto Sans Armenian': face('noto-sans-armenian', 'NotoSansArmenian', UPRIGHT_AND_BOLD, []),
  'Noto Sans Bengali': face('noto-sans-bengali', 'NotoSansBengali', UPRIGHT_AND_BOLD, []),
  'Noto Sans Tamil': face('noto-sans-tamil', 'NotoSansTamil', UPRIGHT_AND_BOLD, []),
  'Noto Sans Telugu': face('noto-sans-telugu', 'NotoSansTelugu', UPRIGHT_AND_BOLD, []),
  'Noto Sans Gujarati': face('noto-sans-gujarati', 'NotoSansGujarati', UPRIGHT_AND_BOLD, []),
  'Noto Sans Gurmukhi': face('noto-sans-gurmukhi', 'NotoSansGurmukhi', UPRIGHT_AND_BOLD, []),
  'Noto Sans Kannada': face('noto-sans-kannada', 'NotoSansKannada', UPRIGHT_AND_BOLD, []),
  'Noto Sans Malayalam': face('noto-sans-malayalam', 'NotoSansMalayalam', UPRIGHT_AND_BOLD, []),
  'Noto Sans Oriya': face('noto-sans-oriya', 'NotoSansOriya', UPRIGHT_AND_BOLD, []),
  'Noto Sans Sinhala': face('noto-sans-sinhala', 'NotoSansSinhala', UPRIGHT_AND_BOLD, []),
  'Noto Sans Myanmar': face('noto-sans-myanmar', 'NotoSansMyanmar', UPRIGHT_AND_BOLD, []),
  'Noto Sans Khmer': face('noto-sans-khmer', 'NotoSansKhmer', UPRIGHT_AND_BOLD, []),
  'Noto Sans Lao': face('noto-sans-lao', 'NotoSansLao', UPRIGHT_AND_BOLD, []),
  'Noto Sans Ethiopic': face('noto-sans-ethiopic', 'NotoSansEthiopic', UPRIGHT_AND_BOLD, []),
  'Noto Sans Thaana': face('noto-sans-thaana', 'NotoSansThaana', UPRIGHT_AND_BOLD, []),
  'Noto Sans Cherokee': face('noto-sans-cherokee', 'NotoSansCherokee', UPRIGHT_AND_BOLD, []),
  'Noto Sans NKo': face('noto-sans-nko', 'NotoSansNKo', ['400Regular'], []),
  'Noto Sans Tifinagh': face('noto-sans-tifinagh', 'NotoSansTifinagh', ['400Regular'], []),
  'Noto Sans Ol Chiki': face('noto-sans-ol-chiki', 'NotoSansOlChiki', UPRIGHT_AND_BOLD, []),
  'Noto Serif Tibetan': face('noto-serif-tibetan', 'NotoSerifTibetan', UPRIGHT_AND_BOLD, []),
} as const satisfies Record<string, Face>

export type Typeface = keyof typeof faces

/** Those with thousands of characters each, 44 MB in all. */
export type EastAsianTypeface = 'Noto Sans JP' | 'Noto Sans SC' | 'Noto Sans KR'

export const typefaces = Object.keys(faces) as readonly Typeface[]

function face(folder: string, file: string, styles: Face['styles'], abilities: readonly Ability[]): Face {
  return { folder, file, styles, abilities }
}

/** The paths of the files of a typeface, an upright face first. A missing package throws. */
export function facePaths(typeface: Typeface): [string, ...string[]] {
  const { folder, file, styles } = faces[typeface]
  const { resolve } = createRequire(import.meta.url)
  const root = dirname(resolve(`@expo-google-fonts/${folder}/package.json`))
  const path = (style: Style) => join(root, style, `${file}_${style}.ttf`)
  const [first, ...others] = styles
  return [path(first), ...others.map(path)]
}

/**
 * The path of the face that the engine takes for a weight, as CSS counts it: of its style the one with the nearest weight,
 * of two as near the first in the list; undefined where the typeface has none of this style.
 */
export function facePathFor(typeface: Typeface, weight: number, isItalic: boolean): string | undefined {
  const key = `${typeface} ${weight} ${isItalic}`
  if (!pathsByStyle.has(key)) pathsByStyle.set(key, nearestPath(typeface, weight, isItalic))
  return pathsByStyle.get(key)
}

/** By typeface, weight and slant; templates have few of them. */
const pathsByStyle = new Map<string, string | undefined>()

function nearestPath(typeface: Typeface, weight: number, isItalic: boolean): string | undefined {
  const paths = facePaths(typeface)
  const [nearest] = faces[typeface].styles
    .map((style, index) => ({
      style,
      path: paths[index],
      apart: Math.abs(Number.parseInt(style, 10) - weight),
    }))
    .filter(({ style }) => style.endsWith('_Italic') === isItalic)
    .toSorted((a, b) => a.apart - b.apart)
  return nearest?.path
}

/** One file of a typeface, whose faces all have the same characters. */
export const readFace = (typeface: Typeface): Buffer => readFileSync(facePaths(typeface)[0])

export function featuresOf(typeface: Typeface): FaceFeatures {
  const has = (ability: Ability) => faces[typeface].abilities.includes(ability)
  return {
    hasSmallCapitals: has('small capitals'),
    hasOldStyleFigures: has('old-style figures'),
    hasTabularFigures: has('tabular figures'),
    hasFractions: has('fractions'),
  }
}

/** The weights of its upright faces, as CSS counts them, the lightest first. */
export const weightsOf = (typeface: Typeface): number[] =>
  faces[typeface].styles
    .filter((style) => !style.endsWith('_Italic'))
    .map((style) => Number.parseInt(style, 10))
    .toSorted((a, b) => a - b)
