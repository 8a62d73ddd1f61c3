import { Store } from 'lucide-react'
import { useState } from 'react'
import { ownPath } from '#domain/menu/model/own-path.ts'

/** The logo on white, as on paper; an icon when there is none or it does not load. */
export function LogoPreview(restaurant: { logoUrl: string | null }) {
  const logoUrl = ownPath(restaurant.logoUrl)
  const [failedUrl, setFailedUrl] = useState<string | null>(null)
  if (logoUrl && logoUrl !== failedUrl) {
    return (
      <img
        src={logoUrl}
        alt="The logo"
        onError={() => setFailedUrl(logoUrl)}
        className="size-20 shrink-0 rounded-control border border-rule bg-white object-contain p-1"
      />
    )
  }
  return (
    <span
      aria-hidden="true"
      className="flex size-20 shrink-0 items-center justify-center rounded-control bg-wash text-quiet"
    >
      <Store size={24} strokeWidth={1.25} />
    </span>
  )
}
