/** The height of a page within another one, in CSS pixels: two screens of a phone; it scrolls within. */
export const EMBEDDED_SIDES = { width: 640, height: 900 } as const

interface Embedded {
  /** Of the page of the restaurant, absolute: `https://carte.example/r/osteria`. */
  readonly url: string
  /** Of the restaurant. */
  readonly name: string
}

/**
 * One line for the owner's own website: it needs no script, and a policy that lets frames of this server in. Its sides
 * are attributes, for a strict policy takes a style away (https://www.w3.org/TR/CSP3/#directive-style-src-attr); as
 * wide as the column that it is in, and the page within keeps its own measure.
 */
export const frameSnippet = ({ url, name }: Embedded): string =>
  `<iframe src="${url}/embed" title="${escaped(name)}" loading="lazy" width="100%" height="${EMBEDDED_SIDES.height}" frameborder="0"></iframe>`

/** The plain link, for websites that take no frames. */
export const linkSnippet = ({ url, name }: Embedded): string => `<a href="${url}">${escaped(name)}</a>`

/** Where programs ask how to show a page within others. @param url of the page, absolute */
export const oEmbedAddress = (url: string): string =>
  `${new URL(url).origin}/oembed?${new URLSearchParams({ url })}`

/**
 * What an oEmbed provider answers of a page (https://oembed.com/, version 1.0, type "rich").
 * @param origin of this installation
 */
export const oEmbedOf = (page: Embedded, origin: string, provider: string) => ({
  version: '1.0',
  type: 'rich',
  title: page.name,
  provider_name: provider,
  provider_url: origin,
  cache_age: 3600,
  html: frameSnippet(page),
  ...EMBEDDED_SIDES,
})

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
