import type { GuestMenu, GuestPage } from '#contract/pages/guest-page.ts'
import type { GuestWords } from '#domain/live/words/words.ts'
import { KeptSections } from '../menu-viewer/dishes/kept-sections.tsx'
import { Notices } from '../menu-viewer/foot/notices.tsx'
import { besides } from './besides.ts'
import { isHeaded } from './shown-menus.ts'

interface MenuOfPageProps {
  readonly shown: GuestMenu
  readonly page: GuestPage
  readonly words: GuestWords
  /** Ids of the diets that guests can choose by. */
  readonly choices: readonly number[]
}

export function MenuOfPage({ shown, page, words, choices }: MenuOfPageProps) {
  const { key, name, times, isServed, menu } = shown
  const { writing } = menu
  const heads = isHeaded(page, shown)
  const target = besides(page.isEmbedded)
  // How guests reach the house is said once, at the foot of the page.
  const { contact: _, ...withoutContact } = menu
  return (
    <article id={key} className="menu-of-page" aria-label={name}>
      <header className="menu-head" lang={writing.language} dir={writing.direction}>
        {heads && <h2>{name}</h2>}
        {menu.dateLine && <p className="date-line">{menu.dateLine}</p>}
        {(times || !isServed) && (
          <p className="times" data-served={isServed}>
            {[isServed ? '' : words.notServedNow, times].filter(Boolean).join(' · ')}
          </p>
        )}
      </header>
      {menu.intro && (
        <p className="intro" lang={writing.language} dir={writing.direction}>
          {menu.intro}
        </p>
      )}
      <KeptSections menu={menu} choices={choices} depth={heads ? 1 : 0} />
      <Notices menu={withoutContact} diets={page.menus.flatMap((one) => one.menu.diets)} />
      <p className="download" dir={writing.direction}>
        <a href={menu.pdfUrl} target={target}>
          PDF
        </a>
        <a href={menu.textUrl} target={target}>
          {words.text}
        </a>
        {menu.avoidable.length > 0 && (
          <a href={menu.allergensUrl} target={target}>
            {words.allergens}
          </a>
        )}
      </p>
    </article>
  )
}
