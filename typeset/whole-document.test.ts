import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { designSchema } from '#domain/design/settings.ts'
import { type Template, templates } from '#domain/design/templates.ts'
import { settleMenu } from '#domain/menu/claims/claims.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import type { MenuContent } from '#domain/menu/model/menu.ts'
import type { Price } from '#domain/menu/model/price.ts'
import type { Section } from '#domain/menu/model/section.ts'
import { withSubsections } from '#domain/menu/model/walk.ts'
import { printedAmount } from '#domain/menu/prices/printed-prices.ts'
import { anyContent } from '#tests/builders/any-menu.ts'
import { templatesInTurn } from '#tests/support/in-turn.ts'
import { faultsOf } from '#tests/typesetting/faults-of.ts'
import { namedApart } from '#tests/typesetting/named-menu.ts'
import { readPdf } from '#tests/typesetting/read-pdf.ts'
import { sharedTypesetter } from '#tests/typesetting/shared-typesetter.ts'

const typesetter = sharedTypesetter()

/** Of all templates together two dozen. */
const RUNS = Math.ceil(24 / templates.length)
const design = designSchema.parse({ fontSize: 'small', headingCase: 'as-typed', folios: 'never' })

const inputOf = ({ restaurant, ...menu }: MenuContent, templateId: number) => ({
  restaurant,
  menu: settleMenu(menu, () => undefined),
  design,
  templateId,
})

/** A name or a text that everything else is above or below of, and what is between it and the next one. */
interface Part {
  readonly head: string
  readonly texts: readonly string[]
  /** What a section costs as a whole, which some templates print below its last dish. */
  readonly whole?: readonly string[]
}

const given = (...texts: readonly (string | undefined)[]): string[] =>
  texts.filter((text) => text !== undefined && text !== '') as string[]

/** Returns what a document says, in the order of the page, derived from its fields alone. */
function partsOf(content: MenuContent): Part[] {
  const { restaurant, title, dateLine, intro, sections, notices, contact = {} } = content
  const head = (text: string | undefined): Part[] => given(text).map((each) => ({ head: each, texts: [] }))
  /** Footers are below the sections in their section. */
  const footers = new Map<Section, Section[]>()
  for (const section of sections) {
    const last = withSubsections(sections, section.id).at(-1) ?? section
    footers.set(last, [section, ...(footers.get(last) ?? [])])
  }
  const printed = sections.flatMap((section) => [
    ...(saysSomething(sections, section) ? sectionParts(section, content) : []),
    ...(footers.get(section) ?? []).flatMap(({ footer }) => head(footer)),
  ])
  return [
    ...[restaurant.name, title, dateLine, intro].flatMap(head),
    ...printed,
    ...notices.flatMap(({ text, secondText }) => [...head(text), ...head(secondText)]),
    ...[contact.address, contact.phone, contact.hours, contact.web].flatMap(head),
  ]
}

const saysSomething = (sections: readonly Section[], section: Section): boolean =>
  withSubsections(sections, section.id).some(
    ({ items, prices = [], modifierGroups = [], intro, footer, daypart }) =>
      items.length + prices.length + modifierGroups.length > 0 || (intro ?? footer ?? daypart) !== undefined,
  )

function sectionParts(section: Section, content: MenuContent): Part[] {
  const { name, secondName, daypart, intro, prices = [], items } = section
  const texts = given(secondName, daypart, intro)
  return [
    { head: name, texts, whole: prices.flatMap((price) => priceTexts(price, content)) },
    ...items.map((item) => ({ head: item.name, texts: itemTexts(item, content) })),
  ]
}

function itemTexts(item: MenuItem, content: MenuContent): string[] {
  const { description, secondName, secondDescription, origin, wine, prices } = item
  return [
    ...given(description, secondName, secondDescription, origin),
    ...given(wine?.producer, wine?.region, wine?.grape, wine?.vintage),
    ...prices.flatMap((price) => priceTexts(price, content)),
  ]
}

function priceTexts({ kind, label, per, words, amount, former }: Price, menu: MenuContent): string[] {
  const written = (minor: number | undefined) =>
    minor === undefined ? undefined : printedAmount(Math.abs(minor), { menu, design })
  return given(
    label,
    kind === 'unit' ? per : undefined,
    kind === 'market' || kind === 'included' ? words : undefined,
    written(amount),
    written(former),
  ).map((text) => text.replaceAll(/\s/gu, ' '))
}

const timesIn = (text: string, words: string): number => text.split(words).length - 1

describe.each<Template>(templatesInTurn(3))('$name', ({ id, layout }) => {
  test('prints every text and every price of any document once, in order', async () => {
    await fc.assert(
      fc.asyncProperty(anyContent, async (any) => {
        const content = namedApart(any)
        const { pdf, findings } = await typesetter.typeset(inputOf(content, id))
        // An offer, which says nothing against the page.
        expect(faultsOf({ findings })).toEqual([])
        const { text, pages } = await readPdf(pdf)
        const parts = partsOf(content)
        const starts: number[] = []
        for (const { head } of parts) {
          const at = text.indexOf(head, starts.at(-1) ?? 0)
          expect(at, `${head} in order`).toBeGreaterThan(-1)
          starts.push(at)
        }
        const sectionNames = new Set(content.sections.map(({ name }) => name))
        for (const [index, { head, texts, whole = [] }] of parts.entries()) {
          // Where a section continues on another page its name is repeated.
          if (!sectionNames.has(head) || (pages.length === 1 && id !== 2))
            expect(timesIn(text, head), head).toBe(1)
          const here = text.slice(starts[index], starts[index + 1])
          const below = layout.setsCourses ? text.slice(starts[index]) : here
          for (const [each, around] of [
            ...texts.map((each) => [each, here] as const),
            ...whole.map((each) => [each, below] as const),
          ]) {
            expect(timesIn(around, each), `${each} with ${head}`).toBe(1)
            expect(timesIn(text, each), each).toBe(1)
          }
        }
        expect(text).not.toMatch(/[$€£]0[.,]00(?!\d)/)
      }),
      { numRuns: RUNS },
    )
  }, 120_000)

  test('sets any document, whatever its words are', async () => {
    await fc.assert(
      fc.asyncProperty(anyContent, async (content) => {
        const { pdf } = await typesetter.typeset(inputOf(content, id))
        expect(pdf.byteLength).toBeGreaterThan(1000)
      }),
      { numRuns: RUNS },
    )
  }, 120_000)
})
