import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import {
  createKitchenLink,
  KITCHEN_LINK_UNUSED_DAYS,
  type KitchenLink,
  listKitchenLinks,
  revokeKitchenLink,
} from '#contract/restaurant/kitchen-links.ts'
import { formatDate } from '#domain/text/format-date.ts'
import { call, unlessGone } from '../../../lib/api.ts'
import { Loaded } from '../../../lib/loaded.tsx'
import { askAgain, queryOf } from '../../../lib/query-of.ts'
import { showErrorToast } from '../../../lib/tell-failure.ts'
import { qrPicture, qrQuery } from '../../../menu/sharing/qr-query.ts'
import { Button } from '../../../ui/button/button.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { Badge } from '../../../ui/layout/badge.tsx'
import { Card } from '../../../ui/layout/card.tsx'

const linksQuery = (restaurantId: string) => queryOf(listKitchenLinks, { params: { id: restaurantId } })

export function KitchenLinks({ restaurantId }: { restaurantId: string }) {
  const links = useQuery(linksQuery(restaurantId))
  const refresh = () => askAgain(linksQuery(restaurantId))
  const revoke = useMutation({
    mutationFn: ({ id }: KitchenLink) =>
      call(revokeKitchenLink, { params: { id } }).catch(unlessGone('pass_link_not_found')),
    onSuccess: refresh,
    onError: showErrorToast,
  })
  return (
    <Card
      title="Kitchen links"
      description="Cooks mark dishes as sold out on their phones, by name and without an account. A link does nothing else."
    >
      <NewLink restaurantId={restaurantId} onMade={refresh} />
      <Loaded query={links} what="the links">
        {(made) =>
          made.length > 0 && (
            <ul className="mt-6 divide-y divide-rule border-rule border-t">
              {made.map((link) => (
                <li key={link.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
                  <p className="min-w-0 grow basis-48">
                    <span className="font-medium [overflow-wrap:anywhere]">{nameOf(link)}</span>
                    <span className="block text-quiet text-sm">{factsOf(link)}</span>
                  </p>
                  {!link.isOpen ? (
                    <Badge>
                      {link.revokedAt ? 'Revoked' : `Unused for ${KITCHEN_LINK_UNUSED_DAYS} days`}
                    </Badge>
                  ) : (
                    <Button
                      variant="secondary"
                      size="sm"
                      isPending={revoke.isPending && revoke.variables.id === link.id}
                      onClick={() => revoke.mutate(link)}
                    >
                      Revoke<span className="sr-only"> {nameOf(link)}</span>
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  )
}

const factsOf = ({ createdAt, usedOn }: KitchenLink): string =>
  [`Made ${formatDate(createdAt)}`, usedOn && `last used ${formatDate(usedOn)}`].filter(Boolean).join(', ')

const nameOf = ({ note }: Pick<KitchenLink, 'note'>): string => note ?? 'A phone'

function NewLink({ restaurantId, onMade }: { restaurantId: string; onMade: () => void }) {
  const [note, setNote] = useState('')
  const make = useMutation({
    mutationFn: () => call(createKitchenLink, { params: { id: restaurantId }, body: { note } }),
    onSuccess: () => {
      setNote('')
      onMade()
    },
    onError: showErrorToast,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    make.mutate()
  }
  return (
    <>
      <form onSubmit={submit} className="flex flex-wrap items-end gap-3">
        <TextField
          label="What it is for"
          isOptional
          placeholder="Tablet at the pass"
          maxLength={80}
          value={note}
          onChange={({ target }) => setNote(target.value)}
          className="grow basis-56"
        />
        <Button type="submit" variant="secondary" isPending={make.isPending}>
          Make a link
        </Button>
      </form>
      {make.data && <MadeLink key={make.data.id} link={make.data} />}
    </>
  )
}

/** Shown this once: only its hash is kept. */
function MadeLink({ link: { url, menus } }: { link: KitchenLink & { url: string } }) {
  const { data: svg } = useQuery(qrQuery(url))
  return (
    <div role="status" className="mt-4 flex flex-wrap items-center gap-4 rounded-control bg-wash p-4">
      {svg && (
        <img
          src={qrPicture(svg)}
          alt="QR code of the link"
          className="size-40 shrink-0 rounded-control border border-rule bg-white"
        />
      )}
      <div className="min-w-0 grow basis-56">
        <TextField label="The link" readOnly value={url} onFocus={({ target }) => target.select()} />
        <p className="mt-2 text-pretty text-quiet text-sm">
          Scan the code with the phone in the kitchen now: it is not shown again. It works until you revoke
          it, or until it hasn’t been used for {KITCHEN_LINK_UNUSED_DAYS} days.
        </p>
        {menus === 0 && (
          <p className="mt-2 text-pretty text-sm">
            <strong>The link has no dishes yet.</strong> It opens the menus on the restaurant’s page: put a
            menu there.
          </p>
        )}
      </div>
    </div>
  )
}
