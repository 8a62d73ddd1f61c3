import type { ViewerMenu } from '#contract/pages/viewer-menu.ts'
import { facesOf } from './faces.ts'
import { asScriptText, menuStructuredData } from './structured-data.ts'

/** Preloads the typeface of the headings, before the rules that ask for it are read. */
export function HeadingFace({ look, name }: { look: Pick<ViewerMenu['look'], 'fontFamily'>; name: string }) {
  const { preload } = facesOf(look.fontFamily)
  // A face without the letters of the menu would be loaded in vain.
  const isLatin = /\p{Script=Latin}/u.test(name)
  return (
    preload && isLatin && <link rel="preload" href={preload} as="font" type="font/woff2" crossOrigin="" />
  )
}

export const MenuData = ({ menu, url }: { menu: ViewerMenu; url: string }) => (
  <script
    type="application/ld+json"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotes of the JSON; every "<" in it is.
    dangerouslySetInnerHTML={{ __html: asScriptText(menuStructuredData(menu, url)) }}
  />
)
