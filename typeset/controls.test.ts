import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { honours, type TemplateSetting, templateSettings } from '#domain/design/honoured-settings.ts'
import type { pageStyleShape } from '#domain/design/page-style.ts'
import type { Design } from '#domain/design/settings.ts'
import { type Template, templates } from '#domain/design/templates.ts'
import type { Section } from '#domain/menu/model/section.ts'
import { tries } from '#tests/support/depth.ts'
import { inTurn } from '#tests/support/in-turn.ts'
import { buildInput, buildItem, buildSections } from '#tests/typesetting/build-input.ts'
import { sharedTypesetter } from '#tests/typesetting/shared-typesetter.ts'
import type { TypesetInput } from './job/job.ts'

// A control that changes nothing must not be shown, and one that is shown must change something.

const typesetter = sharedTypesetter()
let logo: Uint8Array
/** Blue above red. */
let photo: Uint8Array
beforeAll(async () => {
  photo = await sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800"><path fill="#0040c0" d="M0 0h800v400H0z"/><path fill="#c02000" d="M0 400h800v400H0z"/></svg>',
    ),
  )
    .png()
    .toBuffer()
  logo = await sharp({ create: { width: 200, height: 120, channels: 3, background: '#00a0ff' } })
    .png()
    .toBuffer()
})

/** Sections of different lengths, so that other columns and another order give other pages. */
const sections = (): Section[] => buildSections(6, 2, 5, 1, 3)

interface Trial {
  /** What the settings need to be seen. */
  readonly usual?: Partial<Design>
  readonly changed: readonly Partial<Design>[]
  readonly more?: () => Parameters<typeof buildInput>[2]
  readonly menu?: () => Section[]
}

type TriedSetting = Exclude<keyof typeof pageStyleShape | TemplateSetting, 'veil'>

const withLogo = () => ({ images: { logo } })
const inTwoColumns = { columns: 2 } as const

const trials: Readonly<Record<TriedSetting, Trial>> = {
  columns: { usual: { columns: 1 }, changed: [{ columns: 2 }] },
  density: { changed: [{ density: 'airy' }, { density: 'tight' }] },
  margins: { changed: [{ margins: 'narrow' }, { margins: 'wide' }] },
  pricePlacement: { usual: { pricePlacement: 'column' }, changed: [{ pricePlacement: 'run-in' }] },
  leaders: {
    usual: { pricePlacement: 'column', leaders: 'none' },
    changed: [{ leaders: 'dots' }, { leaders: 'line' }],
  },
  frame: {
    usual: { frame: 'none' },
    changed: [{ frame: 'single' }, { frame: 'double' }, { frame: 'corners' }],
  },
  ornament: {
    usual: { ornament: 'none' },
    changed: [{ ornament: 'rule' }, { ornament: 'diamond' }, { ornament: 'leaves' }, { ornament: 'star' }],
  },
  headingCase: {
    usual: { headingCase: 'as-typed' },
    changed: [{ headingCase: 'capitals' }, { headingCase: 'small-capitals' }],
  },
  headerStyle: {
    usual: { headerStyle: 'left-aligned' },
    changed: [{ headerStyle: 'right-aligned' }, { headerStyle: 'banner' }],
  },
  titleSize: { changed: [{ titleSize: 'small' }, { titleSize: 'large' }] },
  nameSize: { changed: [{ nameSize: 'large' }] },
  descriptionSize: { changed: [{ descriptionSize: 'large' }] },
  priceSize: { changed: [{ priceSize: 'large' }] },
  isLogoInsteadOfName: { changed: [{ isLogoInsteadOfName: true }], more: withLogo },
  logoSize: { changed: [{ logoSize: 'small' }, { logoSize: 'large' }], more: withLogo },
  logoColor: { changed: [{ logoColor: 'heading' }], more: withLogo },
  showImages: { changed: [{ showImages: true }], more: () => ({ images: { items: new Map([[1, logo]]) } }) },
  imageSize: {
    usual: { showImages: true },
    changed: [{ imageSize: 'small' }, { imageSize: 'large' }],
    more: () => ({ images: { items: new Map([[1, logo]]) } }),
  },
  itemImages: {
    usual: { showImages: true },
    changed: [{ itemImages: 'featured' }, { itemImages: 'none' }],
    more: () => ({ images: { items: new Map([[1, logo]]) } }),
    menu: withPictures,
  },
  showSectionImages: {
    usual: { showImages: true },
    changed: [{ showSectionImages: false }],
    more: () => ({ images: { sections: new Map([[1, logo]]) } }),
    menu: withPictures,
  },
  itemPicturePlace: {
    usual: { showImages: true },
    changed: [{ itemPicturePlace: 'grid' }],
    more: () => ({ images: { items: new Map([[1, logo]]) } }),
    menu: withPictures,
  },
  pictureTone: {
    usual: { showImages: true },
    changed: [{ pictureTone: 'duotone' }],
    more: () => ({ images: { items: new Map([[1, logo]]) } }),
    menu: withPictures,
  },
  ornamentFamily: { changed: [{ ornamentFamily: 'sprig' }, { ornamentFamily: 'tile' }] },
  // The last page has one dish.
  drawing: {
    usual: { sectionStyles: { 2: styleOf({ begins: 'page' }) }, drawing: 'none' },
    changed: [{ drawing: 'fish' }, { drawing: 'bread' }],
    menu: () => buildSections(6, 1),
  },
  drawingHand: {
    usual: { sectionStyles: { 2: styleOf({ begins: 'page' }) }, drawing: 'fish' },
    changed: [{ drawingHand: 'stamp' }, { drawingHand: 'color' }],
    menu: () => buildSections(6, 1),
  },
  coverPlace: {
    usual: { coverImageUrl: '/uploads/cover.png', hasCover: true },
    changed: [{ coverPlace: 'side' }, { coverPlace: 'page' }],
    more: () => ({ images: { cover: logo } }),
  },
  cropPoints: {
    usual: { coverImageUrl: '/uploads/cover.png' },
    changed: [{ cropPoints: { '/uploads/cover.png': { x: 50, y: 0 } } }],
    more: () => ({ images: { cover: photo } }),
  },
  coverImageUrl: {
    changed: [{ coverImageUrl: '/uploads/cover.png' }],
    more: () => ({ images: { cover: logo } }),
  },
  legend: {
    // The first of two pages has no such marks.
    usual: { pageLayout: 'multi', pageCount: 2, categoriesPerPage: { 1: [1], 2: [2] } },
    changed: [{ legend: 'each-page' }],
    menu: () => [
      ...buildSections(2),
      { id: 2, name: 'Section B', items: [buildItem(9, 2, { dietaryOptions: [2] })] },
    ],
  },
  folios: { changed: [{ folios: 'always' }] },
  showDateLine: { changed: [{ showDateLine: false }], more: () => ({ said: { dateLine: 'Friday' } }) },
  punctuation: {
    changed: [{ punctuation: 'as-typed' }],
    menu: () => [{ id: 1, name: 'Cook\'s "specials"', items: [buildItem(1, 1)] }],
  },
  // The first two fill one column together.
  mayReorderSections: {
    usual: inTwoColumns,
    changed: [{ mayReorderSections: true }],
    menu: () => buildSections(6, 12, 6),
  },
  sectionStyles: {
    // Parted so that no column stays empty, unless it is kept together.
    usual: { ...inTwoColumns, pageSize: 'tabloid' },
    changed: [
      { sectionStyles: { 2: styleOf({ begins: 'page' }) } },
      { sectionStyles: { 1: styleOf({ isKeptTogether: true }) } },
    ],
    menu: () => buildSections(13, 2),
  },
}

