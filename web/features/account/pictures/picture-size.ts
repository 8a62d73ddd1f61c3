const KILOBYTE = 1024
const MEGABYTE = KILOBYTE * KILOBYTE

/** `12 KB`, `1.5 MB`, `500 MB`; a file that is there has at least a kilobyte. */
export function pictureSize(bytes: number): string {
  if (bytes < MEGABYTE) return `${Math.max(1, Math.round(bytes / KILOBYTE))} KB`
  return `${Number((bytes / MEGABYTE).toFixed(1))} MB`
}
