import { useMutation } from '@tanstack/react-query'
import { ExternalLink, Pencil } from 'lucide-react'
import { useState } from 'react'
import { type OwnPage, openRestaurantPage } from '#contract/restaurant/restaurant-pages.ts'
import { call } from '../../../lib/api.ts'
import { showErrorToast } from '../../../lib/tell-failure.ts'
import { knowPage } from '../../../menu/restaurant-page/page-queries.ts'
import { CopyField } from '../../../menu/sharing/copy-field.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { LinkButton } from '../../../ui/button/link-button.tsx'
import { Switch } from '../../../ui/form/switch.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { RenameAddress } from './rename-address.tsx'

export function AddressCard({ page }: { page: OwnPage }) {
  const [isRenaming, setIsRenaming] = useState(false)
  const { url, isOpen, formerSlugs } = page
  return (
    <Card title="Address">
      <PageSwitch
        page={page}
        of="isOpen"
        label="Open to guests"
        hints={{
          on: 'Anyone with the address or the code sees your menus as you last saved them. Unsaved edits stay private.',
          off: 'Closed: guests find nothing here, neither by the address nor by the code.',
        }}
      />
      <div className="mt-4">
        <PageSwitch
          page={page}
          of="isIndexed"
          label="Show it in search engines"
          hints={{
            on: 'Google and others may list the page while it is open.',
            off: 'Guests with the address or the code read it as before. Search engines are asked not to list it; one that knows it already may take some weeks to forget it.',
          }}
        />
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

interface PageSwitchProps {
  page: OwnPage
  of: 'isOpen' | 'isIndexed'
  label: string
  hints: { on: string; off: string }
}

/** Changes one fact of the page, at once. */
function PageSwitch({ page, of, label, hints }: PageSwitchProps) {
  const changing = useMutation({
    mutationFn: (next: boolean) =>
      call(openRestaurantPage, { params: { restaurantId: page.restaurantId }, body: { [of]: next } }),
    onSuccess: knowPage,
    onError: showErrorToast,
  })
  const isOn = changing.isPending ? changing.variables : page[of]
  return (
    <Switch
      label={label}
      hint={isOn ? hints.on : hints.off}
      checked={isOn}
      onCheckedChange={(next) => changing.mutate(next)}
    />
  )
}
