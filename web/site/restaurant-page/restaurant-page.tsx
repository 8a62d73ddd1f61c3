import type { GuestPage } from '#contract/pages/guest-page.ts'
import { LINK_PICTURE, type PageFrame } from '#contract/pages/pages.ts'
import { oEmbedAddress } from '#domain/live/guests/embedding.ts'
import { guestWords } from '#domain/live/words/guest-words.ts'
import { guestLanguage } from '#domain/menu/printed/words/guest-language.ts'
import { Document } from '../frame/document.tsx'
import avoidCss from '../menu-viewer/avoiding/avoid.css?inline'
import { AvoidForm } from '../menu-viewer/avoiding/avoid-form.tsx'
import { filterRules } from '../menu-viewer/diets/diet-filter.ts'
import { DietForm, NoDish } from '../menu-viewer/diets/diet-form.tsx'
import { cropRules } from '../menu-viewer/dishes/crop-rules.ts'
import dishesCss from '../menu-viewer/dishes/dishes.css?inline'
import { AllergyNote } from '../menu-viewer/foot/allergy-note.tsx'
import { MadeWith } from '../menu-viewer/foot/made-with.tsx'
import { facesOf } from '../menu-viewer/head/faces.ts'
import { HeadingFace } from '../menu-viewer/head/menu-head.tsx'
import { bodyLook, nightOf, paperTone, variablesOf } from '../menu-viewer/look-variables.ts'
import { lookCss } from '../menu-viewer/looks/looks.ts'
import viewerCss from '../menu-viewer/menu-viewer.css?inline'
import { besides } from './besides.ts'
import { House, Reaching } from './house.tsx'
import { avoidableOf, sumOf } from './joined-menus.ts'
import { MenuOfPage } from './menu-of-page.tsx'
import { PageData } from './page-data.tsx'
import css from './restaurant-page.css?inline'
import { isHeaded, shownOf } from './shown-menus.ts'
import { OtherMenus, WaysThrough } from './ways.tsx'

interface RestaurantPageProps {
  readonly page: GuestPage
  readonly avoided?: readonly string[]
  readonly frame: PageFrame
}

/**
 * The page of a restaurant, mostly read on a phone at the table or on the way there: what is served now, in the look of
 * its first menu, with its styles in the document. A script keeps an open page up to date, and nothing else needs one.
 */
export function RestaurantPage({ page, avoided = [], frame }: RestaurantPageProps) {
  const { restaurant, writing, look, night } = page
  const { whole, left, shown, diets, choices } = shownOf(page, avoided)
  const sections = shown.flatMap(({ menu }) => menu.sections)
  const words = guestWords(writing.language)
  const [only] = shown
  const title =
    page.isOfOneMenu && only && isHeaded(page, only) ? `${only.name} · ${restaurant.name}` : restaurant.name
  return (
    <Document
      frame={frame}
      title={title}
      description={restaurant.description || `${words.menus}: ${restaurant.name}`}
      language={writing.language}
      direction={writing.direction}
      isIndexed={page.isIndexed}
      // Within another website there is nothing but the page itself.
      scripts={page.isEmbedded ? [] : [frame.scriptAt('site/restaurant-page/open/keep-up.ts')]}
      css={stylesOf(page, cropRules(sections) + filterRules({ sections }, choices))}
      colorScheme={night ? 'light dark' : paperTone(look.colors)}
      themeColor={look.colors.paper}
      head={
        <>
          <HeadingFace look={look} name={restaurant.name} />
          {!page.isEmbedded && <OEmbedLink page={page} url={frame.url} />}
        </>
      }
      picture={page.pictureUrl === null ? undefined : { ...LINK_PICTURE, path: page.pictureUrl, alt: title }}
      bodyAttributes={bodyLook({ ...look, paperUrl: null })}
    >
      <header className="masthead" lang={writing.language} dir={writing.direction}>
        <h1>
          <NameOfHouse page={page} />
        </h1>
        {restaurant.description && <p className="masthead-description">{restaurant.description}</p>}
        <House page={page} words={words} />
      </header>
      <WaysThrough page={page} menus={shown} words={words} choices={choices} />
      <main className="menu" lang={guestLanguage(writing.language)}>
        <DietForm diets={diets} language={writing.language} />
        <AvoidForm
          menu={{
            avoidable: avoidableOf(whole.map(({ menu }) => menu)),
            // Within another website the link below the menu leads to it, in a new tab.
            allergensUrl: shown.length === 1 && !page.isEmbedded ? only?.menu.allergensUrl : undefined,
          }}
          avoided={avoided}
          left={sumOf(left)}
          language={writing.language}
        />
        {choices.length > 0 && <NoDish language={writing.language} />}
        {shown.length === 0 && (
          <p className="none-served">{page.hasHoursOfMenus ? words.nothingServed : words.noMenu}</p>
        )}
        {shown.map((one) => (
          <MenuOfPage key={one.key} shown={one} page={page} words={words} choices={choices} />
        ))}
        <OtherMenus page={page} words={words} />
      </main>
      <footer className="foot" lang={guestLanguage(writing.language)}>
        <AllergyNote sections={sections} language={writing.language} />
        <Reaching page={page} words={words} />
        {page.showsWatermark && <MadeWith language={writing.language} target={besides(page.isEmbedded)} />}
      </footer>
      {/* Last, so that it keeps no guest waiting, and as it was typed. */}
      {page.isIndexed && <PageData page={page} url={frame.url} />}
    </Document>
  )
}

/** The way to the whole page, from wherever else the name of the house is. */
function NameOfHouse({ page: { restaurant, path, isOfOneMenu, isEmbedded } }: { page: GuestPage }) {
  if (!isOfOneMenu && !isEmbedded) return restaurant.name
  return (
    <a href={path} target={besides(isEmbedded)}>
      {restaurant.name}
    </a>
  )
}

/** For the editors of blogs and wikis, which show the page where somebody writes its address. */
const OEmbedLink = ({ page, url }: { page: GuestPage; url: string }) => (
  <link
    rel="alternate"
    type="application/json+oembed"
    href={oEmbedAddress(new URL(page.path, url).href)}
    title={page.restaurant.name}
  />
)

const stylesOf = ({ look, night }: GuestPage, ofSections: string): string =>
  facesOf(look.fontFamily).css +
  variablesOf({ ...look, paperUrl: null }) +
  (night ? nightOf(night) : '') +
  viewerCss +
  dishesCss +
  avoidCss +
  css +
  (lookCss[look.template] ?? '') +
  ofSections
