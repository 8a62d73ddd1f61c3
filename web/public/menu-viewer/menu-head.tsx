import type { ViewerMenu } from '#contract/pages.ts'
import { facesOf } from './faces.ts'
import { asScriptText, menuStructuredData } from './structured-data.ts'

/** What the head of a menu's page has that no other page has. */
export function MenuHead({ menu, url }: { menu: ViewerMenu; url: string }) {
  const { preload } = facesOf(menu.look.fontFamily)
  // A face without the letters of the menu would be loaded in vain.
  const isLatin = /\p{Script=Latin}/u.test(menu.restaurant.name)
  return (
    <>
      {preload && isLatin && <link rel="preload" href={preload} as="font" type="font/woff2" crossOrigin="" />}
      {isPublic(menu) && <PublicFacts menu={menu} url={url} />}
    </>
  )
}

/** Whether this is the page that everybody sees. */
export const isPublic = ({ isShared, isOwn }: ViewerMenu): boolean => isShared && !isOwn

/** For those who show the link of the menu. */
function PublicFacts({ menu, url }: { menu: ViewerMenu; url: string }) {
  const picture = new URL(menu.pictureUrl, url).href
  return (
    <>
      <meta property="og:image" content={picture} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={`The first page of ${menu.name}`} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

/** The menu as data, for search engines. */
export function MenuData({ menu, url }: { menu: ViewerMenu; url: string }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotes of the JSON; every "<" in it is.
      dangerouslySetInnerHTML={{ __html: asScriptText(menuStructuredData(menu, url)) }}
    />
  )
}
