import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { profileRead } from '#domain/reading/review/profile-read.ts'
import type { ReviewRow } from '#domain/reading/review/read-work.ts'
import { type Amendment, amend, editableText } from '#domain/reading/review/review-work.ts'
import { rowFields } from '#domain/reading/review/row-fields.ts'
import { withoutUnseenPrices } from '#domain/reading/review/unseen-prices.ts'
import { useOpenMenu } from '../../../../menu/store/open-menu.ts'
import { ClaimsRead } from '../claims/claims-read.tsx'
import type { BroughtReview } from '../opening/brought.ts'
import type { Reader } from '../reading/reader.ts'
import type { ReadMenu } from '../reading/use-reading.ts'
import { countOf, dishes, rows as rowCount, sections } from '../words/counts.ts'
import { Summary } from '../words/summary.tsx'
import { CuisineChoice, useCuisine, useIsCuisineKnown } from './cuisine-choice.tsx'
import { DoubtfulLines, isAskedFirst } from './doubtful/doubtful-lines.tsx'
import { LeftOutLines } from './left-out/left-out-lines.tsx'
import { handleLineKey, nextDoubtful } from './line-keys.ts'
import { ProfileNote } from './profile-note.tsx'
import { LayoutQuestionCard } from './question/layout-question.tsx'
import { ReadingList } from './reading-list.tsx'
import { ReviewHead } from './review-head.tsx'
import { cropsOf } from './row/crops.ts'
import { LineTools } from './row/line-tools.tsx'
import type { EditedLine } from './row/reading-row.tsx'
import { SourcePane } from './source/source-pane.tsx'
import { usePictures } from './source/use-pictures.ts'
import { type ReviewSide, SourceAndReading } from './source-and-reading.tsx'
import { Remarks } from './table/remarks.tsx'
import { TableNote } from './table/table-note.tsx'
import { TakeMenu } from './take-menu.tsx'
import { useReview } from './use-review.ts'
import { lineActs } from './words/line-acts.ts'
import { isLeftOut } from './words/role-words.ts'

export interface ReviewLinesProps extends Pick<BroughtReview, 'files' | 'lines'> {
  reader: Reader
  begun: ReadMenu
  onWork: (work: ReadMenu['work']) => void
  onColumns: (read: ReadMenu) => void
  onBack: () => void
  /** How its letters were read, where it may be otherwise. */
  letters: ReactNode
  onImported: () => void
}

