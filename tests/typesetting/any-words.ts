/** The scripts of generated menus. */
export const textScripts = ['latin', 'arabic', 'hebrew', 'chinese'] as const

export type TextScript = (typeof textScripts)[number]
export type TextKind = 'section' | 'name' | 'secondName' | 'description'

/** Each kind of text has different words, so that a printed word shows what it is part of. */
const WORDS: Readonly<Record<TextScript, Readonly<Record<TextKind, readonly string[]>>>> = {
  latin: {
    section: ['Starters', 'Fish', 'Specialities', 'Afters', 'Vegetables'],
    name: ['Lobster', 'Tart', 'Rib', 'Bouillabaisse', 'Quail', 'Consommé', 'Gnocchi'],
    secondName: ['Hummer', 'Ente', 'Zwiebelkuchen', 'Kalb', 'Rotkohl'],
    description: ['thyme', 'parsley', 'slowly', 'butter', 'marinated', 'oil', 'wilderness'],
  },
  arabic: {
    section: ['المقبلات', 'المشاوي', 'السلطات', 'الحلويات', 'المشروبات'],
    name: ['حمص', 'كباب', 'فتوش', 'دجاج', 'سمك', 'كفتة', 'متبل'],
    secondName: ['Hummus', 'Kebab', 'Fattoush', 'Chicken', 'Moutabal'],
    description: ['طحينة', 'بقدونس', 'زيتون', 'ليمون', 'ثوم', 'فلفل', 'رمان'],
  },
  hebrew: {
    section: ['ראשונות', 'עיקריות', 'סלטים', 'קינוחים', 'משקאות'],
    name: ['חומוס', 'שקשוקה', 'פלאפל', 'קובה', 'דג', 'כבד', 'לביבות'],
    secondName: ['Hummus', 'Shakshuka', 'Falafel', 'Kubbeh', 'Latkes'],
    description: ['טחינה', 'שום', 'לימון', 'זעתר', 'בצל', 'כמון', 'סלק'],
  },
  chinese: {
    section: ['點心', '湯羹', '海鮮', '甜品', '飯麵'],
    name: ['蝦餃', '燒賣', '清蒸石斑魚', '叉燒包', '乳豬', '豆腐', '雲吞'],
    secondName: ['Dumpling', 'Siumai', 'Grouper', 'Bun', 'Wonton'],
    description: ['薑蔥', '豉油', '蒜蓉', '慢火', '麻油', '香菜', '陳皮'],
  },
}

/** The words of a kind in all scripts. */
export const wordsOf = (kind: TextKind): readonly string[] =>
  textScripts.flatMap((script) => WORDS[script][kind])

/** Read from right to left, where readers of PDFs give the words of a line in either order. */
export const isRightToLeft = (text: string): boolean => /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text)

/**
 * A text of a kind: words taken in turn, and last one that no other text of the menu has. In a script that runs from
 * right to left there is none: it would be Latin.
 */
export function textOf(
  kind: TextKind,
  index: number,
  { script, words, turn }: { readonly script: TextScript; readonly words: number; readonly turn: number },
): string {
  const pool = WORDS[script][kind]
  const said = Array.from({ length: words }, (_, place) => pool[(turn + place * 3) % pool.length] ?? '')
  if (said.some(isRightToLeft)) return said.join(' ')
  const code = String.fromCharCode(97 + Math.floor(index / 26), 97 + (index % 26))
  return [...said, `Q${kind.charAt(0).toUpperCase()}${code}`].join(' ')
}
