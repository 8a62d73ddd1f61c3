import type { Edition } from '#domain/design/paper/editions.ts'
import type { EverydayPaper } from '#domain/design/paper/paper.ts'
import type { Design } from '#domain/design/settings.ts'

export interface EditionChoice {
  readonly key: string
  readonly group: string
  readonly label: string
  readonly hint: string
  readonly edition: Edition
}

const sheetWords: Readonly<Record<Exclude<Design['sheets'], 'single'>, { label: string; hint: string }>> = {
  'two-up': {
    label: 'Two on a sheet, to cut',
    hint: 'Each page twice, side by side. Cut along the dashed line.',
  },
  folded: {
    label: 'Sheets to fold in the middle',
    hint: 'Print on both sides, flipped on the short edge; fold, and staple in the fold if there are several sheets.',
  },
  'tri-fold': {
    label: 'Sheet to fold in three',
    hint: 'Print on both sides, flipped on the short edge; fold the narrow panel in first, the front over it.',
  },
  tent: {
    label: 'Table tent',
    hint: 'Print on one side of stiff paper and fold in the middle; both sides read upright.',
  },
}

const cards = 'Cards & labels'
const screens = 'Screens & social'
const reading = 'Allergens & reading'

/**
 * Returns what a menu of this design can be made into in addition to its pages.
 * @param paper that offices have where the menu is printed
 */
export function editionChoices(
  { sheets }: Pick<Design, 'sheets'>,
  paper: EverydayPaper,
): readonly EditionChoice[] {
  return [
    ...(sheets === 'single'
      ? []
      : [
          {
            key: 'sheets',
            group: 'To fold or cut',
            ...sheetWords[sheets],
            edition: { kind: 'sheets' } as const,
          },
        ]),
    {
      key: 'press',
      group: 'For a print shop',
      label: 'PDF in printing inks (CMYK)',
      hint: 'Words in black ink alone, colors as CMYK. Pictures keep their RGB colors, which the printer converts.',
      edition: { kind: 'press' },
    },
    ...(sheets === 'single'
      ? []
      : [
          {
            key: 'press-sheets',
            group: 'For a print shop',
            label: `${sheetWords[sheets].label}, in printing inks`,
            hint: 'With bleed, marks for cuts and folds, room for the spine of a booklet, and a ticket that says how it is folded and how large it is.',
            edition: { kind: 'press-sheets' } as const,
          },
        ]),
    {
      key: 'table-cards',
      group: cards,
      label: 'Table cards with the code of your page',
      hint: 'For tables, doors and windows. Codes you printed keep working, whatever is on the page.',
      edition: { kind: 'table-cards', format: 'cards', paper },
    },
    {
      key: 'labels',
      group: cards,
      label: 'Buffet labels, 8 on a sheet',
      hint: 'One dish a card with its allergens, and marks to cut along.',
      edition: { kind: 'labels' },
    },
    {
      key: 'tent-cards',
      group: cards,
      label: 'Tent cards, 4 on a sheet',
      hint: 'The same with words on both sides, folded to stand.',
      edition: { kind: 'tent-cards' },
    },
    {
      key: 'board',
      group: screens,
      label: 'Board, 1920 × 1080',
      hint: 'Pictures for a screen on the wall; a long menu is several, to be shown in turn.',
      edition: { kind: 'board', shape: 'wide', distanceM: 2.5, screenIn: 50 },
    },
    {
      key: 'tall-board',
      group: screens,
      label: 'Board, 1080 × 1920',
      hint: 'Portrait version.',
      edition: { kind: 'board', shape: 'tall', distanceM: 2.5, screenIn: 50 },
    },
    {
      key: 'social',
      group: screens,
      label: 'Square picture, 1080 × 1080',
      hint: 'One section, for posts.',
      edition: { kind: 'social', shape: 'square', sectionId: null },
    },
    {
      key: 'story',
      group: screens,
      label: 'Story, 1080 × 1920',
      hint: 'One section, for stories.',
      edition: { kind: 'social', shape: 'story', sectionId: null },
    },
    {
      key: 'large-print',
      group: reading,
      label: 'Large print, 18 pt',
      hint: 'All words of the menu in one column, black on white, without pictures.',
      edition: { kind: 'large-print' },
    },
    {
      key: 'allergens',
      group: reading,
      label: 'Allergen matrix',
      hint: 'Dishes against the allergens of your country, in the language of the menu. A dish without a confirmed declaration says so.',
      edition: { kind: 'allergen-matrix' },
    },
    {
      key: 'staff',
      group: reading,
      label: 'Staff sheet',
      hint: 'Recipes, allergens with their reasons, and what is still open. Not for guests.',
      edition: { kind: 'staff-sheet' },
    },
    {
      key: 'preflight',
      group: reading,
      label: 'Menu check report',
      hint: 'What the law and good practice require on this menu, with places and sources. Not for guests.',
      edition: { kind: 'preflight-report' },
    },
  ]
}
