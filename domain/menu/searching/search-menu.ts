import { foldText } from '../../text/fold-name.ts'
import type { MenuItem } from '../model/item.ts'
import type { Menu } from '../model/menu.ts'
import type { Section } from '../model/section.ts'

export const foundKinds = ['dish', 'section', 'note'] as const

export interface SearchResult {
  readonly kind: (typeof foundKinds)[number]
  readonly name: string
  /** The section, or that of a dish; absent for a note of the whole menu. */
  readonly section?: { readonly id: number; readonly name: string }
  readonly itemId?: number
  /** The text that has the words, where the name does not. */
  readonly said: string
  /** From 0, the name itself, to 4, words within its texts. */
  readonly rank: number
}

interface Entry extends Omit<SearchResult, 'said' | 'rank'> {
  readonly texts: readonly (string | undefined)[]
}

/** What of a menu has every one of the words (as `foldText` writes them), in any order. */
export const searchMenu = (menu: Menu, words: readonly string[]): SearchResult[] =>
  entriesOf(menu).flatMap(({ texts, ...entry }) => {
    const name = foldText(entry.name)
    const rank = rankOf(name, words)
    if (rank !== null) return [{ ...entry, said: '', rank }]
    const said = texts.filter((text) => text !== undefined && text !== '')
    const all = foldText([entry.name, ...said].join(' '))
    if (!words.every((word) => all.includes(word))) return []
    const text = said.find((one) => words.some((word) => foldText(one ?? '').includes(word)))
    return [{ ...entry, said: text ?? '', rank: 4 }]
  })

/** All words of a menu, by which it is known whether a search finds anything in it. */
export const wordsOfMenu = (menu: Menu): string =>
  foldText(
    entriesOf(menu)
      .flatMap(({ name, texts }) => [name, ...texts])
      .join(' '),
  )

function rankOf(name: string, words: readonly string[]): number | null {
  if (name === words.join(' ')) return 0
  if (name.startsWith(words.join(' '))) return 1
  if (words.every((word) => ` ${name}`.includes(` ${word}`))) return 2
  return words.every((word) => name.includes(word)) ? 3 : null
}

function entriesOf(menu: Menu): Entry[] {
  const notes = [menu.intro, ...menu.notices.flatMap(({ text, secondText }) => [text, secondText])]
  const choices = menu.modifierGroups.map(
    ({ name, options }): Entry => ({
      kind: 'note',
      name,
      texts: options.map((option) => option.name),
    }),
  )
  return [
    ...menu.sections.flatMap((section) => [
      sectionEntry(section),
      ...section.items.map((item) => dishEntry(section, item)),
    ]),
    ...notes.flatMap((text): Entry[] => (text ? [{ kind: 'note', name: text, texts: [] }] : [])),
    ...choices,
  ]
}

const sectionEntry = ({ id, name, secondName, intro, footer, daypart }: Section): Entry => ({
  kind: 'section',
  name,
  section: { id, name },
  texts: [secondName, intro, footer, daypart],
})

const dishEntry = (section: Section, item: MenuItem): Entry => ({
  kind: 'dish',
  name: item.name,
  section: { id: section.id, name: section.name },
  itemId: item.id,
  texts: [
    item.secondName,
    item.description,
    item.secondDescription,
    item.number,
    item.origin,
    ...Object.values(item.wine ?? {}).map(String),
    ...(item.ingredients ?? []),
  ],
})
