import type { CuisineId } from '../catalogue/reference.ts'
import type { Template } from '../design/templates.ts'

/** A restaurant that does not exist, for the pictures of a template. */
export interface SampleHouse {
  readonly name: string
  readonly description: string
  readonly cuisineId: CuisineId
  /** Category id to dishes: a full page that is still read at a glance. */
  readonly itemCounts: Readonly<Record<string, number>>
  /** Decides the dishes: `scripts/make-template-pictures.ts` generates the menu with it. */
  readonly seed: number
}

/** One house a template, of the kind that would choose it. */
export const sampleHouses = {
  classic: {
    name: 'Osteria Bellini',
    description: 'Italian cooking, noon to night',
    cuisineId: 1,
    itemCounts: { 1: 3, 2: 3, 3: 2 },
    seed: 8,
  },
  modern: {
    name: 'Levante',
    description: 'Around the Mediterranean',
    cuisineId: 7,
    itemCounts: { 1: 5, 2: 3, 3: 2 },
    seed: 3,
  },
  rustic: {
    name: 'The Old Mill',
    description: 'American cooking by the river',
    cuisineId: 5,
    itemCounts: { 1: 2, 2: 3, 3: 2 },
    seed: 5,
  },
} as const satisfies Record<Template['key'], SampleHouse>

/** Widths of the pictures in pixels: a card's, and a card's on a dense screen. */
export const SAMPLE_WIDTHS = [400, 800] as const

/** Shape of the pictures: a Letter page. */
export const SAMPLE_RATIO = 11 / 8.5

/** Where our server has the first page of a template's sample menu. A path. */
export const samplePicture = (key: Template['key'], width: (typeof SAMPLE_WIDTHS)[number]): string =>
  `/templates/${key}-${width}.webp`

/** What a link to the site shows in a message or a post: the three samples side by side. */
export const LINK_PREVIEW = { path: '/templates/link-preview.jpg', width: 1200, height: 630 } as const
