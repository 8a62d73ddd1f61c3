import { useState } from 'react'
import { claimsOf, type Statement, stateClaims } from '#domain/menu/claims/claims.ts'
import { type Contradiction, contradictionSentence } from '#domain/menu/claims/contradictions.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import type { MenuMark } from '#domain/menu/model/marks.ts'
import { refusedByRecipe } from '#domain/menu/recipes/judged-claims.ts'
import { ClaimEditor } from '../../../../menu/claims/claim-editor.tsx'
import { waitingOf } from '../../../../menu/claims/waiting.ts'
import { claimWords } from '../../../../menu/claims/words/claim-words.ts'
import { MarksButton } from '../../../../menu/marks/marks-button.tsx'
import { wordsOfItem } from '../../../../menu/marks/words-of-item.ts'
import { usePlanAllows } from '../../../../plan/use-plan.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { Popover } from '../../../../ui/overlay/popover.tsx'

export interface ReadMarksProps {
  item: MenuItem
  own: readonly MenuMark[]
  onState: (statement: Statement) => void
}

export function ReadMarks(props: ReadMarksProps) {
  const hasDiets = usePlanAllows('feature:dietaryIndicators')
  const { said, waiting, against } = wordsOfItem(props.item, props.own, hasDiets)
  const isMarked = said !== '' || waiting !== '' || against !== ''
  // A dish of which all was refused keeps the place where it was.
  const [hadMarks, setHadMarks] = useState(isMarked)
  if (isMarked && !hadMarks) setHadMarks(true)
  return isMarked || hadMarks ? <MarksOfDish {...props} hasDiets={hasDiets} /> : null
}

/** Touched, they are confirmed or changed. */
function MarksOfDish({ item, own, hasDiets, onState }: ReadMarksProps & { hasDiets: boolean }) {
  const [isOpen, setIsOpen] = useState(false)
  const [refused, setRefused] = useState<Contradiction | null>(null)
  const waiting = waitingOf(item, hasDiets)
  const state = (statement: Statement): boolean => {
    const contradiction = refusedByRecipe(stateClaims(item, statement))
    setRefused(contradiction)
    if (!contradiction) onState(statement)
    return contradiction === null
  }
  return (
    // A finger's target is higher than its line: it reaches over what is above and below.
    <div className="pointer-coarse:-mt-2.5 pointer-coarse:-mb-2">
      <Popover
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title={item.name}
        width={440}
        hasHeading
        trigger={
          <MarksButton
            item={item}
            own={own}
            hasDiets={hasDiets}
            isOpen={isOpen}
            isAlwaysShown
            tabIndex={-1}
          />
        }
      >
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys of the lines below are not meant here. */}
        <div className="flex flex-col gap-4" onKeyDown={(event) => event.stopPropagation()}>
          {waiting && (
            <div className="flex flex-wrap items-start justify-between gap-3 rounded-control bg-warn-soft px-3 py-2 text-sm">
              <p className="min-w-0 grow basis-40 text-pretty pt-1.5">
                Read from your file:{' '}
                {claimWords({ dietaryOptions: waiting.confirmed, ...waiting }, 'none').join(', ')}
              </p>
              <div className="flex gap-2">
                <Button
                  size="sm"
                  variant="secondary"
                  onClick={() => state(refusalOf(item, waiting)) && setIsOpen(false)}
                >
                  Not true<span className="sr-only"> of {item.name}</span>
                </Button>
                <Button size="sm" onClick={() => state(waiting) && setIsOpen(false)}>
                  Confirm<span className="sr-only"> {item.name}</span>
                </Button>
              </div>
            </div>
          )}
          <ClaimEditor
            item={item}
            onState={state}
            refusal={refused && contradictionSentence(item.name, refused)}
          />
        </div>
      </Popover>
    </div>
  )
}

function refusalOf(item: MenuItem, waiting: Statement): Statement {
  const { dietsOnRequest, mayContain, removable, allergens } = claimsOf({
    ...item,
    claimsToConfirm: undefined,
  })
  return {
    removed: waiting.confirmed ?? [],
    ...(waiting.allergens !== undefined && { allergens: allergens ?? null }),
    ...(waiting.mayContain !== undefined && { mayContain: mayContain ?? null }),
    ...(waiting.removable !== undefined && { removable: removable ?? null }),
    ...(waiting.dietsOnRequest !== undefined && { dietsOnRequest: dietsOnRequest ?? null }),
  }
}
