import type { ViewerMenu } from '#contract/pages/viewer-menu.ts'

export function Contact({ contact }: { contact: NonNullable<ViewerMenu['contact']> }) {
  const { address, phone, hours, web } = contact
  const call = phone && phoneLink(phone)
  return (
    <address className="contact">
      {address && (
        <span>
          <bdi>{address}</bdi>
        </span>
      )}
      {phone && <span>{call ? <a href={call}>{leftToRight(phone)}</a> : phone}</span>}
      {hours && <span>{hours}</span>}
      {web && (
        <span>
          {isSafePage(web) ? (
            <a href={web} rel="noopener noreferrer">
              {leftToRight(web)}
            </a>
          ) : (
            leftToRight(web)
          )}
        </span>
      )}
    </address>
  )
}

/** Numbers and addresses of the web run so in every language. */
export const leftToRight = (text: string) => <bdi dir="ltr">{text}</bdi>

/** One number and nothing else can be called. */
export function phoneLink(phone: string): string | undefined {
  const digits = phone.replaceAll(/[\s().\-/]/g, '')
  return /^\+?\d{5,15}$/.test(digits) ? `tel:${digits}` : undefined
}

/** A page that is asked for without encryption, or a name alone, stays text. */
export const isSafePage = (address: string): boolean =>
  /^https:\/\//i.test(address) && URL.canParse(address) && !/\s/.test(address)
