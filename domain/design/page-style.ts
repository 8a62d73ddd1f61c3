import { z } from 'zod'
import { ornamentFamilies } from '#templates/shared/drawings.ts'
import { pictureStyleShape } from './picture-style.ts'
import { oneOf, relativeSize, switchSchema } from './setting-shapes.ts'
import { veilSchema } from './veil.ts'

export const COLUMN_RANGE = { min: 1, max: 4 } as const

const COLUMNS = `A page has ${COLUMN_RANGE.min} to ${COLUMN_RANGE.max} columns.`
const columnsSchema = z.int(COLUMNS).min(COLUMN_RANGE.min, COLUMNS).max(COLUMN_RANGE.max, COLUMNS)

const SECTION_KEY = 'The style of a section is kept by its number.'

export const sectionStyleSchema = z.object({
  /** Where it begins: after what is above it, or at the top of another column or page. */
  begins: oneOf('beginning of a section', ['in-flow', 'column', 'page']).default('in-flow'),
  /** Not split across columns or pages if one holds it. */
  isKeptTogether: switchSchema.default(false),
  /** Across all columns of its page. */
  isFullWidth: switchSchema.default(false),
  isBoxed: switchSchema.default(false),
})

export type SectionStyle = z.infer<typeof sectionStyleSchema>

/** What an owner changes of a template's page. `template` leaves the choice to the template. */
export const pageStyleShape = {
  /** Side by side; null has as many as the template finds right for the paper and the length of the menu. */
  columns: columnsSchema.nullable().default(null),
  /** White space between the items and their lines. */
  density: oneOf('density', ['airy', 'normal', 'tight']).default('normal'),
  margins: oneOf('width of the margins', ['narrow', 'normal', 'wide']).default('normal'),
  /** In a column at the end of the lines, or right behind the words. */
  pricePlacement: oneOf('place of the prices', ['template', 'column', 'run-in']).default('template'),
  /** From the name of an item to its price. */
  leaders: oneOf('kind of leaders', ['template', 'dots', 'line', 'none']).default('template'),
  /** Around the page. */
  frame: oneOf('frame', ['template', 'none', 'single', 'double', 'corners']).default('template'),
  /** Under the name of the restaurant, and between sections where a template has one there. */
  ornament: oneOf('ornament', ['template', 'none', 'rule', 'diamond', 'leaves', 'star']).default('template'),
  /** Ornaments drawn together, in the place of that frame and that ornament, and a mark at the end of the menu. */
  ornamentFamily: oneOf('family of ornaments', ['template', ...ornamentFamilies]).default('template'),
  /** Of the names of sections. */
  headingCase: oneOf('case of the headings', ['template', 'as-typed', 'capitals', 'small-capitals']).default(
    'template',
  ),
  titleSize: relativeSize('size of the title'),
  nameSize: relativeSize('size of the names'),
  descriptionSize: relativeSize('size of the descriptions'),
  priceSize: relativeSize('size of the prices'),
  /** The logo in the place of the restaurant's name, which readers of the page aloud still say. */
  isLogoInsteadOfName: switchSchema.default(false),
  logoSize: relativeSize('size of the logo'),
  /** As it is, or in the one color of the heading. */
  logoColor: oneOf('color of the logo', ['original', 'heading']).default('original'),
  ...pictureStyleShape,
  veil: veilSchema,
  /** Marks with their meanings: on pages that have such marks, on each page, or on the last one alone. */
  legend: oneOf('place of the legend', ['where-needed', 'each-page', 'last-page']).default('where-needed'),
  /** Numbers of pages with the name of the restaurant; `auto` has them from three pages on. */
  folios: oneOf('way of numbering pages', ['auto', 'always', 'never']).default('auto'),
  showDateLine: switchSchema.default(true),
  /** Quotes, dashes, fractions and spaces as printers set them, or as they were typed. */
  punctuation: oneOf('punctuation', ['typographic', 'as-typed']).default('typographic'),
  /** Whether sections may change places to fill the columns evenly. */
  mayReorderSections: switchSchema.default(false),
  /** By the ids of sections; a section that isn't here has no special style. */
  sectionStyles: z
    .record(z.string().regex(/^\d{1,9}$/, SECTION_KEY), sectionStyleSchema, SECTION_KEY)
    .default({}),
} as const
