import { findItem } from '#domain/menu/edits.ts'
import type { Menu } from '#domain/menu/schema.ts'

/** As the typesetter reports it. */
export interface Finding {
  readonly code: string
  readonly params: Readonly<Record<string, string | number>>
}

/** What a finding means to the owner, with the dish named; null for one that this screen has no words for. */
export function findingSentence({ code, params }: Finding, menu: Menu): string | null {
  switch (code) {
    case 'overflow': {
      if (params.kind === 'header')
        return 'The name and description of the restaurant are longer than a page.'
      const place = { categoryId: Number(params.categoryId), itemId: Number(params.id) }
      const name = findItem(menu, place)?.name ?? 'A dish'
      return `“${name}” is longer than a page and continues on the next one.`
    }
    case 'missing_glyph':
      return `The font has no character for ${quoted(params.characters)} in “${params.text}”.`
    case 'page_overflow':
      return `Page ${params.page} holds more than fits: it takes ${params.pages} pages.`
    case 'unreadable_image':
      if (params.image === 'item')
        return `The picture of “${nameOf(menu, params.id)}” could not be read; the menu goes without it.`
      return `The ${params.image} could not be read; the menu goes without it.`
    default:
      return null
  }
}

const nameOf = (menu: Menu, id: string | number | undefined): string =>
  menu.flatMap((group) => group.items).find((item) => item.id === id)?.name ?? 'a dish'

const quoted = (characters: string | number | undefined): string =>
  Array.from(String(characters ?? ''), (character) => `“${character}”`).join(', ')
