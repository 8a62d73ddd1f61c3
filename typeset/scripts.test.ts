import { beforeAll, describe, expect, test } from 'vitest'
import { templates } from '#domain/design/templates.ts'
import { inTurn, templatesInTurn } from '#tests/support/in-turn.ts'
import { buildInput, buildItem } from '#tests/typesetting/build-input.ts'
import { faultsOf } from '#tests/typesetting/faults-of.ts'
import { contentOf } from '#tests/typesetting/read-content.ts'
import { type ReadPdf, readFonts, readPdf } from '#tests/typesetting/read-pdf.ts'
import { Compiler } from './compiling/compile.ts'
import type { TypesetInput } from './job/job.ts'
import { factsOf, type Script, scriptKeys, scripts } from './text/scripts.ts'

interface Sample {
  readonly script: string
  /** Part of the name of the font that must have been embedded. */
  readonly font: string
  readonly language: string
  readonly names: readonly [restaurant: string, section: string, ...dishes: string[]]
  readonly description: string
}

const samples: readonly Sample[] = [
  {
    script: 'Latin with marks',
    font: 'Lora',
    language: 'en',
    names: ['Phở Żurek', 'Çorbalar', 'Crème brûlée', 'Łosoś ŝĝ ǎ'],
    description: 'Bánh phở, thịt bò tái, ığdır, çılbır',
  },
  {
    script: 'Greek',
    font: 'Inter',
    language: 'el',
    names: ['Ταβέρνα', 'Ορεκτικά', 'Τζατζίκι', 'Πίτα με μέλι'],
    description: 'Γιαούρτι, αγγούρι και ελαιόλαδο από την Κρήτη',
  },
  {
    script: 'Cyrillic',
    font: 'Lora',
    language: 'uk',
    names: ['Тройка', 'Супи', 'Борщ український', 'Ґречка'],
    description: 'Буряк, капуста, сметана',
  },
  {
    script: 'Japanese',
    font: 'NotoSansJP',
    language: 'ja',
    names: ['鮨処 さくら', '前菜', '枝豆', '冷奴「極」', '𩸽の塩焼き'],
    description: '塩ゆでした北海道産の枝豆。天然の粗塩を使います。',
  },
  {
    script: 'simplified and traditional Chinese',
    font: 'NotoSansSC',
    language: 'zh',
    names: ['北京烤鸭店', '凉菜', '宫保鸡丁', '臺灣滷肉飯'],
    description: '鸡肉、花生、干辣椒，麻辣鲜香',
  },
  {
    script: 'Korean',
    font: 'NotoSansKR',
    language: 'ko',
    names: ['한옥 식당', '전채', '해물파전', '불고기 定食'],
    description: '신선한 해산물과 쪽파를 듬뿍 넣어 부친 전입니다.',
  },
  {
    script: 'Thai',
    font: 'NotoSansThai',
    language: 'th',
    names: ['ครัวบ้านสวน', 'ของว่าง', 'ปอเปี๊ยะทอด', 'ผัดไทยกุ้งสด'],
    description: 'ปอเปี๊ยะทอดกรอบไส้ผักและวุ้นเส้น',
  },
  {
    script: 'Devanagari',
    font: 'NotoSans',
    language: 'hi',
    names: ['स्वाद महल', 'शुरुआत', 'पनीर टिक्का', 'क्षेत्रीय थाली'],
    description: 'मसालों में भुना हुआ पनीर, हरी चटनी के साथ',
  },
  {
    script: 'Arabic',
    font: 'Amiri',
    language: 'ar',
    names: ['بيت الزيتون', 'المقبلات', 'حمّص بالطحينة', 'متبّل'],
    description: 'حمص مهروس مع الطحينة وعصير الليمون',
  },
  {
    script: 'Hebrew',
    font: 'FrankRuhlLibre',
    language: 'he',
    names: ['מסעדת הגפן', 'ראשונות', 'חומוס גרגירים', 'שקשוקה'],
    description: 'חומוס חם עם טחינה ושמן זית',
  },
]

const inputOf = (
  { names: [name, section, ...dishes], description }: Sample,
  templateId: number,
): TypesetInput =>
  buildInput(
    [
      {
        id: 1,
        name: section,
        items: dishes.map((dish, index) =>
          buildItem(index + 1, 1, { name: dish, description, dietaryOptions: [1] }),
        ),
      },
    ],
    { headerStyle: 'left-aligned', headingCase: 'as-typed' },
    { restaurant: { name, description }, templateId },
  )

/** The letters of a text whatever their order: readers give runs from right to left in either one. */
const letters = (text: string): string[] => [...text.normalize('NFKC').replaceAll(/\s/gu, '')].toSorted()

function expectLetters(read: ReadPdf, text: string): void {
  const printed = new Set(letters(read.text))
  expect(letters(text).filter((letter) => !printed.has(letter))).toEqual([])
}

let compiler: Compiler
beforeAll(() => {
  compiler = new Compiler()
})

