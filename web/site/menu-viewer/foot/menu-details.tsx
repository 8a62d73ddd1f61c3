import type { ReactNode } from 'react'
import type { ViewerMenu } from '#contract/viewer-menu.ts'
import { toMinor } from '#domain/money/currency.ts'
import { formatAmount } from '#domain/money/format.ts'
import { site } from '#domain/site/content.ts'
import { formatDate } from '#domain/text/format-date.ts'
import { Logo } from '../masthead/logo.tsx'
import { AllergyNote } from './allergy-note.tsx'

/** The small print under the dishes. */
export function MenuDetails({ menu }: { menu: ViewerMenu }) {
  const { restaurant } = menu
  return (
    <footer className="foot">
      {menu.look.logoPosition === 'bottom' && <Logo url={restaurant.logoUrl} />}
      <AllergyNote sections={menu.sections} language={menu.writing.language} />
      <section className="details" aria-labelledby="details-title">
        <h2 id="details-title" className="details-title">
          Menu Details
        </h2>
        <dl>
          <Detail label="Restaurant">{restaurant.name}</Detail>
          <Detail label="Cuisine Type">{menu.cuisineName}</Detail>
          <Detail label="Location">{restaurant.address}</Detail>
          <Detail label="Target Check Average">
            {menu.targetCheckAverage !== null && wholeAmount(menu.targetCheckAverage, menu)}
          </Detail>
          {/* Guests have come for the dishes: how and when the menu was made is its owner's. */}
          {menu.isOwn && (
            <>
              <Detail label="Template">{menu.templateName}</Detail>
              <Detail label="Created">
                <time dateTime={menu.createdAt}>{formatDate(menu.createdAt)}</time>
              </Detail>
            </>
          )}
        </dl>
        <p className="download">
          <a href={menu.pdfUrl}>Download as PDF</a>
          <a href={menu.textUrl}>As text</a>
          {menu.avoidable.length > 0 && <a href={menu.allergensUrl}>Allergens</a>}
        </p>
      </section>
      {menu.showsWatermark && (
        <p className="watermark">
          Created with <a href="/">{site.brandName}</a>
        </p>
      )}
    </footer>
  )
}

/** Rounded up: a summary. */
const wholeAmount = (major: number, { currency }: ViewerMenu): string =>
  formatAmount(toMinor(Math.ceil(major), currency), currency, { sign: 'locale', cents: 'when-needed' })

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
