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
    case 'font_unavailable':
      return 'This font is not available yet; the serif font stands in for it.'
    case 'unreadable_image':
      return `The ${params.image} could not be read; the menu goes without it.`
    default:
      return null
  }
}

const quoted = (characters: string | number | undefined): string =>
  Array.from(String(characters ?? ''), (character) => `“${character}”`).join(', ')
