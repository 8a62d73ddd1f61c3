import fc from 'fast-check'
import sharp from 'sharp'
import { COLUMN_RANGE } from '#domain/design/page-style.ts'
import { paperKeys } from '#domain/design/paper/paper.ts'
import { defaultDesign } from '#domain/design/settings.ts'
import { templates } from '#domain/design/templates.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import { itemMarks } from '#domain/menu/model/marks.ts'
import type { Section } from '#domain/menu/model/section.ts'
import type { TypesetInput } from '#typeset/job/job.ts'
import { type TextKind, type TextScript, textOf } from './any-words.ts'
import { buildInput, buildItem } from './build-input.ts'

const fewWords = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 4 }) },
  fc.integer({ min: 5, max: 11 }),
)

const anyItem = fc.record({
  turn: fc.nat(6),
  number: fc.constantFrom('', '', '', '7', '100', '128a'),
  nameWords: fewWords,
  secondNameWords: fc.oneof({ weight: 5, arbitrary: fc.constant(0) }, fewWords),
  descriptionWords: fc.oneof(
    fc.constant(0),
    fc.integer({ min: 2, max: 9 }),
    fc.integer({ min: 10, max: 34 }),
  ),
  prices: fc.constantFrom(1, 1, 1, 0, 2, 3),
  saysWhatFor: fc.boolean(),
  marks: fc.uniqueArray(fc.constantFrom(...itemMarks), { maxLength: 3 }),
})

type AnyItem = typeof anyItem extends fc.Arbitrary<infer Value> ? Value : never

const anySection = fc.record({
  words: fc.integer({ min: 1, max: 4 }),
  items: fc.array(anyItem, { minLength: 1, maxLength: 14 }),
})

const MOST_ITEMS = 60

const anyScript = fc.oneof(
  { weight: 5, arbitrary: fc.constant<TextScript>('latin') },
  fc.constantFrom<TextScript[]>('arabic', 'hebrew', 'chinese'),
)

const anySections: fc.Arbitrary<readonly Section[]> = fc
  .record({ script: anyScript, sections: fc.array(anySection, { minLength: 1, maxLength: 8 }) })
  .filter(({ sections }) => sections.reduce((sum, { items }) => sum + items.length, 0) <= MOST_ITEMS)
  .map(({ script, sections }) => {
    let items = 0
    return sections.map((section, index) => ({
      id: index + 1,
      name: textOf('section', index, { script, words: section.words, turn: index }),
      items: section.items.map((item) => itemOf(item, { script, index: items++, sectionId: index + 1 })),
    }))
  })

const PRICED_FOR = ['half', 'whole', 'for two'] as const

interface ItemPlace {
  readonly script: TextScript
  /** Of the item among all. */
  readonly index: number
  readonly sectionId: number
}

function itemOf(
  { turn, number, nameWords, secondNameWords, descriptionWords, prices, saysWhatFor, marks }: AnyItem,
  { script, index, sectionId }: ItemPlace,
): MenuItem {
  const text = (kind: TextKind, words: number) =>
    words === 0 ? '' : textOf(kind, index, { script, words, turn })
  const secondName = text('secondName', secondNameWords)
  return buildItem(index + 1, sectionId, {
    name: text('name', nameWords),
    description: text('description', descriptionWords),
    ...(number !== '' && { number }),
    ...(secondName !== '' && { secondName }),
    prices: Array.from({ length: prices }, (_, place) => ({
      id: `p${place}`,
      kind: 'fixed' as const,
      amount: 10_000 * (place + 1) + index,
      ...(prices > 1 && saysWhatFor && { label: PRICED_FOR[place] ?? '' }),
    })),
    marks,
  })
}

