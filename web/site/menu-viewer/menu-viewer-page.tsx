import { LINK_PICTURE, type PageFrame } from '#contract/pages/pages.ts'
import type { ViewerMenu } from '#contract/pages/viewer-menu.ts'
import { keptWith } from '#domain/live/guests/kept-with.ts'
import { Document } from '../frame/document.tsx'
import avoidCss from './avoiding/avoid.css?inline'
import { AvoidForm } from './avoiding/avoid-form.tsx'
import { avoidedMenu } from './avoiding/avoided-menu.ts'
import { choicesOf, filterRules } from './diets/diet-filter.ts'
import { DietForm, NoDish } from './diets/diet-form.tsx'
import { cropRules } from './dishes/crop-rules.ts'
import dishesCss from './dishes/dishes.css?inline'
import { KeptSections } from './dishes/kept-sections.tsx'
import { MenuDetails } from './foot/menu-details.tsx'
import { Notices } from './foot/notices.tsx'
import { facesOf } from './head/faces.ts'
import { HeadingFace, MenuData } from './head/menu-head.tsx'
import { bodyLook, paperTone, variablesOf } from './look-variables.ts'
import { lookCss } from './looks/looks.ts'
import { Masthead } from './masthead/masthead.tsx'
import css from './menu-viewer.css?inline'
import { SectionNav } from './section-nav.tsx'
import { typographicViewer } from './typographic-viewer.ts'

/** A menu without what a guest avoids; the last answer is kept with it, and so is the markup of its sections. */
export const leftOf = keptWith(
  (typed: ViewerMenu, avoided: readonly string[]) => {
    const whole = typographicViewer(typed)
    const left = avoidedMenu(whole, avoided)
    return { left, menu: { ...whole, sections: left.sections } }
  },
  (one, other) => one.join() === other.join(),
)

interface MenuViewerPageProps {
  readonly menu: ViewerMenu
  /** Keys of allergens that the guest avoids. */
  readonly avoided?: readonly string[] | undefined
  readonly frame: PageFrame
}

/** A menu for everyone with the link, its styles in the document, so that it shows after a single response. */
export function MenuViewerPage({ menu: typed, avoided = [], frame }: MenuViewerPageProps) {
  const { left, menu } = leftOf(typed, avoided)
  const { restaurant, look, writing } = menu
  const { colors } = look
  const choices = choicesOf(menu)
  // Only the public page has a preview; the owner's page is private.
  const isPublic = menu.isShared && !menu.isOwn
  return (
    <Document
      frame={frame}
      title={menu.name}
      description={restaurant.description || `The menu of ${restaurant.name}.`}
      isIndexed={isPublic}
      css={stylesOf(menu, choices)}
      colorScheme={paperTone(colors)}
      themeColor={look.headerStyle === 'banner' && !menu.isOwn ? colors.heading : colors.paper}
      head={<HeadingFace look={look} name={restaurant.name} />}
      picture={
        isPublic
          ? { ...LINK_PICTURE, path: menu.pictureUrl, alt: `The first page of ${menu.name}` }
          : undefined
      }
      bodyAttributes={bodyLook(look)}
    >
      {menu.isOwn && <OwnerBar menu={menu} />}
      <Masthead menu={menu} />
      <SectionNav menu={menu} choices={choices} />
      <main className="menu">
        <DietForm diets={menu.diets} language={writing.language} />
        <AvoidForm menu={menu} avoided={avoided} left={left} language={writing.language} />
        {choices.length > 0 && <NoDish language={writing.language} />}
        {menu.intro && (
          <p className="intro" lang={writing.language} dir={writing.direction}>
            {menu.intro}
          </p>
        )}
        <KeptSections menu={menu} choices={choices} depth={0} />
        <Notices menu={menu} />
      </main>
      <MenuDetails menu={menu} />
      {/* Last, so that it keeps no guest waiting, and as it was typed. */}
      {isPublic && <MenuData menu={typed} url={frame.url} />}
    </Document>
  )
}

function stylesOf(menu: ViewerMenu, choices: readonly number[]): string {
  const { look, avoidable, sections } = menu
  const own = avoidable.length > 0 ? dishesCss + avoidCss : dishesCss
  return (
    facesOf(look.fontFamily).css +
    variablesOf(look) +
    css +
    own +
    (lookCss[look.template] ?? '') +
    cropRules(sections) +
    filterRules(menu, choices)
  )
}

const OwnerBar = ({ menu }: { menu: ViewerMenu }) => (
  <nav className="owner-bar" aria-label="Your menu">
    <a href="/saved-menus">
      <span aria-hidden="true">← </span>My Menus
    </a>
    <span className="owner-state">
      {menu.isShared ? 'Shared: anyone with the link can view it' : 'Link not shared: only you can open it'}
    </span>
    <a href={`/saved-menus?edit=${encodeURIComponent(menu.id)}`}>Edit</a>
  </nav>
)
