import { useEffect, useRef } from 'react'
import { sentenceOf } from '../../../lib/api.ts'
import { FirstAndRest } from '../../../ui/button/first-and-rest.tsx'
import { Spinner } from '../../../ui/waiting/spinner.tsx'
import { type MadeEdition, PREVIEW_WIDTH_PX, type useEdition } from './use-edition.ts'

/** This many notes are shown at once. */
const NOTES_TOLD = 3

export interface EditionPreviewProps {
  readonly made: ReturnType<typeof useEdition>
  /** What its pages are: sheets, or pictures. */
  readonly noun: 'sheet' | 'page' | 'picture'
}

/** The first page of what is about to be downloaded, and what the owner should know of it. */
export const EditionPreview = ({ made: { data, error, isPending }, noun }: EditionPreviewProps) => (
  <section aria-label="Preview" className="flex flex-col gap-3">
    <div
      style={{ width: PREVIEW_WIDTH_PX }}
      className="flex min-h-40 max-w-full items-center justify-center rounded-control bg-wash p-3"
    >
      {data ? <FirstPage picture={data.picture} /> : isPending && <Spinner sizePx={20} />}
    </div>
    <p role="status" className="text-quiet text-sm">
      {data && countText(data.pages.length, noun)}
      {error && sentenceOf(error, 'The preview could not be made.')}
    </p>
    {data && data.notes.length > 0 && <Notes notes={data.notes} />}
  </section>
)

const countText = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

function FirstPage({ picture }: Pick<MadeEdition, 'picture'>) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    picture.classList.add('h-auto', 'max-h-72', 'max-w-full', 'shadow-raised')
    place.current?.replaceChildren(picture)
  }, [picture])
  return <div ref={place} role="img" aria-label="First page" />
}

const Notes = ({ notes }: Pick<MadeEdition, 'notes'>) => (
  <ul className="flex flex-col gap-1 rounded-control bg-warn-soft p-3 text-sm">
    <FirstAndRest all={notes} first={NOTES_TOLD} />
  </ul>
)
