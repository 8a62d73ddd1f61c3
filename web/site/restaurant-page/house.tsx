import type { GuestPage } from '#contract/pages/guest-page.ts'
import type { GuestWords } from '#domain/live/words/words.ts'
import { guestLanguage } from '#domain/menu/printed/words/guest-language.ts'
import { isSafePage, leftToRight, phoneLink } from '../menu-viewer/foot/contact.tsx'
import { besides } from './besides.ts'

interface HouseProps {
  readonly page: GuestPage
  readonly words: GuestWords
}

/** Whether the house is open, what it has to say, and the way to it: what a guest wants before the dishes. */
export function House({ page: { house, notices, contact, writing, isEmbedded } }: HouseProps) {
  const { phone, mapUrl, address } = contact
  const call = phone && phoneLink(phone)
  return (
    <>
      {house && (
        <p className="house" data-open={house.isOpen}>
          <bdi lang={guestLanguage(writing.language)}>{house.text}</bdi>
        </p>
      )}
      {(call || mapUrl) && (
        <p className="reach">
          {call && <a href={call}>{leftToRight(phone)}</a>}
          {mapUrl && (
            <a href={mapUrl} rel="noopener noreferrer" target={besides(isEmbedded)}>
              <bdi>{address}</bdi>
            </a>
          )}
        </p>
      )}
      {notices.map(({ id, text }) => (
        <p key={id} className="house-notice">
          {text}
        </p>
      ))}
    </>
  )
}

export function Reaching({ page, words }: HouseProps) {
  const { hours, contact, restaurant, writing, locale, isEmbedded } = page
  const { address, phone, email, web, printedHours } = contact
  const hasHours = hours.length > 0 || printedHours !== undefined
  if (!hasHours && !address && !phone && !email && !web) return null
  return (
    <section className="details reaching" aria-labelledby="reaching" dir={writing.direction}>
      <h2 id="reaching" className="details-title" lang={writing.language}>
        {restaurant.name}
      </h2>
      {hasHours && (
        <div>
          <h3 className="details-title">{words.hours}</h3>
          {printedHours ? (
            <p lang={writing.language}>{printedHours}</p>
          ) : (
            <dl className="hours" lang={locale}>
              {hours.map(({ days, times }) => (
                <div key={days}>
                  <dt>{days}</dt>
                  <dd>{times}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
      )}
      <address className="contact" lang={writing.language}>
        {address && (
          <span>
            <bdi>{address}</bdi>
          </span>
        )}
        {phone && <span>{leftToRight(phone)}</span>}
        {email && (
          <span>
            <a href={`mailto:${email}`}>{leftToRight(email)}</a>
          </span>
        )}
        {web && (
          <span>
            {isSafePage(web) ? (
              <a href={web} rel="noopener noreferrer" target={besides(isEmbedded)}>
                {leftToRight(web)}
              </a>
            ) : (
              leftToRight(web)
            )}
          </span>
        )}
      </address>
    </section>
  )
}
