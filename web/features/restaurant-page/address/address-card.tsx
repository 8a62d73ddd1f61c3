import { ExternalLink, Pencil } from 'lucide-react'
import { useState } from 'react'
import type { OwnPage } from '#contract/restaurant-pages.ts'
import { CopyField } from '../../../menu/sharing/copy-field.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { IndexSwitch } from './index-switch.tsx'
import { OpenSwitch } from './open-switch.tsx'
import { RenameAddress } from './rename-address.tsx'

/** Where guests find the page, and whether they do. */
export function AddressCard({ page }: { page: OwnPage }) {
  const [isRenaming, setIsRenaming] = useState(false)
  const { url, isOpen, formerSlugs } = page
  return (
    <Card title="Address">
      <OpenSwitch page={page} />
      <div className="mt-4">
        <IndexSwitch page={page} />
      </div>
      <div className="mt-5">
        <CopyField label="Address of the page" text={url} />
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" icon={Pencil} onClick={() => setIsRenaming(true)}>
          Change address
        </Button>
        {isOpen && (
          <LinkButton variant="quiet" size="sm" icon={ExternalLink} href={url} target="_blank" rel="noopener">
            See it as a guest
          </LinkButton>
        )}
      </div>
      {formerSlugs.length > 0 && (
        <p className="mt-3 text-pretty text-quiet text-sm">
          {formerSlugs.length === 1
            ? 'Its former address still leads here'
            : `Its ${formerSlugs.length} former addresses still lead here`}
          , so codes that are printed already keep working.
        </p>
      )}
      <RenameAddress page={page} isOpen={isRenaming} onClose={() => setIsRenaming(false)} />
    </Card>
  )
}
