/** The name that an answer is to be downloaded under (RFC 6266: the one in UTF-8 wins over the plain one). */
export function fileNameOf(contentDisposition: string | null): string | null {
  const utf8 = contentDisposition?.match(/filename\*=UTF-8''([^;]+)/i)?.[1]
  if (utf8 !== undefined) return decodeURIComponent(utf8)
  return contentDisposition?.match(/filename="([^"]*)"/i)?.[1] ?? null
}
