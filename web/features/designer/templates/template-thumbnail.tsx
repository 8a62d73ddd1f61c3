import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { typesetThumbnail } from '#contract/menus/typesetting.ts'
import { promisedBy } from '#domain/design/brought-settings.ts'
import type { Template } from '#domain/design/templates.ts'
import { newMenu } from '#domain/menu/model/menu.ts'
import { shapeOf } from '#domain/menu/model/walk.ts'
import { SAMPLE_WIDTHS, samplePicture } from '#domain/site/sample-pictures.ts'
import { call } from '../../../lib/api.ts'
import { retryWhenBusy } from '../../../menu/pages/typesetting/retry-when-busy.ts'
import { useOpenMenu } from '../../../menu/store/open-menu.ts'
import { classNames } from '../../../ui/class-names.ts'
import { inTurns } from './in-turns.ts'

/** The other processes of the typesetter are left to the pages that people work on. */
const inTurn = inTurns(2)

/** How long a picture is kept after its card has gone, in milliseconds. */
const KEPT_MS = 120_000

/** The first page of the owner's menu in a template; a sample page until it is there, and where it can't be set. */
export function TemplateThumbnail({ template }: { template: Template }) {
  const menu = useOpenMenu((open) => open.menu) ?? newMenu()
  const restaurant = useOpenMenu((open) => open.restaurant)
  const revision = useOpenMenu((open) => open.revision)
  const frame = useRef<HTMLSpanElement>(null)
  const isSeen = useIsSeen(frame)
  const { data, isError } = useQuery({
    queryKey: [typesetThumbnail.path, template.id, revision],
    queryFn: ({ signal }) => {
      const content = { restaurant, ...menu }
      const body = { content, design: promisedBy(template, shapeOf(menu)), templateId: template.id }
      return inTurn(() => retryWhenBusy(() => call(typesetThumbnail, { body }, { signal }), signal), signal)
    },
    enabled: isSeen,
    gcTime: KEPT_MS,
  })
  const url = useObjectUrl(data)
  // The card's description names the template; the picture adds nothing for a screen reader.
  return (
    <span ref={frame} className="block aspect-17/22 w-full overflow-hidden bg-wash">
      {url ? (
        <img src={url} alt="" className="size-full animate-fade-in object-cover object-top" />
      ) : (
        <img
          src={samplePicture(template.key, SAMPLE_WIDTHS[1])}
          alt=""
          loading="lazy"
          className={classNames('size-full object-cover object-top', !isError && 'opacity-50')}
        />
      )}
    </span>
  )
}

/** The object URL of a file, revoked when the file goes away. */
function useObjectUrl(file: File | undefined): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!file) return setUrl(null)
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url
}

/** So far beyond the screen's edges an element counts as seen, so that it is ready when it is scrolled to. */
const REACH = '25% 0px'

function useIsSeen(element: RefObject<Element | null>): boolean {
  const [isSeen, setIsSeen] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsSeen(true),
      { rootMargin: REACH },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isSeen
}
