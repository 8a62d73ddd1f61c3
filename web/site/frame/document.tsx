import type { ReactNode } from 'react'
import type { PageFrame } from '#contract/pages/pages.ts'
import { TOUCH_ICON_PATH } from '#domain/site/icons.ts'

export interface DocumentProps {
  frame: Pick<PageFrame, 'installation' | 'url'>
  title: string
  /** One or two sentences for search engines and link previews. */
  description: string
  /** Of the page as a whole, a BCP 47 tag; English where absent. */
  language?: string
  direction?: 'ltr' | 'rtl' | undefined
  /** Whether search engines may list it. */
  isIndexed: boolean
  /** Addresses of style sheets. */
  styles?: readonly string[]
  /** Addresses of modules. */
  scripts?: readonly string[]
  /**
   * Style rules that are part of the document, for a page that must not wait for a sheet. The page's
   * security policy knows the first style element of the head, and no style attribute.
   */
  css?: string
  /** What a link to the page shows in a message or a post; a path on this server, and its size in pixels. */
  picture?: { path: string; width: number; height: number; alt: string }
  colorScheme?: 'light dark' | 'light' | 'dark'
  /** The colour of the browser's own bars. */
  themeColor?: string
  bodyAttributes?: Readonly<Record<`data-${string}`, string>>
  head?: ReactNode
  children: ReactNode
}

export const Document = ({
  frame: { installation, url },
  title,
  description,
  language = 'en',
  direction,
  isIndexed,
  styles = [],
  scripts = [],
  css,
  picture,
  colorScheme = 'light dark',
  themeColor,
  bodyAttributes,
  head,
  children,
}: DocumentProps) => (
  <html lang={language} dir={direction}>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      {/* The server's `no-referrer` would also hide from it that a form was sent from its own page. */}
      <meta name="referrer" content="same-origin" />
      <meta name="description" content={description} />
      <meta name="color-scheme" content={colorScheme} />
      {themeColor && <meta name="theme-color" content={themeColor} />}
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href={TOUCH_ICON_PATH} />
      <link rel="manifest" href="/site.webmanifest" />
      {isIndexed ? <link rel="canonical" href={url} /> : <meta name="robots" content="noindex" />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={installation.brandName} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      {picture && (
        <>
          <meta property="og:image" content={new URL(picture.path, url).href} />
          <meta property="og:image:width" content={`${picture.width}`} />
          <meta property="og:image:height" content={`${picture.height}`} />
          <meta property="og:image:alt" content={picture.alt} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      {styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      {scripts.map((src) => (
        <script key={src} type="module" src={src} />
      ))}
      {css && <style>{css}</style>}
      {head}
    </head>
    <body {...bodyAttributes}>{children}</body>
  </html>
)
