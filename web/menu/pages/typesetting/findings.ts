import { findItem } from '#domain/menu/editing/edits.ts'
import type { Menu } from '#domain/menu/model/menu.ts'
import { itemsOf } from '#domain/menu/model/walk.ts'

type Word = string | number

export interface TypesettingFinding {
  readonly code: string
  readonly params: Readonly<Record<string, Word | readonly Readonly<Record<string, Word>>[]>>
}

/** How the wish for a number of pages was met; null where there is none. */
export const fitNote = (
  fit: { readonly scalePercent: number; readonly pages: number } | null,
): string | null => fit && `Set at ${fit.scalePercent} % on ${pagesOf(fit.pages)}.`

export const isSuggestion = ({ code }: TypesettingFinding): boolean =>
  ['fits_smaller', 'fills_smaller_paper', 'many_pages'].includes(code)

/** A finding as a sentence for the owner, with the dish's name; null for an unknown code. */
export function findingSentence({ code, params }: TypesettingFinding, menu: Menu): string | null {
  switch (code) {
    case 'overflow':
      if (params.kind === 'header')
        return 'The name and description of the restaurant are longer than a page.'
      return `“${nameAt(menu, params)}” is longer than a page and continues on the next one.`
    case 'missing_glyph':
      return `The font has no character for ${quoted(params.characters)} in “${params.text}”.`
    case 'page_overflow':
      return `Page ${params.page} holds more than fits: it takes ${params.pages} pages, from “${nameAt(menu, params)}” on.`
    case 'does_not_fit':
      return `Even in the smallest type the menu does not fit on ${pagesOf(params.wanted)}: ${dishesOf(params.overBy)} too many. It is set on ${pagesOf(params.pages)} as usual.`
    case 'fits_smaller':
      return `At about ${params.scalePercent} % of the size the menu should fit on ${pagesOf(params.pages)}.`
    case 'fewer_columns':
      if (Number(params.most) < Number(params.wanted))
        return `This template has at most ${params.most} columns: another template may have ${params.wanted}. It's set in ${params.columns === 1 ? 'one' : params.columns}.`
      return `This paper has no room for ${params.wanted} columns in this template: it's set in ${params.columns === 1 ? 'one' : params.columns}.`
    case 'fills_smaller_paper':
      return `The menu fills about ${params.filledPercent} % of its page. It'd fill a smaller one.`
    case 'many_pages':
      return `The menu takes ${pagesOf(params.pages)}. On a larger paper it'd take about ${params.onLarger}.`
    case 'blank_panels':
      return `${params.blank} of ${params.panels} panels ${params.blank === 1 ? 'stays' : 'stay'} blank: the menu has too little for this fold.`
    case 'qr_without_link':
      return 'The QR code is printed once guests can read the menu: share it first.'
    case 'qr_without_room':
      return 'This paper has no room for a QR code that phones can read.'
    case 'low_contrast':
      return `Some words are hard to read on the picture (contrast ${params.contrast}, and 4.5 is needed). Faded by ${params.neededPercent} %, it can be read on.`
    case 'logo_too_thin':
      return `The logo is ${params.times} times as ${params.longer === 'width' ? 'wide as high' : 'high as wide'}; the menu goes without it.`
    case 'more_than_folds':
      return moreThanFolds(params)
    case 'label_without_description':
      return `The card of “${nameAt(menu, params)}” has no room for its description.`
    case 'label_taller':
      return `The card of “${nameAt(menu, params)}” is taller than the others: its words need the room.`
    case 'small_picture':
      return `${pictureOf(menu, params)} is only ${params.widthPx} pixels wide and looks blurred in print. One of ${params.neededPx} pixels is sharp; a smaller picture size helps too.`
    case 'unreadable_image':
      if (params.image === 'item')
        return `The picture of “${nameOf(menu, params.id)}” could not be read; the menu goes without it.`
      return `The ${params.image} could not be read; the menu goes without it.`
    default:
      return null
  }
}

function pictureOf(menu: Menu, { image, id }: TypesettingFinding['params']): string {
  if (image === 'cover') return 'The cover picture'
  if (image === 'item') return `The picture of “${nameOf(menu, id)}”`
  return `The picture of “${menu.sections.find((section) => section.id === id)?.name ?? 'a section'}”`
}

function moreThanFolds({ sheets, pages, most }: TypesettingFinding['params']): string {
  const held = `${pagesOf(pages)}, and ${sheets === 'tent' ? 'a tent' : 'one sheet'} holds ${most}`
  return sheets === 'folded'
    ? `A booklet of ${pagesOf(pages)} is thick: over ${most} it does not lie flat, and its inner pages stand out.`
    : `The menu takes ${held}: the others are on further sheets.`
}

const nameAt = (menu: Menu, { sectionId, id }: TypesettingFinding['params']): string =>
  findItem(menu, { sectionId: Number(sectionId), itemId: Number(id) })?.name ?? 'a dish'

type Param = TypesettingFinding['params'][string] | undefined

const pagesOf = (count: Param): string => (count === 1 ? '1 page' : `${count} pages`)
const dishesOf = (count: Param): string => (count === 1 ? '1 dish is' : `${count} dishes are`)

const nameOf = (menu: Menu, id: Param): string =>
  itemsOf(menu).find((item) => item.id === id)?.name ?? 'a dish'

const quoted = (characters: Param): string =>
  Array.from(String(characters ?? ''), (character) => `“${character}”`).join(', ')