/** What an owner may choose of a page, each at any of its values. */
const anyPageStyle = fc.record({
  pageSize: fc.constantFrom(...paperKeys),
  isLandscape: fc.boolean(),
  columns: fc.option(fc.integer(COLUMN_RANGE)),
  density: fc.constantFrom('normal', 'airy', 'tight'),
  margins: fc.constantFrom('normal', 'narrow', 'wide'),
  pricePlacement: fc.constantFrom('template', 'column', 'run-in'),
  leaders: fc.constantFrom('template', 'dots', 'line', 'none'),
  frame: fc.constantFrom('template', 'none', 'single', 'double', 'corners'),
  ornament: fc.constantFrom('template', 'none', 'rule', 'diamond', 'leaves', 'star'),
  headingCase: fc.constantFrom('template', 'as-typed', 'capitals', 'small-capitals'),
  headerStyle: fc.constantFrom('centered', 'left-aligned', 'right-aligned', 'banner'),
  fontSize: fc.constantFrom('medium', 'small', 'large'),
  titleSize: fc.constantFrom('medium', 'small', 'large'),
  nameSize: fc.constantFrom('medium', 'small', 'large'),
  descriptionSize: fc.constantFrom('medium', 'small', 'large'),
  priceSize: fc.constantFrom('medium', 'small', 'large'),
  legend: fc.constantFrom('where-needed', 'each-page', 'last-page'),
  folios: fc.constantFrom('auto', 'always', 'never'),
  fitToPages: fc.option(fc.integer({ min: 1, max: 3 })),
  hasBleed: fc.boolean(),
  drawing: fc.constantFrom('template', 'none', 'lobster'),
} as const)

/** What an owner may want of a section: mostly nothing. */
const anySectionStyle = fc.record({
  begins: fc.constant('in-flow' as const),
  isKeptTogether: fc.constantFrom(false, false, true),
  isFullWidth: fc.constantFrom(false, false, false, true),
  isBoxed: fc.constant(false),
})

/** Four to three, as pictures of dishes are printed: then nothing of it is cut away. */
const picture = await sharp({ create: { width: 8, height: 6, channels: 3, background: '#808080' } })
  .png()
  .toBuffer()

/** Which dishes and sections have pictures: among this many, beginning with the first, those of a residue. */
const anyPictures = fc.oneof(
  { weight: 2, arbitrary: fc.constant(null) },
  fc.record({
    step: fc.integer({ min: 1, max: 4 }),
    ofSections: fc.boolean(),
    itemPicturePlace: fc.constantFrom('beside', 'grid'),
    imageSize: fc.constantFrom('medium', 'small', 'large'),
    cover: fc.constantFrom('band', 'side', 'page', null),
  } as const),
)

const picturesOf = (ids: readonly number[], step: number): ReadonlyMap<number, Buffer> =>
  new Map(ids.filter((id) => id % step === 0).map((id) => [id, picture]))

/** A menu of 1 to 60 items that an owner may have, with any template, paper, page style and pictures. */
export const anyInput: fc.Arbitrary<TypesetInput> = fc
  .record({
    sections: anySections,
    template: fc.constantFrom(...templates),
    style: anyPageStyle,
    sectionStyles: fc.array(anySectionStyle, { minLength: 8, maxLength: 8 }),
    pictures: anyPictures,
  })
  .map(({ sections, template, style, sectionStyles, pictures }) => {
    const styles = Object.fromEntries(
      sections.flatMap(({ id }, index) => (sectionStyles[index] ? [[id, sectionStyles[index]]] : [])),
    )
    const design = {
      ...(style.ornament === 'leaves' && { ornamentFamily: 'sprig' as const }),
      ...(style.ornament === 'star' && { ornamentFamily: 'deco' as const }),
      ...{ ...style, sectionStyles: styles, showImages: pictures !== null },
      ...(pictures && { itemPicturePlace: pictures.itemPicturePlace, imageSize: pictures.imageSize }),
      ...(pictures?.cover && {
        coverImageUrl: '/uploads/cover.png',
        coverPlace: pictures.cover,
        hasCover: pictures.cover === 'page',
      }),
    }
    const images = pictures && {
      ...(pictures.cover && { cover: picture }),
      items: picturesOf(
        sections.flatMap(({ items }) => items.map(({ id }) => id)),
        pictures.step,
      ),
      sections: pictures.ofSections
        ? picturesOf(
            sections.map(({ id }) => id),
            2,
          )
        : new Map(),
    }
    return buildInput(
      sections,
      { ...defaultDesign, ...template.preset, ...design },
      { templateId: template.id, ...(images && { images }) },
    )
  })
