import { useQuery } from '@tanstack/react-query'
import { Monitor, Plus } from 'lucide-react'
import { useState } from 'react'
import type { OwnPage } from '#contract/restaurant/restaurant-pages.ts'
import { Loaded } from '../../lib/loaded.tsx'
import { askToUpgrade } from '../../plan/ask-to-upgrade.ts'
import { may } from '../../plan/own-role.ts'
import { usePlanAllows } from '../../plan/use-plan.ts'
import { Button } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/waiting/empty-state.tsx'
import { BoardCard } from './board-card.tsx'
import { BoardDialog } from './dialog/board-dialog.tsx'
import { boardsQuery } from './known/boards-query.ts'

const BOARDS = 'feature:boards'

function BoardsTab({ stored: page }: { stored: OwnPage }) {
  const boards = useQuery(boardsQuery(page.restaurantId))
  const [isAdding, setIsAdding] = useState(false)
  const mayChange = usePlanAllows(BOARDS)
  const add = may('share') && (
    <Button icon={Plus} onClick={() => (mayChange ? setIsAdding(true) : askToUpgrade(BOARDS))}>
      Add a board
    </Button>
  )
  return (
    <>
      <Loaded query={boards} what="your boards">
        {(listed) =>
          listed.length === 0 ? (
            <EmptyState icon={Monitor} title="No boards yet" action={add}>
              A board fills a screen on the wall with what is served now. It turns its pages, changes with
              your schedules, and shows within two seconds what is sold out.
            </EmptyState>
          ) : (
            <>
              <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
                <p className="max-w-prose text-pretty text-quiet">
                  Open the address of a board on the screen&apos;s browser and click once to fill it.
                  {page.isOpen || ' Your page is closed: only you see its boards.'}
                </p>
                {add}
              </div>
              <ul className="grid gap-6 lg:grid-cols-2">
                {listed.map((board) => (
                  <li key={board.id}>
                    <BoardCard board={board} page={page} mayChange={mayChange} />
                  </li>
                ))}
              </ul>
            </>
          )
        }
      </Loaded>
      <BoardDialog page={page} isOpen={isAdding} onClose={() => setIsAdding(false)} />
    </>
  )
}

export const boards = {
  place: 80,
  id: 'boards',
  name: 'Boards',
  tab: 'boards',
  needs: 'see',
  Panel: BoardsTab,
} as const
