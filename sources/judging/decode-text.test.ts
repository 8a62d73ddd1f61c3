import fc from 'fast-check'
import { expect, it } from 'vitest'
import { decodeText } from './decode-text.ts'

const bytesOf = (text: string, bytesOfUnit: (unit: number) => number[]): Uint8Array =>
  Uint8Array.from([...text].flatMap((letter) => bytesOfUnit(letter.charCodeAt(0))))

const low = (unit: number) => [unit & 0xff, unit >> 8]
const MENU = 'Crème brûlée, €9'

it.each([
  ['utf-8', new TextEncoder().encode(MENU), false],
  ['utf-8', new TextEncoder().encode(`\uFEFF${MENU}`), false],
  ['utf-16le', bytesOf(`\uFEFF${MENU}`, low), false],
  ['utf-16le', bytesOf(MENU, low), false],
  ['utf-16be', bytesOf(`\uFEFF${MENU}`, (unit) => low(unit).toReversed()), false],
  ['utf-16be', bytesOf(MENU, (unit) => low(unit).toReversed()), false],
  ['windows-1252', bytesOf(MENU, (unit) => [unit === 0x20ac ? 0x80 : unit]), true],
])('reads %s', (encoding, bytes, isGuessed) => {
  expect(decodeText(bytes)).toEqual({ kind: 'text', encoding, isGuessed, text: MENU })
})

