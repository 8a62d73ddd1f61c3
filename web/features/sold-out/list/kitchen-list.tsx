import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import type { KitchenList as Listed } from '#contract/restaurant/sold-out.ts'
import { useConnection, whenBackOnline } from '../../../lib/connection.ts'
import { Loaded } from '../../../lib/loaded.tsx'
import { keepList } from '../../../menu/live/kept-kitchens.ts'
import { EmptyState } from '../../../ui/waiting/empty-state.tsx'
import { type Kitchen, kitchenListQuery } from '../kitchen/kitchen.ts'
import { isClosedLink } from '../kitchen/kitchen-link.ts'
import { sendWords } from '../waiting/send-words.ts'
import { NO_WORDS, useWaitingWords, type WaitingWord } from '../waiting/waiting-words.ts'
import { asOfWords } from './as-of-words.ts'
import { ClosedLink } from './closed-link.tsx'
import { DishLine } from './dish-line.tsx'
import { type DishRow, dishRows, foundRows, namesakesOf, rowGroups } from './dish-rows.ts'
import { FindingBar } from './finding-bar.tsx'
import { NamesakesDialog, type NamesakesDialogProps } from './namesakes-dialog.tsx'
import { RowSections } from './row-sections.tsx'
import { SaidNotes } from './said-notes.tsx'
import { SayDialog } from './say-dialog.tsx'
import { type Saying, sayOf } from './say-of.ts'

const MINUTE_MS = 60_000

interface KitchenListProps {
  kitchen: Kitchen
  toBegin?: ReactNode
}

/** What is sold out on top, then every dish by section, those served now first. It works without a connection. */
export function KitchenList({ kitchen, toBegin }: KitchenListProps) {
  const query = useQuery(kitchenListQuery(kitchen))
  // Read where the list is read: once a word has arrived the list changes first, and a part of the screen that
  // has only the words would show the dish as it was before, for a moment.
  const waiting = useWaitingWords((words) => words[kitchen.key]) ?? NO_WORDS
  const { data, dataUpdatedAt } = query
  // What waited is sent once the server answers again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer is a reason to try
  useEffect(() => void sendWords(kitchen), [kitchen, dataUpdatedAt])
  useEffect(() => whenBackOnline(() => void sendWords(kitchen)), [kitchen])
  // A minute is as exact as it is shown.
  const seenAt = Math.floor(dataUpdatedAt / MINUTE_MS) * MINUTE_MS
  useEffect(() => {
    if (data && !isClosedLink(query.error)) keepList(kitchen.key, { list: data, at: seenAt })
  }, [kitchen, data, seenAt, query.error])
  if (isClosedLink(query.error)) return <ClosedLink error={query.error} />
  if (data)
    return <Dishes kitchen={kitchen} list={data} waiting={waiting} seenAt={seenAt} toBegin={toBegin} />
  return (
    <Loaded query={query} what="the dishes">
      {() => null}
    </Loaded>
  )
}

type Asked = Pick<NamesakesDialogProps, 'namesakes' | 'saying'>

interface DishesProps extends KitchenListProps {
  list: Listed
  waiting: readonly WaitingWord[]
  /** Milliseconds since 1970. */
  seenAt: number
}

function Dishes({ kitchen, list, waiting, seenAt, toBegin }: DishesProps) {
  const isCutOff = useConnection((connection) => connection.isCutOff)
  const [search, setSearch] = useState('')
  const [openKey, setOpenKey] = useState<string | null>(null)
  const rows = dishRows(list, waiting)
  const found = foundRows(rows, search)
  const open = rows.find(({ key }) => key === openKey)
  const [asked, setAsked] = useState<Asked | null>(null)
  const clock = { timeZone: list.timeZone ?? undefined, dayEndsAt: list.dayEndsAt }

  const say = (row: DishRow, saying: Saying) => {
    sayOf(kitchen, row, saying)
    const namesakes = saying.isSoldOut === row.isOut ? [] : namesakesOf(rows, row)
    if (namesakes.length > 0) setAsked({ namesakes, saying })
  }
  const lines = (some: readonly DishRow[]) => (
    <ul className="flex flex-col gap-2">
      {some.map((row) => (
        <DishLine
          key={row.key}
          row={row}
          clock={clock}
          isCutOff={isCutOff}
          onTap={() => say(row, { isSoldOut: !row.isOut })}
          onMore={() => setOpenKey(row.key)}
        />
      ))}
    </ul>
  )

  if (rows.length === 0)
    return (
      <EmptyState title="No dishes yet" action={toBegin}>
        The dishes on your saved menus appear here. Mark the ones that run out.
      </EmptyState>
    )
  const out = found.filter(({ isOut, outOn }) => isOut || outOn.length > 0)
  const groups = rowGroups(found.filter(({ isOut }) => !isOut))
  return (
    <div className="flex flex-col gap-6 pb-8">
      <FindingBar
        search={search}
        onSearch={setSearch}
        groups={groups}
        cutOff={
          isCutOff
            ? { asOf: asOfWords(new Date(seenAt), new Date(), clock.timeZone), unsent: waiting.length }
            : null
        }
      />
      <SaidNotes timeZone={clock.timeZone} />
      <UnreadableMenus list={list} />
      {out.length > 0 ? (
        <section aria-labelledby="out">
          <h2 id="out" className="mb-2 font-display font-semibold text-lg">
            {`Out right now (${out.length})`}
          </h2>
          {lines(out)}
        </section>
      ) : (
        <p className="text-quiet">
          {search ? 'None of these is sold out.' : 'Nothing is sold out. Tap a dish when it runs out.'}
        </p>
      )}
      {groups.map((group) => (
        <RowSections key={group.title ?? ''} group={group} lines={lines} />
      ))}
      {found.length === 0 && <p className="text-quiet">No dish of that name.</p>}
      {open && (
        <SayDialog
          key={open.key}
          row={open}
          shows={list.shows}
          onSay={(saying) => say(open, saying)}
          onClose={() => setOpenKey(null)}
        />
      )}
      {asked && <NamesakesDialog kitchen={kitchen} {...asked} onClose={() => setAsked(null)} />}
    </div>
  )
}

function UnreadableMenus({ list: { menus } }: { list: Listed }) {
  const titles = menus.filter(({ isReadable }) => !isReadable).map(({ title }) => title)
  if (titles.length === 0) return null
  return <p className="text-quiet text-sm">The dishes of {titles.join(', ')} cannot be read.</p>
}
