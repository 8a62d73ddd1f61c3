import type { GuestListedMenu, GuestPage } from '#contract/pages/guest-page.ts'
import type { GuestWords } from '#domain/live/words/words.ts'
import { SectionNav } from '../menu-viewer/section-nav.tsx'
import { besides } from './besides.ts'

interface WaysProps {
  readonly page: GuestPage
  readonly words: GuestWords
}

interface WaysThroughProps extends WaysProps {
  readonly menus: GuestPage['menus']
  /** Ids of the diets that guests can choose by. */
  readonly choices: readonly number[]
}

/** What is at hand wherever a guest has come to: the menus that are served, or the sections of the only one. */
export function WaysThrough({ page, menus, words, choices }: WaysThroughProps) {
  const { others, isOfOneMenu, isEmbedded, writing } = page
  // A long page names menus that are served now, each at its own address.
  const named = isOfOneMenu ? [] : others.filter(({ isServed }) => isServed)
  const [only] = menus
  if (!only) return null
  if (menus.length + named.length === 1) return <SectionNav menu={only.menu} choices={choices} />
  return (
    <nav className="sections" aria-label={words.menus}>
      <ul lang={writing.language} dir={writing.direction}>
        {menus.map(({ key, name }) => (
          <li key={key}>
            <a href={`#${key}`}>{name}</a>
          </li>
        ))}
        {named.map(({ key, name, path }) => (
          <li key={key}>
            <a href={path} target={besides(isEmbedded)}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The menus that are not shown with their dishes, each with its times. */
export function OtherMenus({ page: { others, path, isOfOneMenu, writing, isEmbedded }, words }: WaysProps) {
  if (others.length === 0) return null
  return (
    <nav className="others" aria-label={words.otherMenus} dir={writing.direction}>
      <h2>{words.otherMenus}</h2>
      <ul>
        {others.map((menu) => (
          <OtherMenu key={menu.key} menu={menu} writing={writing} isEmbedded={isEmbedded} />
        ))}
        {isOfOneMenu && (
          <li>
            <a href={path}>{words.allMenus}</a>
          </li>
        )}
      </ul>
    </nav>
  )
}

interface OtherMenuProps extends Pick<GuestPage, 'writing' | 'isEmbedded'> {
  readonly menu: GuestListedMenu
}

const OtherMenu = ({ menu, writing, isEmbedded }: OtherMenuProps) => (
  <li>
    <a href={menu.path} target={besides(isEmbedded)} lang={writing.language}>
      {menu.name}
    </a>
    {menu.times && <span className="times">{menu.times}</span>}
  </li>
)
