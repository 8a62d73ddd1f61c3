import type { SourceLine } from '#domain/reading/lines/line.ts'
import type { SourcePage } from '#sources/opened.ts'
import type { BroughtFile } from '../../opening/brought.ts'
import { cropOf, type PageBox } from '../source/crop.ts'
import type { PictureAddresses } from '../source/use-pictures.ts'

export interface SourceCrop {
  /** Of the whole picture, which all crops of it share. */
  readonly address: string
  readonly page: SourcePage
  readonly box: PageBox
}

export function cropsOf(
  files: readonly BroughtFile[],
  lines: readonly SourceLine[],
  pictures: PictureAddresses,
): ReadonlyMap<number, SourceCrop> {
  if (pictures.size === 0) return new Map()
  return new Map(
    lines.flatMap((line, at) => {
      const { source, page: number } = line.place
      const address = pictures.get(source)
      const page = files[source]?.pages[number - 1]
      const box = address === undefined ? null : cropOf(line)
      return address !== undefined && page && box ? [[at, { address, page, box }] as const] : []
    }),
  )
}