function withPictures(): Section[] {
  const [first, ...others] = sections()
  if (!first) throw new Error('There is no section')
  const items = first.items.map((item) => ({ ...item, imageUrl: '/uploads/dish.png' }))
  return [{ ...first, imageUrl: '/uploads/section.png', items }, ...others]
}

function styleOf(style: Partial<Design['sectionStyles'][string]>): Design['sectionStyles'][string] {
  return { begins: 'in-flow', isKeptTogether: false, isFullWidth: false, isBoxed: false, ...style }
}

const isTemplateSetting = (setting: TriedSetting): setting is TriedSetting & TemplateSetting =>
  templateSettings.some((known) => known === setting)

async function pagesOf(template: Template, trial: Trial, changed: Partial<Design> = {}): Promise<Buffer> {
  const { usual, menu = sections, more } = trial
  const design = { ...template.preset, ...usual, ...changed }
  const input: TypesetInput = buildInput(menu(), design, { templateId: template.id, ...more?.() })
  return Buffer.from((await typesetter.typeset(input)).pdf)
}

/** Each setting in two templates that honour it, and in one that does not, where there is one. */
const cases = (Object.keys(trials) as TriedSetting[]).flatMap((setting, turn) => {
  const isHonoured = (template: Template) => !isTemplateSetting(setting) || honours(template, setting)
  const { true: honouring = [], false: others = [] } = Object.groupBy(templates, (template) =>
    isHonoured(template) ? 'true' : 'false',
  )
  return [
    ...inTurn(honouring, turn, tries(3)).map((template) => ({
      setting,
      template,
      changes: 'changes pages of',
    })),
    ...inTurn(others, turn, 1).map((template) => ({ setting, template, changes: 'changes nothing in' })),
  ]
})

test.each(cases)('$setting $changes $template.name', async ({ setting, template, changes }) => {
  const trial = trials[setting]
  const usual = await pagesOf(template, trial)
  for (const changed of trial.changed)
    expect((await pagesOf(template, trial, changed)).equals(usual), JSON.stringify(changed)).toBe(
      changes === 'changes nothing in',
    )
})
