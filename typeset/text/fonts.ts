import { names } from '#domain/text/names.ts'
import { scriptOf } from '#domain/text/script-of.ts'
import type { FontPairKey } from '#templates/shared/font-pairs.ts'
import { type FaceFeatures, featuresOf, type Typeface, weightsOf } from './faces.ts'
import type { Writing } from './writing.ts'

/** Those that have a few Greek letters, for formulas, and lack the others. */
const withoutGreek = names(
  'Playfair Display, Lora, Dancing Script, Cormorant Garamond, Libre Caslon Text, Spectral',
  'Bodoni Moda, Newsreader, Work Sans, Archivo, Libre Franklin, Barlow, League Gothic, Zilla Slab',
  'Josefin Sans, Jost, Courier Prime',
  'Bungee, Rye, Big Shoulders, DM Serif Display, Abril Fatface',
) satisfies readonly Typeface[]

/**
 * Languages of which a typeface has most letters and lacks some. A menu in one is set in another pair as a whole,
 * since the missing letters would come from another typeface in the middle of words.
 */
const incompleteIn: Readonly<Partial<Record<Typeface, readonly string[]>>> = {
  'Libre Caslon Text': ['vi'],
  'Courier Prime': ['vi'],
  'Bodoni Moda': ['vi'],
  'Zilla Slab': ['vi'],
  Jost: ['vi', 'uk', 'be', 'sr', 'mk'],
  'DM Serif Display': ['vi'],
  'Abril Fatface': ['vi'],
  /** Western European letters alone. */
  Rye: names('vi, pl, tr, ro, cs, sk, hu, hr, bs, sr, sl, lt, lv, az, mt, cy, eo, mi, ku, uz, tk, kk'),
}

/** What is asked last: Greek, Cyrillic and Devanagari that the typefaces of a family lack, and other scripts, with and without serifs. */
const otherScripts = {
  serif: ['Noto Sans', 'Amiri', 'Frank Ruhl Libre', 'Noto Sans Thai'],
  'sans-serif': ['Noto Sans', 'Vazirmatn', 'Noto Sans Hebrew', 'Noto Sans Thai'],
} as const satisfies Record<string, readonly Typeface[]>

/** Letters of Amiri are smaller than those of Vazirmatn in the same size. */
const AMIRI_SCALE = 1.14

/** Typefaces in the order in which they are asked for a character: for headings, and for all else. */
export interface FontPair {
  readonly display: readonly Typeface[]
  /** Multiplies the size of headings: small letters of some typefaces are smaller than those of others. */
  readonly displayScale: number
  readonly displayStyle: 'normal' | 'italic'
  /** Of the capitals of headings, in em, where the file of the face says it wrong; null for all others. */
  readonly capitalHeight: number | null
  /** Whether the letters of headings are joined, so that no white space may come between them. */
  readonly isJoined: boolean
  readonly text: readonly Typeface[]
  /** Of running text, as CSS counts weights. */
  readonly textWeight: number
  /** A narrow face for small things and for columns of many lines; that of all text where the pair has none. */
  readonly condensed: readonly Typeface[]
  /** Those that have a few Greek letters, for formulas, and lack the others. */
  readonly withoutGreek: readonly Typeface[]
  /** Multiplies the size of all other text. */
  readonly textScale: number
  /** Mean width of a letter of running text, in em. */
  readonly letterWidth: number
  /** Of the first typefaces, in their upright faces: what they lack must not be imitated. */
  readonly features: { readonly display: FaceFeatures; readonly text: FaceFeatures }
  /** Of the first typefaces, in their upright faces, the lightest first; another one becomes the nearest. */
  readonly weights: { readonly display: readonly number[]; readonly text: readonly number[] }
}

type Kind = keyof typeof otherScripts

interface Pair {
  readonly display: Typeface
  readonly text: Typeface
  readonly condensed?: Typeface
  readonly displayScale?: number
  readonly displayStyle?: 'italic'
  readonly capitalHeight?: number
  readonly isJoined?: true
  readonly textScale?: number
  readonly textWeight?: number
  readonly letterWidth: number
  /** Kind of the faces that are asked for letters that these lack; of headings where it is another one. */
  readonly kind: Kind
  readonly displayKind?: Kind
}

/**
 * The typefaces of each pair that a design may choose. The scales bring the height of small letters near that of
 * Lora, half an em. `letterWidth` is the mean over the letters of a description, measured in the files.
 */
