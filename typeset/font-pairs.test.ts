import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { fontPairKeys } from '#templates/shared/font-pairs.ts'
import { tries } from '#tests/support/depth.ts'
import { inTurn } from '#tests/support/in-turn.ts'
import { buildInput, buildItem, buildSections } from '#tests/typesetting/build-input.ts'
import { faultsOf } from '#tests/typesetting/faults-of.ts'
import { readFonts } from '#tests/typesetting/read-pdf.ts'
import { Compiler } from './compiling/compile.ts'
import { type FaceFeatures, facePaths, featuresOf, readFace, typefaces, weightsOf } from './text/faces.ts'
import { fontPairFor } from './text/fonts.ts'
import { GlyphCoverage } from './text/glyph-coverage.ts'

const compiler = new Compiler()

/** Names of embedded fonts without the six letters that mark a subset. */
async function fontsOf(...given: Parameters<typeof buildInput>) {
  const { pdf, findings } = await compiler.typeset(buildInput(...given))
  compiler.reset()
  const fonts = await readFonts(pdf)
  expect(fonts.every(({ isEmbedded }) => isEmbedded)).toBe(true)
  return { names: fonts.map(({ name }) => name.replace(/^[A-Z]{6}\+/, '')), findings }
}

const upright = /-(Regular|Light)$/

test.each([
  ['serif', 'PlayfairDisplay-Medium', 'Lora-Italic'],
  ['sans-serif', 'Inter-Medium', 'Inter-Italic'],
  ['mono', 'RobotoMono-Medium', 'RobotoMono-Italic'],
  ['cursive', 'DancingScript-Bold', 'Lora-Italic'],
  ['caslon', 'LibreCaslonText-Regular', 'LibreCaslonText-Italic'],
  ['typewriter', 'CourierPrime-Regular', 'CourierPrime-Italic'],
  ['bistro', 'PlayfairDisplay-MediumItalic', 'LibreFranklin-Italic'],
  ['cormorant', 'CormorantGaramond-Medium', 'CormorantGaramond-Italic'],
  ['jost', 'Jost-Medium', 'Jost-LightItalic'],
  ['garamond', 'EBGaramond-Medium', 'EBGaramond-Italic'],
  ['work-sans', 'WorkSans-Medium', 'WorkSans-Italic'],
  ['archivo', 'Archivo-Medium', 'Archivo-Italic'],
  ['deco', 'JosefinSans-Medium', 'Spectral-Italic'],
  ['source-serif', 'SourceSerif4-Medium', 'SourceSerif4-Italic'],
  ['slab', 'LeagueGothic-Regular', 'ZillaSlab-Italic'],
  ['bodoni', 'BodoniModa-MediumItalic', 'Newsreader-Italic'],
  ['blocks', 'Bungee-Regular', 'BarlowCondensed-Italic'],
  ['western', 'Rye-Regular', 'ZillaSlab-Italic'],
  ['tall', 'BigShoulders-ExtraBold', 'WorkSans-Italic'],
  ['counter', 'DMSerifDisplay-Regular', 'Archivo-Italic'],
  ['fatface', 'AbrilFatface-Regular', 'LibreCaslonText-Italic'],
] as const)(
  'sets the pair %s in its own faces and in no others',
  async (fontFamily, heading, description) => {
    const { names, findings } = await fontsOf(buildSections(2), { fontFamily })
    expect(faultsOf({ findings })).toEqual([])
    expect(names).toContain(heading)
    expect(names).toContain(description)
    const families = new Set([heading, description].map((name) => name.split('-')[0]))
    expect(new Set(names.map((name) => name.split('-')[0]))).toEqual(families)
    expect(names.some((name) => upright.test(name))).toBe(true)
  },
)

test.each(inTurn(fontPairKeys, 0, tries(fontPairKeys.length * 3)))(
  'draws every letter of other alphabets in the pair %s',
  async (fontFamily) => {
    const item = buildItem(1, 1, {
      name: 'Phở bò, ắễợ',
      description: 'Щи да каша · Γιαούρτι με μέλι · 寿司 · مشاوي · חומוס · ต้มยำ · ₹ ₫ ₱ № ⅓ → ✓ ★ ′',
    })
    const { findings } = await fontsOf([{ id: 1, name: 'Ταβέρνα', items: [item] }], { fontFamily })
    expect(faultsOf({ findings })).toEqual([])
  },
)

