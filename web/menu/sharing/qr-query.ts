import { queryOptions } from '@tanstack/react-query'
import { qrSvg } from './qr-code.ts'

export const qrQuery = (url: string) =>
  queryOptions({
    queryKey: ['qr-code', url],
    queryFn: () => qrSvg(url),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The address of that SVG, for an `img`. */
export const qrPicture = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`
