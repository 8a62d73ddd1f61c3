import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { PageFrame } from '#contract/pages/pages.ts'
import { declarationState } from '#domain/allergens/declaration-state.ts'
import { type Design, defaultDesign } from '#domain/design/settings.ts'
import { allergenName } from '#domain/menu/claims/allergen-names.ts'
import { chiliesIn } from '#domain/menu/model/mark-symbols.ts'
import type { MenuContent } from '#domain/menu/model/menu.ts'
import { itemsOf } from '#domain/menu/model/walk.ts'
import { allergenLines, optionAllergenLines } from '#domain/menu/printed/allergen-lines.ts'
import type { PrintedMark } from '#domain/menu/printed/printed-marks.ts'
import { type PrintedMenu, printedMenu, undeclaredNotice } from '#domain/menu/printed/printed-menu.ts'
import type { ShownPrice } from '#domain/menu/printed/printed-price.ts'
import type { PrintedHead, PrintedSection } from '#domain/menu/printed/printed-section.ts'
import { menuWords } from '#domain/menu/printed/words/menu-words.ts'
import type { MenuWords } from '#domain/menu/printed/words/words.ts'
import { savedMenuForm } from '#domain/menu/stored/forms.ts'
import { readStoredText } from '#domain/menu/stored/read-stored.ts'
import { typographicMenu } from '#domain/menu/typography/typographic-menu.ts'
import { typographicText } from '#domain/menu/typography/typographic-text.ts'
import { buildInstallation } from '#tests/builders/build-installation.ts'
import { asScriptText, menuStructuredData } from '#web/site/menu-viewer/head/structured-data.ts'
import { MenuViewerPage } from '#web/site/menu-viewer/menu-viewer-page.tsx'
import { anyContent } from '../builders/any-menu.ts'
import { viewerOf } from '../builders/build-viewer.ts'
import { sampleMenu, sampleMenuNames, tillMenuName } from '../samples/sample-menus.ts'
import { classesOf, findAll, inOneLine, type PageElement, readPage, textsOf } from '../support/page-tree.ts'

const frame: PageFrame = {
  visitor: null,
  installation: buildInstallation(),
  url: 'https://carte.example/menu-viewer/abc',
  styles: [],
  scriptAt: (source: string) => `/${source}`,
}

const pageOf = (content: MenuContent, design: Design = defaultDesign): PageElement =>
  readPage(renderToStaticMarkup(createElement(MenuViewerPage, { menu: viewerOf(content, design), frame })))

/** What the page adds to the words of the menu: what is only heard, the way about it, the choice of diets. */
const isBesides = (element: PageElement): boolean =>
  element.tag === 'nav' ||
  element.tag === 'form' ||
  classesOf(element).some((name) => ['spoken', 'no-dish', 'avoid'].includes(name))

/** The words of the menu as the page has them, in its order. */
function printedOn(page: PageElement): string[] {
  const [masthead] = findAll(page, (element) => classesOf(element).includes('masthead'))
  const [main] = findAll(page, ({ tag }) => tag === 'main')
  if (!masthead || !main) throw new Error('The page has no menu')
  return [...textsOf(masthead, isBesides), ...textsOf(main, isBesides)]
}

/** The words of the menu as they are to be read. */
function expectedOf({ restaurant, ...menu }: MenuContent, design: Design): string[] {
  const { language = 'en', secondLanguage: second, contact = {} } = menu
  const printed = typographicMenu(printedMenu(restaurant, menu, { ...design, spellsOut: true }), {
    language,
    second,
  })
  const typographic = (text = '') => typographicText(text, language)
  const diets = new Set(
    printed.sections.flatMap(({ items }) => items.flatMap(({ marks }) => marks.map(({ id }) => id))),
  )
  return [
    printed.restaurant.name,
    printed.restaurant.description,
    printed.title,
    printed.dateLine,
    printed.intro,
    ...sectionsIn(undefined, { ...printed, words: menuWords(language) }, [], false),
    undeclaredNotice(printed, language),
    ...printed.notices.flatMap(({ text, secondText }) => [text, secondText]),
    ...printed.legend
      .filter(({ id, kind }) => kind !== 'diet' || !diets.has(id))
      .flatMap(({ symbol, meaning }) => [...symbolOf({ symbol }), meaning]),
    typographic(contact.address),
    contact.phone,
    typographic(contact.hours),
    contact.web,
  ].flatMap((text) => (text && inOneLine(text) ? [inOneLine(text)] : []))
}

type Texts = (string | undefined)[]
type InWords = PrintedMenu & { readonly words: MenuWords }

function sectionsIn(
  parent: number | undefined,
  menu: InWords,
  around: readonly PrintedHead[],
  isInMeal: boolean,
): Texts {
  return menu.sections
    .filter(({ parentId }) => parentId === parent)
    .flatMap((section) => {
      const { id, name, secondName, daypart, prices, intro, choose, extras, footer, layout } = section
      const columns = section.heads.length > 0 ? section.heads : around
      const isMeal = isInMeal || layout === 'courses'
      return [
        name,
        secondName,
        daypart,
        ...prices.flatMap((price) => priceTexts(price)),
        intro,
        choose,
        ...itemTexts(section, columns, isMeal, menu),
        ...extrasTexts(extras, menu.words, menu.tellsAllergens),
        ...sectionsIn(id, menu, columns, isMeal),
        footer,
      ]
    })
}

