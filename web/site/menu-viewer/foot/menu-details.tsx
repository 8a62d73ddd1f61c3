import type { ReactNode } from 'react'
import type { ViewerMenu } from '#contract/pages/viewer-menu.ts'
import { detailsWords } from '#domain/live/words/details-words.ts'
import { guestWords } from '#domain/live/words/guest-words.ts'
import { guestWriting } from '#domain/menu/printed/words/guest-language.ts'
import { formatWhole } from '#domain/money/format.ts'
import { formatDate } from '#domain/text/format-date.ts'
import { Logo } from '../masthead/logo.tsx'
import { AllergyNote } from './allergy-note.tsx'
import { MadeWith } from './made-with.tsx'

export function MenuDetails({ menu }: { menu: ViewerMenu }) {
  const { restaurant } = menu
  const { language } = menu.writing
  const details = detailsWords(language)
  const words = guestWords(language)
  return (
    <footer className="foot">
      {menu.look.logoPosition === 'bottom' && <Logo url={restaurant.logoUrl} />}
      <AllergyNote sections={menu.sections} language={language} />
      <section className="details" aria-labelledby="details-title" {...guestWriting(language)}>
        <h2 id="details-title" className="details-title">
          {details.title}
        </h2>
        <dl>
          <Detail label={details.restaurant}>{restaurant.name}</Detail>
          <Detail label={details.cuisine}>
            {menu.cuisineName && <span lang="en">{menu.cuisineName}</span>}
          </Detail>
          <Detail label={details.location}>{restaurant.address && <bdi>{restaurant.address}</bdi>}</Detail>
        </dl>
        {/* Guests have come for the dishes: how and when the menu was made is its owner's, and in the language of screens. */}
        {menu.isOwn && (
          <dl lang="en" dir="ltr">
            <Detail label="Target Check Average">
              {menu.targetCheckAverage !== null && formatWhole(menu.targetCheckAverage, menu.currency)}
            </Detail>
            <Detail label="Template">{menu.templateName}</Detail>
            <Detail label="Created">
              <time dateTime={menu.createdAt}>{formatDate(menu.createdAt)}</time>
            </Detail>
          </dl>
        )}
        <p className="download">
          <a href={menu.pdfUrl}>{details.download}</a>
          <a href={menu.textUrl}>{words.text}</a>
          {menu.avoidable.length > 0 && <a href={menu.allergensUrl}>{words.allergens}</a>}
        </p>
      </section>
      {menu.showsWatermark && <MadeWith language={language} />}
    </footer>
  )
}

/** One line; what is not known is left out. */
function Detail({ label, children }: { label: string; children: ReactNode }) {
  if (!children) return null
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
