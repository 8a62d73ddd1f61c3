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

/** Lets search engines list the page, or keeps it from them, at once. */
function IndexSwitch({ page: { restaurantId, isIndexed } }: { page: OwnPage }) {
  const indexing = useMutation({
    mutationFn: (next: boolean) =>
      call(openRestaurantPage, { params: { restaurantId }, body: { isIndexed: next } }),
    onSuccess: knowPage,
    onError: showErrorToast,
  })
  const isOn = indexing.isPending ? indexing.variables : isIndexed
  return (
    <Switch
      label="Show it in search engines"
      hint={
        isOn
          ? 'Google and others may list the page while it is open.'
          : 'Guests with the address or the code read it as before. Search engines are asked not to list it; one that knows it already may take some weeks to forget it.'
      }
      checked={isOn}
      onCheckedChange={(next) => indexing.mutate(next)}
    />
  )
}

/** Opens the page to guests and closes it, at once. */
function OpenSwitch({ page: { restaurantId, isOpen } }: { page: OwnPage }) {
  const opening = useMutation({
    mutationFn: (next: boolean) =>
      call(openRestaurantPage, { params: { restaurantId }, body: { isOpen: next } }),
    onSuccess: knowPage,
    onError: showErrorToast,
  })
  const isOn = opening.isPending ? opening.variables : isOpen
  return (
    <Switch
      label="Open to guests"
      hint={
        isOn
          ? 'Anyone with the address or the code sees your menus as you last saved them. Unsaved edits stay private.'
          : 'Closed: guests find nothing here, neither by the address nor by the code.'
      }
      checked={isOn}
      onCheckedChange={(next) => opening.mutate(next)}
    />
  )
}
