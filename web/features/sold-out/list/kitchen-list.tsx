import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { KitchenList as Listed } from '#contract/restaurant/sold-out.ts'
import { useConnection, whenBackOnline } from '../../../lib/connection.ts'
import { Loaded } from '../../../lib/loaded.tsx'
import { keepList } from '../../../menu/live/kept-kitchens.ts'
import { EmptyState } from '../../../ui/waiting/empty-state.tsx'
import { type Kitchen, kitchenListQuery } from '../kitchen/kitchen.ts'
import { isClosedLink } from '../kitchen/kitchen-link.ts'
import { sendWords } from '../waiting/send-words.ts'
import { NO_WORDS, useWaitingWords } from '../waiting/waiting-words.ts'
import { asOfWords } from './as-of-words.ts'
import { ClosedLink } from './closed-link.tsx'
import { DishLine } from './dish-line.tsx'
import { type DishRow, dishRows, foundRows } from './dish-rows.ts'
import { FindingBar, headingId } from './finding-bar.tsx'
import { SaidNotes } from './said-notes.tsx'
import { SayDialog } from './say-dialog.tsx'
import { sayOf } from './say-of.ts'

const MINUTE_MS = 60_000

/** The kitchen list: what is sold out on top, then every dish by section. It goes on without a connection. */
export function KitchenList({ kitchen }: { kitchen: Kitchen }) {
  const query = useQuery(kitchenListQuery(kitchen))
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
  if (data) return <Dishes kitchen={kitchen} list={data} seenAt={seenAt} />
  return (
    <Loaded query={query} what="the dishes">
      {() => null}
    </Loaded>
  )
}

interface DishesProps {
  kitchen: Kitchen
  list: Listed
  /** Milliseconds since 1970. */
  seenAt: number
}

function Dishes({ kitchen, list, seenAt }: DishesProps) {
  const waiting = useWaitingWords((words) => words[kitchen.key]) ?? NO_WORDS
  const isCutOff = useConnection((connection) => connection.isCutOff)
  const [search, setSearch] = useState('')
  const [openKey, setOpenKey] = useState<string | null>(null)
  const rows = dishRows(list, waiting)
  const found = foundRows(rows, search)
  const open = rows.find(({ key }) => key === openKey)
  const clock = { timeZone: list.timeZone ?? undefined, dayEndsAt: list.dayEndsAt }
  const sections = [...new Set(rows.map(({ section }) => section))]

  const lines = (some: readonly DishRow[]) => (
    <ul className="flex flex-col gap-2">
      {some.map((row) => (
        <DishLine
          key={row.key}
          row={row}
          clock={clock}
          isCutOff={isCutOff}
          onTap={() => sayOf(kitchen, row, { isSoldOut: !row.isOut })}
          onMore={() => setOpenKey(row.key)}
        />
      ))}
    </ul>
  )

  if (rows.length === 0)
    return (
      <EmptyState title="No dishes yet">
        The dishes on your saved menus appear here. Mark the ones that run out.
      </EmptyState>
    )
  const out = found.filter(({ isOut, outOn }) => isOut || outOn.length > 0)
  return (
    <div className="flex min-h-[calc(100dvh-10rem)] flex-col gap-6 sm:min-h-0">
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
      {sections.map((section) => {
        const inIt = found.filter((row) => row.section === section && !row.isOut)
        return (
          inIt.length > 0 && (
            <section key={section} aria-labelledby={headingId(section)}>
              <h2 id={headingId(section)} className="mb-2 scroll-mt-4 font-display font-semibold text-lg">
                {section}
              </h2>
              {lines(inIt)}
            </section>
          )
        )
      })}
      {found.length === 0 && <p className="text-quiet">No dish of that name.</p>}
      <FindingBar
        search={search}
        onSearch={setSearch}
        sections={sections}
        cutOff={
          isCutOff
            ? { asOf: asOfWords(new Date(seenAt), new Date(), clock.timeZone), unsent: waiting.length }
            : null
        }
      />
      {open && (
        <SayDialog
          key={open.key}
          row={open}
          shows={list.shows}
          onSay={(saying) => sayOf(kitchen, open, saying)}
          onClose={() => setOpenKey(null)}
        />
      )}
    </div>
  )
}

function UnreadableMenus({ list: { menus } }: { list: Listed }) {
  const titles = menus.filter(({ isReadable }) => !isReadable).map(({ title }) => title)
  if (titles.length === 0) return null
  return <p className="text-quiet text-sm">The dishes of {titles.join(', ')} cannot be read.</p>
}
