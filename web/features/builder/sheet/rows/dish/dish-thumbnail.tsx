import { useState } from 'react'
import type { MenuItem } from '#domain/menu/model/item.ts'
import { ownPath } from '#domain/menu/model/own-path.ts'

/** Keeps its place in the line where it has nothing to show, so that all names of a section begin alike. */
export function DishThumbnail({ item }: { item: MenuItem }) {
  const url = ownPath(item.imageUrl)
  const [failedUrl, setFailedUrl] = useState<string | null>(null)
  if (url === null || url === failedUrl) return <span aria-hidden="true" className="w-10 shrink-0" />
  return (
    <img
      src={url}
      // The name of the dish is right next to it.
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setFailedUrl(url)}
      className="mt-0.5 size-10 shrink-0 rounded-control object-cover"
    />
  )
}
