import { templateById } from '#domain/design/templates.ts'
import type { PrintedItem } from '#domain/menu/printed/printed-item.ts'
import { printedMenu } from '#domain/menu/printed/printed-menu.ts'
import type { PrintedSection } from '#domain/menu/printed/printed-section.ts'
import type { JobRegion, TypesetInput, TypesetResult } from '#typeset/job/job.ts'
import { MOST_IN_SHORT_TABLE } from '#typeset/planning/heights/section-places.ts'
import { writingOf } from '#typeset/text/writing.ts'
import type { PrintedText, ReadPdf } from '../read-pdf.ts'

export type ItemRegion = Extract<JobRegion, { kind: 'item' }>

/** A menu, and the pages that were made of it as another program reads them. */
export interface SetMenu {
  readonly items: readonly PrintedItem[]
  readonly regions: readonly JobRegion[]
  readonly pages: TypesetResult['pages']
  readonly read: ReadPdf
  /** Whether its lines begin at the right. */
  readonly isRightToLeft: boolean
  /** Of a section, the box or the set menu in which it is, or itself if it is a short table or kept whole. */
  readonly blockOf: (sectionId: number) => number | undefined
  /** Whether a section is across all columns. */
  readonly isAcross: (sectionId: number) => boolean
  /** Whether a section stays whole where a page holds it: its owner keeps it together, or it is a box. */
  readonly isKept: (sectionId: number) => boolean
  /** Of the width of a dish, what its words surely have: all of it, or what a picture leaves. */
  readonly wordsShare: number
  /** Letters of the names that may come again, as captions of pictures that are together over their section. */
  readonly captions: ReadonlySet<string>
  /** Items that are taller than a page and go on: they have no one place. */
  readonly runsOver: ReadonlySet<number>
  /** How many times higher the space above a section is than that between items. */
  readonly sectionGap: number
}

/** What pictures leave at least: they take three tenths of a narrow column with a gap, and both sides of a centred one. */
const BESIDE_PICTURE = 0.5

export const setMenuOf = (
  { restaurant, menu, design, templateId, images, language }: TypesetInput,
  {
    regions,
    pages,
    findings = [],
  }: Pick<TypesetResult, 'regions' | 'pages'> & Partial<Pick<TypesetResult, 'findings'>>,
  read: ReadPdf,
): SetMenu => {
  const layout = templateById(templateId)?.layout
  const gaps = layout?.gaps
  const printed = printedMenu(restaurant, menu, design)
  const { sections } = printed
  const isBoxed = ({ id, level }: Pick<PrintedSection, 'id' | 'level'>): boolean =>
    level === 0 && (layout?.boxesSections === true || design.sectionStyles[id]?.isBoxed === true)
  const isBlock = ({ id, level, layout: kind, heads, items }: PrintedSection): boolean =>
    kind === 'courses' ||
    (heads.length > 0 && items.length <= MOST_IN_SHORT_TABLE) ||
    design.sectionStyles[id]?.isKeptTogether === true ||
    isBoxed({ id, level })
  const isInGrid = ({ id }: PrintedItem): boolean =>
    design.showImages && design.itemPicturePlace === 'grid' && images?.items?.has(id) === true
  const blockOf = (sectionId: number): number | undefined => {
    const section = sections.find(({ id }) => id === sectionId)
    if (!section) return undefined
    return (
      (section.parentId !== undefined && blockOf(section.parentId)) ||
      (isBlock(section) ? section.id : undefined)
    )
  }
  return {
    items: sections.flatMap(({ items }) => items),
    isRightToLeft: writingOf(printed, language ?? menu.language, menu.secondLanguage).direction === 'rtl',
    blockOf,
    isAcross: (sectionId) => design.sectionStyles[sectionId]?.isFullWidth === true,
    isKept: (sectionId) => {
      const section = sections.find(({ id }) => id === sectionId)
      return (
        design.sectionStyles[sectionId]?.isKeptTogether === true ||
        (section !== undefined && isBoxed(section))
      )
    },
    wordsShare: design.showImages && images?.items !== undefined ? BESIDE_PICTURE : 1,
    captions: new Set(
      sections.flatMap(({ items }) => items.filter(isInGrid).map(({ name }) => lettersOf(name))),
    ),
    runsOver: new Set(
      findings.flatMap(({ code, params }) =>
        code === 'overflow' && params.kind === 'item' ? [params.id] : [],
      ),
    ),
    regions,
    pages,
    read,
    sectionGap: gaps ? gaps.beforeSection.natural / gaps.betweenItems.natural : 1,
  }
}

export const isItem = (region: JobRegion): region is ItemRegion => region.kind === 'item'

/**
 * Letters alone: without white space, hyphens at the ends of lines, signs of direction that a reader of PDFs adds, and
 * the case that a template may change.
 */
export const lettersOf = (text: string): string =>
  text.replace(/[\s\u200b\u200e\u200f\u202a-\u202e\u00ad\u2060\u2010-]/gu, '').toLowerCase()

/** What says something, as no white space does. */
export const wordsOn = ({ read }: SetMenu, page: number): PrintedText[] =>
  (read.pages[page - 1]?.texts ?? []).filter(({ text }) => lettersOf(text) !== '')

/** Texts that begin in a region, from its top to its foot, with what hangs below the last line. */
export const textsIn = (set: SetMenu, { page, x, y, width, height }: JobRegion): PrintedText[] =>
  wordsOn(set, page).filter(
    (text) =>
      text.x >= x - 1 &&
      text.x <= x + width + 1 &&
      text.y - text.height / 2 >= y - 1 &&
      text.y <= y + height + 2,
  )

/** Baselines closer than this share of the height of type are those of one line, in sizes that differ. */
const SAME_LINE = 0.4

/** Texts line by line, each from the left to the right. */
export function linesOf(texts: readonly PrintedText[]): PrintedText[][] {
  const lines: PrintedText[][] = []
  for (const text of texts.toSorted((one, other) => one.y - other.y)) {
    const [first] = lines.at(-1) ?? []
    if (first && text.y - first.y < SAME_LINE * Math.min(text.height, first.height)) lines.at(-1)?.push(text)
    else lines.push([text])
  }
  return lines.map((line) => line.toSorted((one, other) => one.x - other.x))
}
