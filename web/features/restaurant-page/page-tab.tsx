import { AddressCard } from './address/address-card.tsx'
import type { PageWork } from './editing/use-page-editing.ts'
import { MenusCard } from './menus/menus-card.tsx'

/** What guests find at the address of the restaurant. */
export const PageTab = ({ work }: { work: PageWork }) => (
  <div className="grid gap-6 lg:grid-cols-2 lg:items-start">
    <AddressCard page={work.stored} />
    <MenusCard work={work} />
  </div>
)