/** Menus in the bytes that spreadsheets, editors and old Macs of their countries write, in hexadecimal. */
const MENUS: readonly (readonly [
  encoding: string,
  country: string | undefined,
  text: string,
  bytes: string,
])[] = [
  [
    'windows-1250',
    'CZ',
    'Svíčková na smetaně 189\nKuřecí řízek 165\n',
    '5376ede86b6f76e1206e6120736d6574616eec203138390a4b75f86563ed20f8ed7a656b203136350a',
  ],
  [
    'windows-1250',
    'HU',
    'Töltött káposzta 3290\nTúrós csusza 2190\nBőségtál 9000\n',
    '54f66c74f67474206be1706f737a746120333239300a54fa72f37320637375737a6120323139300a42f573e96774e16c20393030300a',
  ],
  [
    'windows-1251',
    undefined,
    'Борщ 350\nПельмени домашние 420\n',
    'c1eef0f9203335300acfe5ebfcece5ede820e4eeece0f8ede8e5203432300a',
  ],
  [
    'windows-1253',
    undefined,
    'Μουσακάς 9,50\nΧωριάτικη σαλάτα 7,50\n',
    'cceff5f3e1eadcf220392c35300ad7f9f1e9dcf4e9eae720f3e1ebdcf4e120372c35300a',
  ],
  [
    'windows-1254',
    undefined,
    'Şiş kebap 250\nMercimek çorbası 95\n',
    'de69fe206b65626170203235300a4d657263696d656b20e76f72626173fd2039350a',
  ],
  ['windows-1255', undefined, 'חומוס 32\nשקשוקה 45\n', 'e7e5eee5f12033320af9f7f9e5f7e42034350a'],
  [
    'windows-1256',
    undefined,
    'حمص 25\nفلافل 18\nكباب مشوي 60\n',
    'cde3d52032350adde1c7dde12031380adfc8c7c820e3d4e6ed2036300a',
  ],
  [
    'windows-1257',
    'LT',
    'Cepelinai su mėsa 8\nŠaltibarščiai 5\nŽuvis 10\n',
    '436570656c696e6169207375206deb736120380ad0616c7469626172f0e869616920350ade757669732031300a',
  ],
  ['windows-874', undefined, 'ผัดไทย 80\nต้มยำกุ้ง 120\n', 'bcd1b4e4b7c22038300ab5e9c1c2d3a1d8e9a7203132300a'],
  [
    'shift_jis',
    undefined,
    'ラーメン 880\n焼き餃子 480\n',
    '8389815b83818393203838300a8fc482abe94c8e71203438300a',
  ],
  ['euc-jp', undefined, 'ラーメン 880\n味噌汁 200\n', 'a5e9a1bca5e1a5f3203838300acca3c1b9bdc1203230300a'],
  ['gb18030', undefined, '宫保鸡丁 38\n麻婆豆腐 28\n', 'b9acb1a3bca6b6a12033380ac2e9c6c5b6b9b8af2032380a'],
  ['big5', undefined, '牛肉麵 180\n滷肉飯 45\n', 'a4fba6d7c4d1203138300abab1a6d7b6ba2034350a'],
  [
    'euc-kr',
    undefined,
    '비빔밥 9000\n김치찌개 8000\n',
    'baf1baf6b9e420393030300ab1e8c4a1c2eeb0b320383030300a',
  ],
  [
    'koi8-u',
    undefined,
    'Борщ со сметаной 350\nПельмени 420\n',
    'e2cfd2dd20d3cf20d3cdc5d4c1cecfca203335300af0c5ccd8cdc5cec9203432300a',
  ],
  [
    'iso-8859-2',
    'PL',
    'Żurek w chlebie 22\nŁosoś pieczony 45\nPierogi ze śmietaną 28\n',
    'af7572656b20772063686c656269652032320aa36f736fb620706965637a6f6e792034350a506965726f6769207a6520b66d696574616eb12032380a',
  ],
  ['iso-8859-15', 'FR', 'Crème brûlée 6 €\nThé 3 €\n', '4372e86d65206272fb6ce965203620a40a5468e9203320a40a'],
  [
    'iso-8859-5',
    undefined,
    'Борщ 350\nПельмени домашние 420\n',
    'b1dee0e9203335300abfd5dbecdcd5ddd820d4dedcd0e8ddd8d5203432300a',
  ],
  [
    'iso-8859-6',
    'JO',
    'حمص 25\nشوربة عدس 15\nكباب مشوي 60\n',
    'cde5d52032350ad4e8d1c8c920d9cfd32031350ae3c8c7c820e5d4e8ea2036300a',
  ],
  [
    'macintosh',
    'FR',
    'Crème brûlée 9,50\nPâté maison 12\n',
    '43728f6d652062729e6c8e6520392c35300a5089748e206d6169736f6e2031320a',
  ],
  [
    'x-mac-cyrillic',
    undefined,
    'Борщ со сметаной 350\nПельмени 420\n',
    '81eef0f920f1ee20f1ece5f2e0edeee9203335300a8fe5ebfcece5ede8203432300a',
  ],
  [
    'x-mac-ce',
    'CZ',
    'Svíčková na smetaně 189\nČesneková polévka 59\n',
    '5376928b6b6f7687206e6120736d6574616e9e203138390a8965736e656b6f768720706f6c8e766b612035390a',
  ],
  [
    'ibm850',
    'DE',
    'Käsespätzle mit Röstzwiebeln 13\nWeißwurst 6\n',
    '4b847365737084747a6c65206d697420529473747a77696562656c6e2031330a576569e1777572737420360a',
  ],
  [
    'ibm852',
    'PL',
    'Żurek w chlebie 22\nŁosoś pieczony 45\n',
    'bd7572656b20772063686c656269652032320a9d6f736f9820706965637a6f6e792034350a',
  ],
  [
    'ibm866',
    undefined,
    'Борщ со сметаной 350\nПельмени 420\n',
    '81aee0e920e1ae20e1aca5e2a0adaea9203335300a8fa5abecaca5ada8203432300a',
  ],
  [
    'ibm737',
    undefined,
    'Μουσακάς 9,50\nΧωριάτικη σαλάτα 7,50\n',
    '8ba6aca998a1e1aa20392c35300a95e0a8a0e1aba0a19e20a998a2e1ab9820372c35300a',
  ],
  [
    'ibm857',
    undefined,
    'Şiş kebap 250\nMercimek çorbası 95\n',
    '9e699f206b65626170203235300a4d657263696d656b20876f726261738d2039350a',
  ],
  ['ibm862', undefined, 'חומוס 32\nשקשוקה 45\n', '87858e85912033320a9997998597842034350a'],
  [
    'ibm850',
    'DK',
    'Smørrebrød 89\nRødgrød med fløde 65\n',
    '536d9b72726562729b642038390a529b6467729b64206d656420666c9b64652036350a',
  ],
]

