import type { CSSProperties } from 'react'
import type { PageFrame, ViewerMenu } from '#contract/pages.ts'
import { relativeLuminance } from '#domain/design/contrast.ts'
import { Document } from '../document.tsx'
import { MenuDetails } from './menu-details.tsx'
import { MenuSection } from './menu-section.tsx'
import css from './menu-viewer.css?inline'
import { Ornament } from './ornament.tsx'
import { OwnerBar } from './owner-bar.tsx'

/** Papers darker than this ask for light scrollbars and controls. */
const DARK_PAPER_LUMINANCE = 0.18

/**
 * A menu for whoever holds the link, most often a guest with a phone at the table: the menu itself,
 * in the owner's colours, with its styles inside, so that it shows after a single answer.
 */
export function MenuViewerPage({ menu, frame }: { menu: ViewerMenu; frame: PageFrame }) {
  const { restaurant, look, groups, legend } = menu
  const { colors } = look
  const paperTone = relativeLuminance(colors.paper) < DARK_PAPER_LUMINANCE ? 'dark' : 'light'
  return (
    <Document
      title={menu.name}
      description={restaurant.description || `The menu of ${restaurant.name}.`}
      url={frame.url}
      isIndexed={menu.isShared}
      css={css}
      colorScheme={paperTone}
      themeColor={look.headerStyle === 'banner' && !menu.isOwn ? colors.heading : colors.paper}
      variables={colorVariables(colors)}
      bodyAttributes={{
        'data-paper': paperTone,
        'data-template': look.template,
        'data-font': look.fontFamily,
        'data-size': look.fontSize,
        'data-header': look.headerStyle,
      }}
    >
      {menu.isOwn && <OwnerBar menu={menu} />}
      <header className="masthead">
        <div className="masthead-text">
          {restaurant.logoUrl && <img className="logo" src={restaurant.logoUrl} alt="" />}
          <h1>{restaurant.name}</h1>
          {restaurant.description && <p className="masthead-description">{restaurant.description}</p>}
        </div>
        {look.headerStyle !== 'banner' && <Ornament template={look.template} />}
      </header>
      {groups.length > 1 && (
        <nav className="sections" aria-label="Sections of the menu">
          <ul>
            {groups.map((group, index) => (
              <li key={anchorOf(index)}>
                <a href={`#${anchorOf(index)}`}>{group.name}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <main className="menu">
        {legend.length > 0 && (
          <dl className="legend" aria-label="Dietary marks">
            {legend.map(({ id, mark, name }) => (
              <div key={id}>
                <dt className="mark">{mark}</dt>
                <dd>{name}</dd>
              </div>
            ))}
          </dl>
        )}
        {groups.map((group, index) => (
          <MenuSection key={anchorOf(index)} id={anchorOf(index)} group={group} template={look.template} />
        ))}
      </main>
      <MenuDetails menu={menu} />
    </Document>
  )
}

const anchorOf = (index: number): string => `section-${index + 1}`

const colorVariables = (colors: ViewerMenu['look']['colors']): CSSProperties =>
  Object.fromEntries(Object.entries(colors).map(([name, hex]) => [`--${name}`, hex]))
