import type { OwnPage } from '#contract/restaurant-pages.ts'
import { CopyField } from '../../../menu/sharing/copy-field.tsx'
import { Card } from '../../../ui/card.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { addressesElsewhere } from './addresses-elsewhere.ts'

/** The same menus on the owner's own website, on Google and in other programs, current by themselves. */
export const ElsewhereCard = ({ page: { url, restaurantName } }: { page: OwnPage }) => (
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