it.each(MENUS)('reads %s of a menu of %s by the letters of its language', (encoding, country, text, hex) => {
  const bytes = Uint8Array.from(hex.match(/../gu) ?? [], (byte) => Number.parseInt(byte, 16))
  expect(decodeText(bytes, { country })).toMatchObject({ kind: 'text', text, encoding, isGuessed: true })
})

it('reads a text of UTF-8 of which a letter is cut off as UTF-8', () => {
  const cut = new TextEncoder()
    .encode('Crème brûlée, pâté, œufs, thé, café, pêche, hôtel, île, à')
    .subarray(0, -1)
  expect(decodeText(cut)).toMatchObject({ encoding: 'utf-8', isGuessed: false })
})

it('reads as a person says', () => {
  const bytes = Uint8Array.of(0xc8, 0xe5, 0x73, 0x6b, 0xe1)
  expect(decodeText(bytes, { encoding: 'windows-1250' })).toMatchObject({ text: 'Čĺská', isGuessed: false })
})

it.each([
  [[0x50, 0x4b, 0x03, 0x04, 0x14, 0x00]],
  [[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00, 0x00]],
  [[0xd0, 0xcf, 0x11, 0xe0, 1, 2, 3, 4]],
])('takes what programs write for no text', (bytes) => {
  expect(decodeText(Uint8Array.from(bytes)).kind).toBe('binary')
})

it('makes something of any bytes', () => {
  fc.assert(fc.property(fc.uint8Array(), (bytes) => decodeText(bytes).kind.length > 0))
})

it.each([
  ['iso-2022-jp', '唐揚げ定食 950\n', '1b244245624d482432446a3f291b2842203935300a'],
  ['iso-2022-kr', '김치찌개 9,000\n', '1b2429430e31684421426e30330f20392c3030300a'],
  ['hz-gb-2312', '宫保鸡丁 38\n', '7e7b392c31233c2636217e7d2033380a'],
  [
    'utf-7',
    'Főétel\nTúró 3 290 Ft\nSör 900 Ft\n',
    '462b4156454136512d74656c0a542b41506f2d722b41504d2033203239302046740a532b4150592d72203930302046740a',
  ],
  ['utf-32le', 'Crème €9\n', '4300000072000000e80000006d0000006500000020000000ac200000390000000a000000'],
  ['utf-32be', 'ラーメン 880\n', '000030e9000030fc000030e1000030f3000000200000003800000038000000300000000a'],
])('reads letters that are written with bytes of others: %s', (encoding, text, hex) => {
  const bytes = Uint8Array.from(hex.match(/../gu) ?? [], (byte) => Number.parseInt(byte, 16))
  expect(decodeText(bytes)).toEqual({ kind: 'text', encoding, isGuessed: false, text })
})

it.each(['+Bacon 1.50', 'Soup +ham- 6 +egg- 7 +tuna- 8 + bread 2', '~ 38 ~ 1'])(
  'takes a menu with plus signs and tildes as it is: %s',
  (text) => {
    expect(decodeText(new TextEncoder().encode(text))).toMatchObject({ encoding: 'utf-8', text })
  },
)

const takenFor = (label: string, text: string) =>
  new TextDecoder(label).decode(new TextEncoder().encode(text))

it.each([
  ['windows-1252', 'Crème brûlée 8,50 €\nŒuf mimosa 6,50 €\n'],
  ['windows-1251', 'Борщ 350\nПельмени 420\n'],
  ['windows-1250', 'Svíčková 189\nŘízek 169\n'],
])('reads UTF-8 that was taken for %s and written once more', (label, text) => {
  expect(decodeText(new TextEncoder().encode(takenFor(label, text)))).toMatchObject({ kind: 'text', text })
})

it.each(['Ãsterbro Øl 45\nÆbleskiver 60\n', 'ÇÖP ŞİŞ 250\nÇĞ 90\n', 'Ёж ЪЫ 100\n'])(
  'takes letters that are next to each other as they are: %s',
  (text) => {
    expect(decodeText(new TextEncoder().encode(text))).toMatchObject({ kind: 'text', text })
  },
)
