import type { Template } from '../design/templates.ts'

/** Widths of the pictures in pixels: a card's, and a card's on a dense screen. */
export const SAMPLE_WIDTHS = [400, 800] as const

/** Shape of the pictures: a Letter page. */
export const SAMPLE_RATIO = 11 / 8.5

/** Where our server has the first page of a template's sample menu: a path, in our folders the same. */
export const samplePicture = (key: Template['key'], width: (typeof SAMPLE_WIDTHS)[number]): string =>
  `/templates/${key}/sample-${width}.webp`

/** What a link to the site shows in a message or a post: samples side by side. */
export const LINK_PREVIEW = {
  path: '/templates/link-preview.jpg',
  width: 1200,
  height: 630,
  count: 3,
} as const
