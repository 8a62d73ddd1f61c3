import type { OwnPage } from '#contract/restaurant/restaurant-pages.ts'
import { CopyField } from '../../menu/sharing/copy-field.tsx'
import { PageCode } from '../../menu/sharing/page-code.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Disclosure } from '../../ui/layout/disclosure.tsx'
import { AddressCard } from './address/address-card.tsx'
import { ContactCard } from './contact/contact-card.tsx'
import type { PageWork } from './editing/use-page-editing.ts'
import { addressesElsewhere } from './elsewhere/addresses-elsewhere.ts'
import { MenusCard } from './menus/menus-card.tsx'
import { NoticesCard } from './notices/notices-card.tsx'

const PageTab = (work: PageWork) => (
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
)

/** The same menus on the owner's own website, on Google and in other programs, kept current automatically. */
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

/** The one code of the restaurant, for tables, doors and windows. */
function QrCard({ page }: { page: OwnPage }) {
  const first = page.menus.find(({ state }) => state === 'saved')
  return (
    <Card title="QR code">
      <PageCode page={page} menuId={first?.menuId} />
    </Card>
  )
}

export const page = {
  place: 10,
  id: 'page',
  name: 'Page',
  tab: 'page',
  needs: 'share',
  Panel: PageTab,
} as const