function itemTexts(
  { items, layout }: PrintedSection,
  columns: readonly PrintedHead[],
  isCourse: boolean,
  { or, words, tellsAllergens }: InWords,
): Texts {
  const isTable = columns.length > 0 && layout === 'list' && items.length > 0
  const inColumn = (price: ShownPrice) => columns.find(({ id }) => id === price.head)
  const texts = items.flatMap((item, at): Texts => {
    const { number, name, marks, prices, secondName, wine, description, secondDescription, details } = item
    return [
      isCourse && !isTable && at > 0 ? or : undefined,
      number,
      name,
      ...marks.flatMap(symbolOf),
      ...(isTable
        ? [
            ...columns.flatMap(({ id }) => prices.filter(({ head }) => head === id)),
            ...prices.filter((price) => !inColumn(price)),
          ].flatMap((price) => priceTexts(price))
        : prices.flatMap((price) => priceTexts(price, inColumn(price)?.label))),
      secondName,
      wine,
      description,
      secondDescription,
      details.join(' · '),
      ...allergenLines(item, words, tellsAllergens),
      ...extrasTexts(item.extras, words, tellsAllergens),
    ]
  })
  return [...(isTable ? columns.map(({ label }) => label) : []), ...texts]
}

const symbolOf = ({ symbol }: Pick<PrintedMark, 'symbol'>): string[] =>
  chiliesIn(symbol) > 0 ? [] : [symbol]

const priceTexts = ({ label, text, former, energy }: ShownPrice, column?: string): Texts => [
  column,
  label,
  text,
  former,
  energy,
]

const extrasTexts = (extras: PrintedSection['extras'], words: MenuWords, tells: boolean): Texts =>
  extras.flatMap(({ name, note, between, options }) => [
    name,
    `${note ? `(${note})` : ''}:`,
    ...options.flatMap((option, at) => [at > 0 ? between : undefined, option.name, option.price]),
    ...optionAllergenLines({ name, options }, words, tells),
  ])

const someDesign = fc.record({
  showPrices: fc.boolean(),
  showDescriptions: fc.boolean(),
  showDietaryTags: fc.boolean(),
  showImages: fc.boolean(),
  priceSign: fc.constantFrom('locale', 'before', 'after', 'none'),
  priceCents: fc.constantFrom('always', 'when-needed', 'halves', 'never'),
})

describe('the guest page of any menu', () => {
  it('has every text and every price once and in order', () => {
    fc.assert(
      fc.property(anyContent, someDesign, (content, settings) => {
        const design: Design = { ...defaultDesign, ...settings }
        expect(printedOn(pageOf(content, design))).toEqual(expectedOf(content, design))
      }),
    )
  })

  it('has no two elements of one id, and no link to one that is not there', () => {
    fc.assert(
      fc.property(anyContent, (content) => {
        const page = pageOf(content)
        const ids = findAll(page, ({ attributes }) => attributes.has('id')).map(({ attributes }) =>
          attributes.get('id'),
        )
        expect(new Set(ids).size).toBe(ids.length)
        for (const { attributes } of findAll(page, ({ tag }) => tag === 'a')) {
          const href = attributes.get('href') ?? ''
          if (href.startsWith('#')) expect(ids).toContain(href.slice(1))
          else expect(href).toMatch(/^(\/|tel:\+?\d+$|https:\/\/)/)
        }
      }),
    )
  })

  it.each([...sampleMenuNames, tillMenuName] as const)('has all of %s', (name) => {
    const { content, design } = sampleMenu(name)
    const page = pageOf(content, design)
    expect(printedOn(page)).toEqual(expectedOf(content, design))
    expect(textsOf(page, ({ tag }) => tag === 'script' || tag === 'style').join(' ')).not.toContain('$0.00')
  })
})

it.each(sampleMenuNames)('gives search engines %s as it was typed', (name) => {
  const menu = viewerOf(sampleMenu(name).content)
  const markup = renderToStaticMarkup(createElement(MenuViewerPage, { menu, frame }))
  expect(markup).toContain(asScriptText(menuStructuredData(menu, frame.url)))
})

const versionOne = (name: string): string =>
  readFileSync(new URL(`../samples/version-1/${name}.json`, import.meta.url), 'utf8')

it('has of a menu that Carte 0.1 saved what 0.1 showed, with what it kept back of declarations, but no price where there was none', () => {
  const { content } = readStoredText(savedMenuForm, versionOne('saved-menu'))
  const dishes = findAll(pageOf(content), (element) => classesOf(element).includes('dish'))
  const shown: ShownDish[] = JSON.parse(versionOne('printed')).flatMap(
    ({ items }: { items: ShownDish[] }) => items,
  )
  const items = itemsOf(content)
  expect(dishes.map((dish) => textsOf(dish, isBesides))).toEqual(
    shown.map(({ name, marks, price, description, allergens = [] }, at) =>
      [
        name,
        ...marks.map((mark) => mark.split(' ')[0]),
        price === '$0.00' ? '' : price,
        description,
        {
          contains: `Contains ${allergens.map(allergenName).join(', ')}`,
          free: 'None of the 14 main allergens',
          undeclared: 'Allergens: please ask',
          'by-choice': '',
        }[declarationState(items[at] ?? {})],
      ].filter(Boolean),
    ),
  )
})

interface ShownDish {
  readonly name: string
  readonly description: string
  readonly price: string
  /** The letter and its meaning. */
  readonly marks: readonly string[]
  readonly allergens?: readonly string[]
}
