import { type SectionStyle, sectionStyleSchema } from './page-style.ts'
import type { PageSizeKey } from './paper/paper.ts'
import { type Design, defaultDesign } from './settings.ts'
import type { Template } from './templates.ts'

/** The outermost sections of a menu in their order. */
export type MenuShape = readonly SectionShape[]

interface SectionShape {
  readonly id: number
  /** With those of the sections in it. */
  readonly items: number
  /** Of them, does one cost parts of a unit: $2.50? */
  readonly hasCents: boolean
}

/** The settings that a template brings in addition to its preset. */
const settings = ['priceSign', 'priceCents', 'pageSize'] as const
type Brought = Pick<Design, (typeof settings)[number]>

/** Fewer sections need no boxes to be seen as parts. */
const LEAST_FOR_BOXES = 3
/** In a longer list a box around its shortest section says nothing. */
const MOST_WITH_SHORTEST = 10

/**
 * What a template makes of the settings that templates bring; those that it doesn't name are as by default. Prices of a
 * menu are written in one form: cents that are zero go only where all are.
 */
function broughtBy(template: Template | undefined, shape: MenuShape): Brought {
  const { priceSign, priceCents, card } = template?.brings ?? {}
  const items = shape.reduce((sum, section) => sum + section.items, 0)
  const isCard = card !== undefined && items > 0 && items <= card.mostItems
  return {
    priceSign: priceSign ?? defaultDesign.priceSign,
    priceCents: (!shape.some(({ hasCents }) => hasCents) && priceCents) || defaultDesign.priceCents,
    pageSize: isCard ? (card.pageSize satisfies PageSizeKey) : defaultDesign.pageSize,
  }
}

function boxesOf(template: Template | undefined, shape: MenuShape): Design['sectionStyles'] {
  const { boxes } = template?.brings ?? {}
  if (!boxes || shape.length < LEAST_FOR_BOXES) return {}
  const [first, ...others] = shape
  const shortest = others.toSorted((one, other) => one.items - other.items)[0]
  const places = {
    first,
    shortest: shape.length > MOST_WITH_SHORTEST ? undefined : shortest,
    last: shape.at(-1),
  }
  const boxed = boxes.around.flatMap((place) => {
    const section = places[place]
    return section && section.items > 0 && section.items <= boxes.mostItems ? [section.id] : []
  })
  const style: SectionStyle = {
    ...sectionStyleSchema.parse({}),
    isBoxed: true,
    isFullWidth: boxes.areAcross === true,
  }
  return Object.fromEntries(boxed.map((id) => [id, style]))
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/**
 * What changes with a template in addition to colors and typefaces: settings that are as the template before brought them, or as
 * by default. What the owner has chosen stays.
 */
export function broughtSettings(
  design: Pick<Design, keyof Brought | 'sectionStyles'>,
  from: Template | undefined,
  to: Template,
  shape: MenuShape,
): Partial<Design> {
  const [before, after] = [broughtBy(from, shape), broughtBy(to, shape)]
  const changed = settings.filter(
    (setting) =>
      (design[setting] === before[setting] || design[setting] === defaultDesign[setting]) &&
      design[setting] !== after[setting],
  )
  const boxesBefore = boxesOf(from, shape)
  const kept = Object.entries(design.sectionStyles).filter(([id, style]) => !isSame(style, boxesBefore[id]))
  const sectionStyles = { ...boxesOf(to, shape), ...Object.fromEntries(kept) }
  return {
    ...(Object.fromEntries(changed.map((setting) => [setting, after[setting]])) as Partial<Brought>),
    ...(!isSame(sectionStyles, design.sectionStyles) && { sectionStyles }),
  }
}

/** All that choosing a template gives a design that nobody has changed: what its card promises. */
export const promisedBy = (template: Template, shape: MenuShape): Partial<Design> => ({
  ...template.preset,
  ...broughtSettings(defaultDesign, undefined, template, shape),
})