describe.each(templatesInTurn(4))('$name', ({ id: templateId, key }) => {
  test.each(inTurn(samples, templateId, 3))('sets $script in its own font, as text', async (sample) => {
    const { pdf, findings } = await compiler.typeset(inputOf(sample, templateId))
    expect(faultsOf({ findings })).toEqual([])
    const read = await readPdf(pdf)
    expect(read.language).toBe(sample.language)
    const fonts = await readFonts(pdf)
    expect(fonts.map(({ name }) => name).join()).toContain(sample.font)
    expect(fonts.every(({ isEmbedded }) => isEmbedded)).toBe(true)
    for (const text of [...sample.names, sample.description]) expectLetters(read, text)
    // The engine makes no PDF/UA of a page with a box in place of a letter.
    expect(read.xmp).toContain('pdfuaid')
  })

  test.each(inTurn(samples, templateId, 3))(
    'puts prices where a reader of $script comes to them last',
    async (sample) => {
      const { pdf } = await compiler.typeset(inputOf(sample, templateId))
      const [page] = (await readPdf(pdf)).pages
      const line = page?.texts.find(({ text }) => text.includes('5.01'))
      const beside =
        page?.texts.filter(({ y, text }) => Math.abs(y - (line?.y ?? 0)) < 1 && /\p{L}/u.test(text)) ?? []
      const isRightToLeft = ['ar', 'he'].includes(sample.language)
      expect(beside.length).toBeGreaterThan(0)
      for (const { x } of beside.filter(({ x }) => x !== line?.x).slice(0, 1))
        expect(x > (line?.x ?? 0)).toBe(isRightToLeft)
    },
  )

  test('sets names in two languages in one order, sections and items alike', async () => {
    const items = ['حمص بالطحينة · Hummus', 'مشاوي مشكلة لشخصين · Mixed Grill for Two'].map((name, index) =>
      // Daily Sheet runs the description on in the line of the name.
      buildItem(index + 1, 1, {
        name,
        description: key === 'daily-sheet' ? '' : 'حمص مهروس مع طحينة. Chickpeas, tahini',
      }),
    )
    const sections = [{ id: 1, name: 'المقبلات · Cold Mezze', items }]
    const more = { templateId, restaurant: { name: 'Damascus Grill House', description: 'Since 1987' } }
    const { pdf, findings } = await compiler.typeset(
      buildInput(sections, { headerStyle: 'left-aligned' }, more),
    )
    expect(faultsOf({ findings })).toEqual([])
    const [page] = (await readPdf(pdf)).pages
    const lines = Map.groupBy(page?.texts ?? [], ({ y }) => Math.round(y))
    const mixed = [...lines.values()].filter((texts) =>
      [/\p{Script=Arabic}/u, /\p{Script=Latin}/u].every((script) =>
        texts.some(({ text }) => script.test(text)),
      ),
    )
    expect(mixed.length).toBeGreaterThanOrEqual(3)
    for (const texts of mixed) {
      const arabic = texts.filter(({ text }) => /\p{Script=Arabic}/u.test(text)).map(({ x }) => x)
      const latin = texts.filter(({ text }) => /\p{Script=Latin}/u.test(text)).map(({ x }) => x)
      expect(Math.max(...arabic)).toBeLessThan(Math.min(...latin))
    }
  })

  test('says in which language words of another script are', async () => {
    const sections = [{ id: 1, name: 'Nigiri', items: [buildItem(1, 1, { name: 'Eel うなぎ' })] }]
    const { pdf } = await compiler.typeset(buildInput(sections, {}, { templateId }))
    expect(contentOf(pdf)).toMatch(/\/Span <<[^>]*\/Lang \(ja\)/u)
  })
})

/** A dish in each script that has a typeface for its letters alone, with the language it is said in. */
const further = {
  georgian: ['ხაჭაპური', 'ka'],
  armenian: ['Խորոված', 'hy'],
  bengali: ['ইলিশ ভাপা', 'bn'],
  tamil: ['மசாலா தோசை', 'ta'],
  telugu: ['పెసరట్టు', 'te'],
  gujarati: ['ઢોકળા', 'gu'],
  gurmukhi: ['ਮੱਕੀ ਦੀ ਰੋਟੀ', 'pa'],
  kannada: ['ಬಿಸಿ ಬೇಳೆ ಬಾತ್', 'kn'],
  malayalam: ['മീൻ മോളി', 'ml'],
  odia: ['ଡାଲମା', 'or'],
  sinhala: ['කොත්තු රොටි', 'si'],
  burmese: ['မုန့်ဟင်းခါး', 'my'],
  khmer: ['អាម៉ុក', 'km'],
  lao: ['ລາບ', 'lo'],
  ethiopic: ['ዶሮ ወጥ', 'am'],
  tibetan: ['མོག་མོག', 'bo'],
  thaana: ['މަސްހުނި', 'dv'],
  cherokee: ['ᎦᏚ', 'chr'],
  nko: ['ߓߎ߬ߙߎ', 'nqo'],
  tifinagh: ['ⵙⴽⵙⵓ', 'zgh'],
  olChiki: ['ᱡᱚᱢᱟᱜ', 'sat'],
} as const satisfies Partial<Record<Script, readonly [string, string]>>

test.each(Object.entries(further))(
  'sets %s in its own font, with nothing in place of a letter',
  async (script, [name, language]) => {
    const sections = [{ id: 1, name, items: [buildItem(1, 1, { name, description: name })] }]
    const templateId = templates[name.length % templates.length]?.id ?? 1
    const more = { restaurant: { name, description: name }, templateId }
    const { pdf, findings } = await compiler.typeset(buildInput(sections, {}, more))
    expect(faultsOf({ findings })).toEqual([])
    expect((await readPdf(pdf)).language).toBe(language)
    const font = scripts[script as keyof typeof further].face.replaceAll(' ', '')
    const fonts = await readFonts(pdf)
    expect(fonts.map((each) => each.name).join()).toContain(font)
  },
)

test('knows a dish of every script that has a typeface of its own', () => {
  expect(Object.keys(further)).toEqual(scriptKeys.filter((script) => factsOf(script).face))
})
