import { useEffect, useState } from 'react'
import type { BroughtFile } from '../../opening/brought.ts'

/** The addresses of pictures by the places of their files; empty until they are there. */
export type PictureAddresses = ReadonlyMap<number, string>

const none: PictureAddresses = new Map()

/** Addresses of the pictures among the sources: one for each, however often it is shown. */
export function usePictures(files: readonly BroughtFile[]): PictureAddresses {
  const [addresses, setAddresses] = useState(none)
  useEffect(() => {
    const made = new Map(
      files.flatMap(({ showing, bytes }, source) =>
        showing === 'picture' && bytes ? [[source, URL.createObjectURL(new Blob([bytes]))] as const] : [],
      ),
    )
    setAddresses(made)
    return () => {
      for (const address of made.values()) URL.revokeObjectURL(address)
    }
  }, [files])
  return addresses
}
