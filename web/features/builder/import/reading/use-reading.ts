import { useEffect, useRef, useState } from 'react'
import type { Named } from '#domain/menu/details/detail.ts'
import type { ReviewReading } from '#domain/reading/review/read-work.ts'
import type { ReviewWork } from '#domain/reading/review/review-work.ts'
import type { Reader } from './reader.ts'
import { useKnownHouse } from './use-known-house.ts'

export interface ReadMenu {
  readonly work: ReviewWork
  readonly reading: ReviewReading
}

/**
 * Reads the work again whenever it changes; until that is done, what was read before stays. States that follow each other
 * faster than they're read are passed over.
 * @param begun the first reading
 * @param known the open menu: rows of a sheet may name its choices and marks
 * @param onFailed called with the last state that could be read
 */
export function useReading(
  reader: Reader,
  begun: ReadMenu,
  work: ReviewWork,
  known: Named | null,
  onFailed: (last: ReviewWork) => void,
): ReadMenu {
  const { currency, country, isCurrencySaid, restaurantName } = useKnownHouse()
  const [read, setRead] = useState(begun)
  const isReading = useRef(false)
  const failed = useRef(onFailed)
  failed.current = onFailed
  useEffect(() => {
    if (isReading.current || read.work === work) return
    isReading.current = true
    const given = { work, currency, country, isCurrencySaid, restaurantName, ...(known && { known }) }
    reader.ask('read', given, { name: 'The menu' }).then(
      (reading) => {
        isReading.current = false
        setRead({ work, reading })
      },
      () => {
        isReading.current = false
        failed.current(read.work)
      },
    )
  }, [reader, read, work, known, currency, country, isCurrencySaid, restaurantName])
  return read
}
