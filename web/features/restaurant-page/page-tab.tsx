import { AddressCard } from './address/address-card.tsx'
import { ContactCard } from './contact/contact-card.tsx'
import type { PageWork } from './editing/use-page-editing.ts'
import { ElsewhereCard } from './elsewhere/elsewhere-card.tsx'
import { MenusCard } from './menus/menus-card.tsx'
import { NoticesCard } from './notices/notices-card.tsx'
import { PrintCard } from './qr/print-card.tsx'
import { QrCard } from './qr/qr-card.tsx'

/** What guests find at the address of the restaurant. */
export const PageTab = ({ work }: { work: PageWork }) => (
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
