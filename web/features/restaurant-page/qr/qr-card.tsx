import { Printer } from 'lucide-react'
import type { OwnPage } from '#contract/restaurant-pages.ts'
import { ShareQrCode } from '../../../menu/sharing/share-qr-code.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { codeUrl } from './code-url.ts'

/** The one code of the restaurant, for tables, doors and windows. */
export const QrCard = ({ page: { url, slug } }: { page: OwnPage }) => (
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