test('knows which typefaces lack Greek letters', () => {
  const greek = 'αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ'
  const pairs = fontPairKeys.map((key) => fontPairFor(key, { language: 'el', further: [] }))
  const asked = new Set(pairs.flatMap(({ display, text, condensed }) => [display, text, condensed]).flat())
  for (const typeface of asked) {
    const isLacking = GlyphCoverage.of(readFace(typeface)).missingFrom(greek) !== ''
    const isAfterNoto = [
      'Vazirmatn',
      'Noto Sans Hebrew',
      'Noto Sans Thai',
      'Amiri',
      'Frank Ruhl Libre',
    ].includes(typeface)
    if (!isAfterNoto)
      expect([typeface, pairs[0]?.withoutGreek.includes(typeface)]).toEqual([typeface, isLacking])
  }
})

test.each([
  ['vi', 'ăâđêôơưắằẳẵặấầẩẫậếềểễệốồổỗộớờởỡợứừửữựỉịỷỹỵ', ''],
  ['uk', 'їієґЇІЄҐйщюябв', 'all'],
  ['sr-Cyrl', 'ђћљњџјабв', 'all'],
  ['pl', 'ąćęłńóśźżĄĆĘŁŃÓŚŹŻ', ''],
  ['tr', 'çğıİöşüĞŞ', ''],
  ['ro', 'ăâîșțȘȚ', ''],
] as const)(
  'takes no letter in the middle of a word from another face in %s',
  (language, letters, orElse) => {
    for (const key of fontPairKeys) {
      const { display, text } = fontPairFor(key, { language, further: [] })
      for (const face of [display, text].flatMap(([first]) => first ?? [])) {
        const missing = GlyphCoverage.of(readFace(face)).missingFrom(letters)
        expect([face, missing]).toEqual([face, missing && orElse === 'all' ? letters : ''])
      }
    }
  },
)

test('sets a menu in Vietnamese in the pair next to one that lacks some of its letters', async () => {
  const said = { language: 'vi' }
  const { names } = await fontsOf(buildSections(1), { fontFamily: 'caslon' }, { said })
  expect(names.join()).toMatch(/Lora/)
  expect(names.join()).not.toMatch(/Caslon/)
})

/** Where a table of an OpenType font begins. */
function tableOf(font: Buffer, tag: string): number | undefined {
  const records = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + index * 16)
  const record = records.find((at) => font.toString('latin1', at, at + 4) === tag)
  return record && font.readUInt32BE(record + 8)
}

/** Tags of the substitutions in a font (OpenType 1.9, "GSUB — Glyph Substitution Table", feature list). */
function substitutionsOf(font: Buffer): Set<string> {
  const table = tableOf(font, 'GSUB')
  if (table === undefined) return new Set()
  const list = table + font.readUInt16BE(table + 6)
  return new Set(
    Array.from({ length: font.readUInt16BE(list) }, (_, index) => {
      const at = list + 2 + index * 6
      return font.toString('latin1', at, at + 4)
    }),
  )
}

/** Weight of an upright font (OpenType 1.9, "OS/2", usWeightClass and the first bit of fsSelection). */
function uprightWeight(font: Buffer): number[] {
  const table = tableOf(font, 'OS/2') ?? 0
  return font.readUInt16BE(table + 62) & 1 ? [] : [font.readUInt16BE(table + 4)]
}

const monospaced = ['Roboto Mono', 'Courier Prime']

test.each(typefaces.filter((name) => !/^Noto|^Vazirmatn/.test(name)))(
  'knows what the file of %s can do, and its weights',
  (typeface) => {
    const tags = substitutionsOf(readFace(typeface))
    expect(featuresOf(typeface)).toEqual({
      hasSmallCapitals: tags.has('smcp'),
      hasOldStyleFigures: tags.has('onum'),
      hasTabularFigures: tags.has('tnum') || monospaced.includes(typeface),
      hasFractions: tags.has('frac'),
    } satisfies FaceFeatures)
    const inFiles = facePaths(typeface).flatMap((path) => uprightWeight(readFileSync(path)))
    expect(weightsOf(typeface)).toEqual(inFiles.toSorted((a, b) => a - b))
  },
)
