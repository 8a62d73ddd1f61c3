import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import {
  deleteUpload,
  type ListedUpload,
  type listUploads,
  type UploadUse,
} from '#contract/accounts/uploads.ts'
import type { EndpointOutput } from '#contract/shared/endpoint.ts'
import { formatDate } from '#domain/text/format-date.ts'
import { call, unlessGone } from '../../../lib/api.ts'
import { Loaded } from '../../../lib/loaded.tsx'
import { askAgain } from '../../../lib/query-of.ts'
import { showErrorToast } from '../../../lib/tell-failure.ts'
import { may } from '../../../plan/own-role.ts'
import { Button } from '../../../ui/button/button.tsx'
import { MorePages } from '../../../ui/button/more-pages.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { picturesQuery } from '../settings/account-queries.ts'
import { pictureSize } from './picture-size.ts'

export function PicturesCard() {
  const query = useInfiniteQuery(picturesQuery)
  const [asked, setAsked] = useState<ListedUpload | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const remove = useMutation({
    mutationFn: ({ name }: ListedUpload) =>
      call(deleteUpload, { params: { name } }).catch(unlessGone('upload_not_found')),
    async onSuccess() {
      setAsked(null)
      await askAgain(picturesQuery)
      // The button that asked is gone with its row.
      list.current?.focus()
    },
    onError: showErrorToast,
  })
  return (
    <Card
      title="Your pictures"
      description="A picture that no menu, special, draft or restaurant has used for 30 days is deleted automatically."
    >
      <Loaded query={query} what="your pictures">
        {({ pages }) => (
          <>
            <p className="text-quiet text-sm">{roomWords(pages[0])}</p>
            <ul ref={list} tabIndex={-1} className="divide-y divide-rule outline-none">
              {pages
                .flatMap(({ pictures }) => pictures)
                .map((picture) => (
                  <li key={picture.name} className="flex items-center gap-x-4 py-3">
                    <PictureFacts picture={picture} />
                    {may('edit words') && picture.usedBy.length === 0 && (
                      <Button variant="quiet" size="sm" onClick={() => setAsked(picture)}>
                        Delete<span className="sr-only"> picture of {formatDate(picture.createdAt)}</span>
                      </Button>
                    )}
                  </li>
                ))}
            </ul>
            <MorePages of={query} size="sm">
              Show more pictures
            </MorePages>
          </>
        )}
      </Loaded>
      <ConfirmDialog
        isOpen={asked !== null}
        onOpenChange={(isOpen) => !isOpen && setAsked(null)}
        title="Delete this picture?"
        description="Nothing uses it. It will be gone for good."
        confirmLabel="Delete picture"
        isPending={remove.isPending}
        onConfirm={() => asked && remove.mutate(asked)}
      />
    </Card>
  )
}

function roomWords(page: EndpointOutput<typeof listUploads> | undefined): string {
  if (!page) return ''
  const { count, bytes, maxBytes } = page
  return count === 0
    ? `No pictures yet. There is room for ${pictureSize(maxBytes)}.`
    : `${count === 1 ? '1 picture' : `${count} pictures`}, ${pictureSize(bytes)} of ${pictureSize(maxBytes)} used.`
}

const PictureFacts = ({ picture: { url, bytes, createdAt, usedBy } }: { picture: ListedUpload }) => (
  <>
    <img
      src={url}
      alt=""
      width={64}
      height={64}
      loading="lazy"
      className="size-16 flex-none rounded object-cover"
    />
    <div className="min-w-0 grow">
      <p className="[overflow-wrap:anywhere]">
        {usedBy.length === 0 ? 'Not in use' : `Used by ${usedBy.map(placeWords).join(', ')}`}
      </p>
      <p className="text-quiet text-sm">
        {pictureSize(bytes)} · uploaded <time dateTime={createdAt}>{formatDate(createdAt)}</time>
      </p>
    </div>
  </>
)

const kindWords = {
  menu: '',
  special: 'the special ',
  bin: 'a menu in the trash: ',
  draft: 'unsaved work on ',
  restaurant: 'the restaurant ',
} as const

const placeWords = ({ kind, name }: UploadUse): string => `${kindWords[kind]}“${name}”`
