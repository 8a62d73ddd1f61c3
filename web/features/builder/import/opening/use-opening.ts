import { useEffect, useRef, useState } from 'react'
import { fetchSourcePage } from '#contract/generating/sources.ts'
import type { RememberedColumns } from '#domain/reading/tables/mapping/remembered.ts'
import type { EncodingLabel } from '#sources/letters/encodings.ts'
import { call, sentenceOf } from '../../../../lib/api.ts'
import { useOpenMenu } from '../../../../menu/store/open-menu.ts'
import type { Reader } from '../reading/reader.ts'
import { useKnownHouse } from '../reading/use-known-house.ts'
import type { ReadMenu } from '../reading/use-reading.ts'
import type { Brought, BroughtReview } from './brought.ts'
import { openFiles } from './open-files.ts'

export interface Progressing {
  readonly name: string
  /** From 0. */
  readonly at: number
  readonly count: number
  /** Of the file, from 0 to 1. */
  readonly share: number
}

export type BroughtLines = Omit<Extract<Brought, { kind: 'lines' }>, 'kind'>

/** What was opened: lines that were read for the first time, or one of our files. */
export type Opened =
  | { readonly kind: 'lines'; readonly review: BroughtReview; readonly read: ReadMenu }
  | Extract<Brought, { kind: 'menu' }>

/** Milliseconds after which reading is shown that was asked for from another screen than the first. */
const LATE_MS = 400

/**
 * Opens files and reads them, while it shows how far it is; a new reading, Cancel and leaving end the one before.
 * @param columns what was said before of columns, by the fingerprints of their headings
 */
export function useOpening(
  reader: Reader,
  columns: () => ReadonlyMap<string, RememberedColumns>,
  onOpened: (opened: Opened) => void,
) {
  const [progress, setProgress] = useState<Progressing | null>(null)
  const [isLate, setIsLate] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const menu = useOpenMenu((open) => open.menu)
  const house = useKnownHouse()
  const { country } = house
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const cancel = () => {
    running.current?.abort()
    setProgress(null)
  }

  const run = async (name: string, act: (signal: AbortSignal) => Promise<Opened>) => {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    setProblem(null)
    setProgress({ name, at: 0, count: 1, share: 0 })
    const late = setTimeout(() => setIsLate(true), LATE_MS)
    try {
      const opened = await act(signal)
      if (!signal.aborted) onOpened(opened)
    } catch (error) {
      if (!signal.aborted)
        setProblem(sentenceOf(error, 'The file could not be read. Please choose it again.'))
    } finally {
      clearTimeout(late)
      if (running.current === controller) {
        setIsLate(false)
        if (!signal.aborted) setProgress(null)
      }
    }
  }

  const readReview = async (review: BroughtReview, signal: AbortSignal): Promise<Opened> => {
    const { work } = review
    const asking = { name: namesOf(review), signal }
    const reading = await reader.ask('read', { work, ...house, ...(menu && { known: menu }) }, asking)
    return { kind: 'lines', review, read: { work, reading } }
  }
  const beginReview = async ({ files, ...lines }: BroughtLines, signal: AbortSignal): Promise<Opened> => {
    const asking = { name: namesOf({ files }), signal }
    const work = await reader.ask('begin', { ...lines, columns: columns() }, asking)
    return readReview({ files, lines: lines.lines, work }, signal)
  }
  return {
    progress,
    isLate,
    problem,
    cancel,
    clear: () => setProblem(null),
    /**
     * @param given files, or the address of a page that the server fetches
     * @param encoding of their letters, where the owner says it
     */
    open: (given: readonly File[] | string, encoding?: EncodingLabel) =>
      run(typeof given === 'string' ? given : (given[0]?.name ?? ''), async (signal) => {
        const files =
          typeof given === 'string'
            ? [await call(fetchSourcePage, { body: { address: given } }, { signal })]
            : given
        const brought = await openFiles(files, reader, {
          signal,
          country,
          encoding,
          onFile: (name, at, share) => setProgress({ name, at, count: files.length, share }),
        })
        return brought.kind === 'menu' ? brought : beginReview(brought, signal)
      }),
    /** Reads what was opened otherwise. */
    begin: (brought: BroughtLines) => run(namesOf(brought), (signal) => beginReview(brought, signal)),
    read: (review: BroughtReview) => run(namesOf(review), (signal) => readReview(review, signal)),
  }
}

const namesOf = ({ files }: Pick<BroughtReview, 'files'>): string => files.map(({ name }) => name).join(', ')