export function ReviewLines({
  reader,
  files,
  lines,
  begun,
  onWork,
  onColumns,
  onBack,
  letters,
  onImported,
}: ReviewLinesProps) {
  const name = files.map((file) => file.name).join(', ')
  const menu = useOpenMenu((open) => open.menu)
  const { work, reading, changedWithIt, isSettled, edit, undo } = useReview(reader, begun, menu, onWork)
  const isCuisineKnown = useIsCuisineKnown()
  const { content, isCurrencyWritten } = reading
  const [cuisineId, setCuisineId] = useCuisine(content)
  const restaurant = useOpenMenu((open) => open.restaurant)
  const profile = profileRead(restaurant, content)
  const [profileChoice, setProfileChoice] = useState<boolean | null>(null)
  const isProfileTaken = profileChoice ?? !profile.isAsked
  const [side, setSide] = useState<ReviewSide>('reading')
  const [current, setCurrent] = useState<number | null>(null)
  const [editedKey, setEditedKey] = useState<number | null>(null)
  const frame = useRef<HTMLDivElement>(null)

  const { rows, leftOut } = useMemo(
    () => ({
      rows: reading.rows.filter(({ role }) => !isLeftOut(role)),
      leftOut: reading.rows.filter(({ role }) => isLeftOut(role)),
    }),
    [reading],
  )
  const pictures = usePictures(files)
  const crops = useMemo(() => cropsOf(files, lines, pictures), [files, lines, pictures])
  const seen = useMemo(() => withoutUnseenPrices(reading), [reading])
  const doubtful = rows.filter(({ isDoubtful }) => isDoubtful)
  const asked = doubtful.filter((row) => isAskedFirst(row, reading.question))
  const lit = useMemo(() => reading.rows.find(({ key }) => key === current)?.from ?? [], [reading, current])

  const [wanted, setWanted] = useState<number | null>(null)
  const go = useCallback((key: number) => {
    setCurrent(key)
    setSide('reading')
    setWanted(key)
  }, [])
  useEffect(() => {
    // A row that moves or comes back is there once the menu has been read again.
    if (wanted === null || !isSettled) return
    frame.current
      ?.querySelector<HTMLElement>(`[data-row="${wanted}"], [data-left-out="${wanted}"] [data-action="fix"]`)
      ?.focus()
    setWanted(null)
  }, [wanted, isSettled])
  const latest = useRef({ work, rows })
  latest.current = { work, rows }
  const acts = useMemo(() => {
    const keyAbove = (key: number) => {
      const { lines: all } = latest.current.work
      return all[all.findIndex((line) => line.key === key) - 1]?.key
    }
    const keyToLookAt = (key: number) => nextDoubtful(latest.current.rows, key, 1)?.key
    return lineActs(keyAbove, keyToLookAt, edit, go)
  }, [edit, go])
  const writeOver = useCallback(
    (key: number, amendment: Amendment) => edit((before) => amend(before, key, amendment)),
    [edit],
  )
  const edited = useMemo((): EditedLine | null => {
    const line = work.lines.find(({ key }) => key === editedKey)
    if (!line) return null
    const fields = rowFields(work, line.key)
    return fields ? { key: line.key, fields } : { key: line.key, text: editableText(line.line) }
  }, [work, editedKey])
  const goToDoubtful = () => {
    const next = nextDoubtful(rows, current, 1)
    if (next) go(next.key)
  }
  const goToChanged = () => {
    const next = changedWithIt[(changedWithIt.indexOf(current ?? Number.NaN) + 1) % changedWithIt.length]
    if (next !== undefined) go(next)
  }
  const currentKey = useRef(current)
  currentKey.current = current
  const changeWords = useCallback(
    (key: number | null) => {
      setEditedKey(key)
      if (key === null && currentKey.current !== null) go(currentKey.current)
    },
    [go],
  )
  const pick = (at: number) => {
    const row = reading.rows.find(({ from }) => from.includes(at))
    if (row) go(row.key)
  }

  const source = (
    <section
      aria-label="The source"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls.
      tabIndex={0}
      className="h-full overflow-auto focus-visible:-outline-offset-2"
    >
      <SourcePane files={files} pictures={pictures} lines={lines} lit={lit} onPick={pick} />
    </section>
  )
  const read = (
    <div className="flex h-full min-h-0 flex-col">
      <div className="min-h-0 grow lg:overflow-y-auto">
        {reading.question && (
          <LayoutQuestionCard question={reading.question} rows={reading.rows} onAnswer={acts.answer} />
        )}
        <DoubtfulLines rows={asked} acts={acts} go={go} />
        <ClaimsRead
          rows={rows}
          content={content}
          onAmend={(said) =>
            edit((before) => said.reduce((all, [key, claims]) => amend(all, key, claims), before))
          }
          go={go}
        />
        <Remarks
          remarks={reading.remarks}
          content={content}
          firstSection={work.firstSection}
          onFirstSection={(firstSection) => edit((before) => ({ ...before, firstSection }))}
        />
        <ReadingList
          rows={rows}
          content={content}
          tables={work.tables}
          crops={crops}
          current={current}
          edited={edited}
          acts={acts}
          onFocus={setCurrent}
          onEdit={changeWords}
          onAmend={writeOver}
        />
        <LeftOutLines
          rows={leftOut}
          name={name}
          edited={edited}
          acts={acts}
          onFocus={setCurrent}
          onEdit={setEditedKey}
          go={go}
        />
      </div>
      <LineTools row={rows.find(({ key }) => key === current)} acts={acts} onEdit={setEditedKey} />
    </div>
  )
  const count = content.sections.reduce((sum, { items }) => sum + items.length, 0)
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys of the lines within. */}
      <div
        ref={frame}
        onKeyDown={(event) => handleLineKey(event, { rows, current, acts, go, onEdit: setEditedKey, undo })}
        className="flex min-h-128 flex-col gap-2 max-lg:shrink-0 sm:gap-4"
      >
        <Summary
          name={name}
          onBack={onBack}
          letters={letters}
          note={<TableNote tables={work.tables} onColumns={() => onColumns({ work, reading })} />}
        >
          {summaryOf(count, content.sections.length, leftOut)}
        </Summary>
        {noticesOf(files).map((notice) => (
          <p key={notice} className="text-pretty text-sm">
            {notice}
          </p>
        ))}
        <ReviewHead
          doubtful={doubtful.length}
          onNextDoubtful={goToDoubtful}
          guessedCurrency={isCurrencyWritten ? null : content.currency}
          onCurrency={(currency) => edit((before) => ({ ...before, currency }))}
          undo={undo}
          changedWithIt={changedWithIt.length}
          onNextChanged={goToChanged}
        >
          {!isCuisineKnown && <CuisineChoice value={cuisineId} onChange={setCuisineId} />}
        </ReviewHead>
        <ProfileNote read={profile} isTaken={isProfileTaken} onTaken={setProfileChoice} />
        <SourceAndReading side={side} onSide={setSide} source={source} reading={read} />
      </div>
      <TakeMenu
        content={seen.content}
        ownIds={reading.ownIds}
        cuisineId={cuisineId}
        house={isProfileTaken ? seen.content : undefined}
        isSettled={isSettled}
        unseen={seen.unseen}
        leftOut={leftOut.length}
        onImported={onImported}
      />
    </>
  )
}

const noticesOf = (files: BroughtReview['files']): string[] => [
  ...new Set(files.flatMap(({ notice }) => notice ?? [])),
]

function summaryOf(count: number, sectionCount: number, leftOut: readonly ReviewRow[]): string {
  const found = count === 0 ? 'No dishes found' : `${dishes(count)} in ${sections(sectionCount)}`
  return leftOut.length === 0 ? `${found}.` : `${found}, ${countLeftOut(leftOut)} left out.`
}

/** `2 rows`, `1 line` */
const countLeftOut = (leftOut: readonly ReviewRow[]): string =>
  leftOut.every(({ isOfTable }) => isOfTable)
    ? rowCount(leftOut.length)
    : countOf(leftOut.length, 'line', 'lines')
