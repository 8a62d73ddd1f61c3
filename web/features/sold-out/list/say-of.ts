import type { AvailabilityEntry, ReportInput } from '#contract/restaurant/sold-out.ts'
import { randomId } from '../../../lib/random-id.ts'
import { toast } from '../../../ui/toast/toast-store.ts'
import type { Kitchen } from '../kitchen/kitchen.ts'
import { isUnderWay, sendWords } from '../waiting/send-words.ts'
import { dropWords, keepWord, waitingIn } from '../waiting/waiting-words.ts'
import type { DishRow } from './dish-rows.ts'

/** How somebody says it, where not as most do: until the end of the day, as the restaurant shows it. */
export type Saying = Pick<ReportInput['words'][number], 'isSoldOut' | 'until' | 'shows'>

const UNDO_MS = 8000

/** Says something of a dish at once, and offers to take it back. */
export function sayOf(kitchen: Kitchen, row: DishRow, saying: Saying): void {
  const id = keep(kitchen, row, row.places, saying)
  void sendWords(kitchen)
  toast({
    title: saying.isSoldOut ? `${row.name} is sold out` : `${row.name} is back`,
    durationMs: UNDO_MS,
    action: { label: 'Undo', onSelect: () => takeBack(kitchen, row, id) },
  })
}

/** A word that has not gone yet is forgotten; else what was said before is said again. */
function takeBack(kitchen: Kitchen, row: DishRow, id: string): void {
  if (waitingIn(kitchen.key).some((word) => word.id === id) && !isUnderWay(id)) {
    dropWords(kitchen.key, new Set([id]))
    return
  }
  for (const place of row.places) keep(kitchen, row, [place], before(place.word))
  void sendWords(kitchen)
}

const before = (word: AvailabilityEntry | null): Saying =>
  word?.isSoldOut
    ? {
        isSoldOut: true,
        shows: word.shows,
        until: word.until === null ? { kind: 'changed' } : { kind: 'moment', moment: word.until },
      }
    : { isSoldOut: false }

function keep(kitchen: Kitchen, { name }: DishRow, places: DishRow['places'], saying: Saying): string {
  const id = randomId(8)
  keepWord(kitchen.key, {
    id,
    dish: name,
    saidAt: Date.now(),
    places: places.map(({ menuId, itemId, word }) => ({ menuId, itemId, seenAt: word?.at ?? null })),
    ...saying,
  })
  return id
}
