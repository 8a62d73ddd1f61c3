import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import type { OwnPage } from '#contract/restaurant/restaurant-pages.ts'
import { CopyField } from '../../menu/sharing/copy-field.tsx'
import { qrPicture, qrQuery } from '../../menu/sharing/qr-query.ts'
import { ShareQrCode } from '../../menu/sharing/share-qr-code.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Disclosure } from '../../ui/layout/disclosure.tsx'
import { AddressCard } from './address/address-card.tsx'
import { ContactCard } from './contact/contact-card.tsx'
import type { PageWork } from './editing/use-page-editing.ts'
import { addressesElsewhere } from './elsewhere/addresses-elsewhere.ts'
import { MenusCard } from './menus/menus-card.tsx'
import { NoticesCard } from './notices/notices-card.tsx'
import { codeUrl } from './qr/code-url.ts'

/** What guests find at the address of the restaurant. */
const PageTab = (work: PageWork) => (
  <>
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-2 lg:items-start print:hidden">
      <div className="flex min-w-0 flex-col gap-6">
        <AddressCard page={work.stored} />
        <MenusCard work={work} />
        <NoticesCard work={work} />
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        <QrCard page={work.stored} />
        <ContactCard work={work} />
        <ElsewhereCard page={work.stored} />
      </div>
    </div>
    <PrintCard page={work.stored} />
  </>
)

/** The same menus on the owner's own website, on Google and in other programs, current by themselves. */
const ElsewhereCard = ({ page: { url, restaurantName } }: { page: OwnPage }) => (
  <Card
    title="Elsewhere"
    description="What guests read here, on other pages and in other programs: always what is served now."
  >
    {addressesElsewhere({ url, name: restaurantName }).map(({ name, what, text }) => (
      <Disclosure key={name} label={name}>
        <p className="text-pretty text-quiet text-sm">{what}</p>
        <CopyField label={name} text={text} copiedWords="Copied!" />
      </Disclosure>
    ))}
  </Card>
)

/** What the browser prints of this screen: a card with the restaurant's name and its code, black on white. */
function PrintCard({ page: { url, restaurantName } }: { page: OwnPage }) {
  const { data: svg } = useQuery(qrQuery(codeUrl(url)))
  return (
    <div
      aria-hidden="true"
      style={{ color: '#000', background: '#fff' }}
      className="hidden flex-col items-center gap-6 py-10 text-center print:flex"
    >
      <p className="max-w-140 text-balance font-display font-semibold text-xl">{restaurantName}</p>
      {svg && <img src={qrPicture(svg)} alt="" className="w-[70mm]" />}
      <p className="text-lg">Scan for our menu</p>
      <p className="text-sm">{url.replace(/^https?:\/\//, '')}</p>
    </div>
  )
}

/** The one code of the restaurant, for tables, doors and windows. */
const QrCard = ({ page: { url, slug } }: { page: OwnPage }) => (
  <Card title="QR code" description="It never changes, whatever you put on the page and however you call it.">
    <ShareQrCode
      url={codeUrl(url)}
      fileName={`${slug}-qr-code`}
      words="Print it on a table card or a window: a phone opens what you serve now."
    >
      <Button variant="secondary" size="sm" icon={Printer} onClick={() => window.print()}>
        Print a card
      </Button>
    </ShareQrCode>
  </Card>
)

export const page = { place: 10, id: 'page', name: 'Page', Panel: PageTab }