const fontPairs: Readonly<Record<FontPairKey, Pair>> = {
  serif: { display: 'Playfair Display', text: 'Lora', letterWidth: 0.5, kind: 'serif' },
  'sans-serif': { display: 'Inter', text: 'Inter', letterWidth: 0.52, kind: 'sans-serif' },
  mono: {
    display: 'Roboto Mono',
    displayScale: 0.86,
    text: 'Roboto Mono',
    textScale: 0.9,
    letterWidth: 0.6,
    kind: 'sans-serif',
  },
  cursive: {
    display: 'Dancing Script',
    displayScale: 1.2,
    isJoined: true,
    text: 'Lora',
    letterWidth: 0.5,
    kind: 'serif',
  },
  caslon: {
    display: 'Libre Caslon Text',
    displayScale: 0.94,
    text: 'Libre Caslon Text',
    textScale: 0.92,
    letterWidth: 0.52,
    kind: 'serif',
  },
  typewriter: {
    display: 'Courier Prime',
    displayScale: 0.9,
    text: 'Courier Prime',
    textScale: 0.94,
    letterWidth: 0.6,
    kind: 'serif',
  },
  bistro: {
    display: 'Playfair Display',
    displayStyle: 'italic',
    text: 'Libre Franklin',
    textScale: 0.92,
    condensed: 'Barlow',
    letterWidth: 0.515,
    kind: 'sans-serif',
    displayKind: 'serif',
  },
  cormorant: {
    display: 'Cormorant Garamond',
    displayScale: 1.14,
    text: 'Cormorant Garamond',
    textScale: 1.18,
    letterWidth: 0.425,
    kind: 'serif',
  },
  jost: {
    display: 'Jost',
    text: 'Jost',
    textWeight: 300,
    textScale: 1.02,
    letterWidth: 0.445,
    kind: 'sans-serif',
  },
  garamond: {
    display: 'EB Garamond',
    displayScale: 1.1,
    text: 'EB Garamond',
    textScale: 1.14,
    letterWidth: 0.415,
    kind: 'serif',
  },
  'work-sans': {
    display: 'Work Sans',
    displayScale: 0.96,
    text: 'Work Sans',
    textScale: 0.95,
    letterWidth: 0.535,
    kind: 'sans-serif',
  },
  archivo: {
    display: 'Archivo',
    text: 'Archivo',
    textScale: 0.96,
    letterWidth: 0.485,
    kind: 'sans-serif',
  },
  deco: {
    display: 'Josefin Sans',
    displayScale: 1.04,
    text: 'Spectral',
    textScale: 1.06,
    letterWidth: 0.485,
    kind: 'serif',
    displayKind: 'sans-serif',
  },
  'source-serif': {
    display: 'Source Serif 4',
    text: 'Source Serif 4',
    condensed: 'Barlow',
    letterWidth: 0.53,
    kind: 'serif',
  },
  slab: {
    display: 'League Gothic',
    displayScale: 1.3,
    text: 'Zilla Slab',
    textScale: 1.06,
    letterWidth: 0.475,
    kind: 'serif',
    displayKind: 'sans-serif',
  },
  bodoni: {
    display: 'Bodoni Moda',
    displayStyle: 'italic',
    text: 'Newsreader',
    textScale: 1.1,
    letterWidth: 0.465,
    kind: 'serif',
  },
  blocks: {
    display: 'Bungee',
    displayScale: 0.86,
    text: 'Barlow',
    textScale: 1.08,
    letterWidth: 0.38,
    kind: 'sans-serif',
  },
  western: {
    display: 'Rye',
    displayScale: 0.92,
    // Measured on its H; its file says 0.18.
    capitalHeight: 0.74,
    text: 'Zilla Slab',
    textScale: 1.06,
    letterWidth: 0.475,
    kind: 'serif',
  },
  tall: {
    display: 'Big Shoulders',
    displayScale: 1.12,
    text: 'Work Sans',
    textScale: 0.95,
    letterWidth: 0.535,
    kind: 'sans-serif',
  },
  counter: {
    display: 'DM Serif Display',
    text: 'Archivo',
    textScale: 0.96,
    letterWidth: 0.485,
    kind: 'sans-serif',
    displayKind: 'serif',
  },
  fatface: {
    display: 'Abril Fatface',
    text: 'Libre Caslon Text',
    textScale: 0.92,
    letterWidth: 0.52,
    kind: 'serif',
  },
}

/** The typefaces of a pair for what is written, with those for other scripts behind them. */
export function fontPairFor(
  key: FontPairKey,
  { language, further }: Pick<Writing, 'language' | 'further'>,
): FontPair {
  const {
    display,
    text,
    condensed,
    letterWidth,
    kind,
    displayKind = kind,
    ...pair
  } = completePair(fontPairs[key], language)
  const usual: Typeface[] = kind === 'serif' ? ['Lora', 'Inter'] : ['Inter', 'Lora']
  const behind = (others: Kind, ...faces: Typeface[]): Typeface[] => [
    ...new Set([...faces, ...usual, ...otherScripts[others], ...further]),
  ]
  const isArabic = scriptOf(language) === 'Arab'
  const scaleOf = (of: Kind) => (isArabic && of === 'serif' ? AMIRI_SCALE : 1)
  return {
    display: display === text ? behind(displayKind, text) : behind(displayKind, display, text),
    displayScale: (pair.displayScale ?? 1) * scaleOf(displayKind),
    displayStyle: pair.displayStyle ?? 'normal',
    capitalHeight: pair.capitalHeight ?? null,
    isJoined: pair.isJoined ?? false,
    text: behind(kind, text),
    textWeight: pair.textWeight ?? 400,
    condensed: condensed ? behind(kind, condensed, text) : behind(kind, text),
    withoutGreek,
    textScale: (pair.textScale ?? 1) * scaleOf(kind),
    letterWidth,
    features: { display: featuresOf(display), text: featuresOf(text) },
    weights: { display: weightsOf(display), text: weightsOf(text) },
  }
}

/** The pair itself, or the usual one of its kind where it lacks letters of the language. */
function completePair(pair: Pair, language: string): Pair {
  const primary = language.split('-')[0] ?? language
  const isComplete = [pair.display, pair.text].every((face) => !incompleteIn[face]?.includes(primary))
  return isComplete ? pair : fontPairs[pair.kind]
}
