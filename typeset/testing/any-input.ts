import fc from 'fast-check'
import { COLUMN_RANGE } from '#domain/design/page-style.ts'
import { paperKeys } from '#domain/design/paper/paper.ts'
import { defaultDesign } from '#domain/design/settings.ts'
import { templates } from '#domain/design/templates.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import { itemMarks } from '#domain/menu/model/marks.ts'
import type { Section } from '#domain/menu/model/section.ts'
import type { TypesetInput } from '../job/job.ts'
import { buildInput, buildItem } from './build-input.ts'

/** Each kind of text has words of its own, so that a printed word says what it is part of. */
export const WORDS = {
  section: ['Starters', 'Fish', 'Specialities', 'Afters', 'Vegetables'],
  name: ['Lobster', 'Tart', 'Rib', 'Bouillabaisse', 'Quail', 'Consommé', 'Gnocchi'],
  secondName: ['Hummer', 'Ente', 'Zwiebelkuchen', 'Kalb', 'Rotkohl'],
  description: ['thyme', 'parsley', 'slowly', 'butter', 'marinated', 'oil', 'wilderness'],
} as const

type TextKind = keyof typeof WORDS

/** A text of a kind: words taken in turn, and last one that no other text of the menu has. */
function textOf(kind: TextKind, index: number, { words, turn }: { words: number; turn: number }): string {
  const pool: readonly string[] = WORDS[kind]
  const said = Array.from({ length: words }, (_, place) => pool[(turn + place * 3) % pool.length])
  const code = String.fromCharCode(97 + Math.floor(index / 26), 97 + (index % 26))
  return [...said, `Q${kind.charAt(0).toUpperCase()}${code}`].join(' ')
}

const fewWords = fc.oneof(
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 4 }) },
  fc.integer({ min: 5, max: 11 }),
)

const anyItem = fc.record({
  turn: fc.nat(6),
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

const anySections: fc.Arbitrary<readonly Section[]> = fc
  .array(anySection, { minLength: 1, maxLength: 8 })
  .filter((sections) => sections.reduce((sum, { items }) => sum + items.length, 0) <= MOST_ITEMS)
  .map((sections) => {
    let items = 0
    return sections.map((section, index) => ({
      id: index + 1,
      name: textOf('section', index, { words: section.words, turn: index }),
      items: section.items.map((item) => itemOf(item, items++, index + 1)),
    }))
  })

const PRICED_FOR = ['half', 'whole', 'for two'] as const

function itemOf(
  { turn, nameWords, secondNameWords, descriptionWords, prices, saysWhatFor, marks }: AnyItem,
  index: number,
  sectionId: number,
): MenuItem {
  const text = (kind: TextKind, words: number) => (words === 0 ? '' : textOf(kind, index, { words, turn }))
  const secondName = text('secondName', secondNameWords)
  return buildItem(index + 1, sectionId, {
    name: text('name', nameWords),
    description: text('description', descriptionWords),
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
} as const)

/** A menu of 1 to 60 items that an owner may have, with any template, paper and page style. */
export const anyInput: fc.Arbitrary<TypesetInput> = fc
  .record({ sections: anySections, template: fc.constantFrom(...templates), style: anyPageStyle })
  .map(({ sections, template, style }) =>
    buildInput(sections, { ...defaultDesign, ...template.preset, ...style }, { templateId: template.id }),
  )
