import { useState } from 'react'
import { recipeClaimsOf } from '#domain/menu/claims/claims.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import { ownPath } from '#domain/menu/model/own-path.ts'

/** Illustrations of the catalogue's dishes. A photograph that an owner uploaded is elsewhere. */
const OF_CATALOGUE = '/images/dishes/'

/**
 * The picture that a row shows of a dish: a photograph of the owner's, or an illustration of this very dish. A dish
 * of the catalogue whose words were changed is another dish; the drawing would show what it is not.
 */
export function thumbnailOf(item: MenuItem): string | null {
  const path = ownPath(item.imageUrl)
  if (path === null || !path.startsWith(OF_CATALOGUE)) return path
  return item.recipeClaims === undefined || recipeClaimsOf(item) ? path : null
}

/** Keeps its place in the line where it has nothing to show, so that all names of a section begin alike. */
export function DishThumbnail({ item }: { item: MenuItem }) {
  const url = thumbnailOf(item)
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
