import { useQuery } from '@tanstack/react-query'
import type { OwnPage } from '#contract/restaurant-pages.ts'
import { qrPicture, qrQuery } from '../../../menu/sharing/qr-query.ts'
import { codeUrl } from './code-url.ts'

/** What the browser prints of this screen: a card with the restaurant's name and its code, black on white. */
export function PrintCard({ page: { url, restaurantName } }: { page: OwnPage }) {
  const { data: svg } = useQuery(qrQuery(codeUrl(url)))
  return (
    <div
      aria-hidden="true"
      style={{ color: '#000', background: '#fff' }}
      className="hidden flex-col items-center gap-6 py-10 text-center print:flex"
    >
      <p className="max-w-140 text-balance font-display font-semibold text-xl">{restaurantName}</p>
      {svg && <img src={qrPicture(svg)} alt="" className="w-[70mm]" />}
      <p className="text-lg">Scan for our menu</p>
      <p className="text-sm">{url.replace(/^https?:\/\//, '')}</p>
    </div>
  )
}
