import { useQuery } from '@tanstack/react-query'
import { downloadFile } from '../../lib/download-file.ts'
import { Button } from '../../ui/button/button.tsx'
import { toast } from '../../ui/toast/toast-store.ts'
import { Skeleton } from '../../ui/waiting/skeleton.tsx'
import { qrPng, qrSvg } from './qr-code.ts'
import { qrPicture, qrQuery } from './qr-query.ts'

export interface ShareQrCodeProps {
  url: string
  /** Whose code it is: of the link, of the page. */
  of: string
  /** Of the downloads, without its ending. */
  fileName: string
  words: string
}

export function ShareQrCode({ url, of, fileName, words }: ShareQrCodeProps) {
  const { data: svg, isError } = useQuery(qrQuery(url))
  // The link can still be copied, so a code that cannot be drawn isn't an error to show.
  if (isError) return null

  const download = (type: 'svg' | 'png') => async () => {
    try {
      const [blob, mediaType] =
        type === 'svg' ? [new Blob([await qrSvg(url)]), 'image/svg+xml'] : [await qrPng(url), 'image/png']
      downloadFile(new File([blob], `${fileName}.${type}`, { type: mediaType }))
    } catch {
      toast({
        variant: 'destructive',
        title: 'Error',
        description: 'The QR code could not be made. Please try again.',
      })
    }
  }
  return (
    <div className="flex flex-wrap items-center gap-4">
      {svg ? (
        <img
          src={qrPicture(svg)}
          alt={`QR code of the ${of}`}
          className="size-32 shrink-0 rounded-control border border-rule bg-white"
        />
      ) : (
        <Skeleton className="size-32 shrink-0" />
      )}
      <div className="min-w-40 flex-1">
        <p className="mb-3 text-quiet text-sm">{words}</p>
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" onClick={download('svg')}>
            QR code as SVG
          </Button>
          <Button variant="secondary" size="sm" onClick={download('png')}>
            QR code as PNG
          </Button>
        </div>
      </div>
    </div>
  )
}
