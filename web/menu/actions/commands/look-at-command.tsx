import { useEffect, useMemo, useState } from 'react'
import type { AvailabilityWord, CommandAnswer } from '#domain/commands/answers/command.ts'
import type { LeftSentence, ReadSentences } from '#domain/commands/read-sentences.ts'
import { compareMenus } from '#domain/menu/comparing/compare-menus.ts'
import { comparisonRows } from '#domain/menu/comparing/comparison-rows.ts'
import { mergeMenus } from '#domain/menu/merging/merge-menus.ts'
import type { Menu } from '#domain/menu/model/menu.ts'
import { counted } from '#domain/text/listed.ts'
import { Button } from '../../../ui/button/button.tsx'
import { SelectField } from '../../../ui/form/select-field.tsx'
import { Dialog, DialogActions } from '../../../ui/overlay/dialog.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { ComparisonTable } from '../../comparing/comparison-table.tsx'
import { tellRefusedEdit } from '../../editing/tell-refused-edit.ts'
import { undoAction } from '../../editing/undo-action.ts'
import { sayWords } from '../../live/say-in-editor.ts'
import { useOpenMenu } from '../../store/open-menu.ts'
import { type LookedAt, lookAtCommand, noteDone, stopLooking, useCommands } from './command-store.ts'
import { commandToNote, type NotedCommand, noteOutcome } from './note-command.ts'
import { readCommandHere, readSentencesHere } from './read-command-here.ts'

type Change = Extract<CommandAnswer, { kind: 'change' }>

export function LookAtCommand() {
  const looked = useCommands((all) => all.looked)
  const menu = useOpenMenu((open) => open.menu)
  const read = useMemo(() => (looked && menu ? readHere(looked, menu) : null), [looked, menu])
  if (!looked || !menu || !read?.change) return null
  const { change, left } = read
  return (
    <Dialog
      isOpen
      onOpenChange={stopLooking}
      title="Change This Menu"
      description={change.says.join(' ')}
      maxWidth={720}
    >
      {looked.sentences && <ByModel command={looked.command} left={left} />}
      <RoundTo command={looked.command} roundings={change.roundings ?? []} />
      <Look key={looked.command} command={looked.command} menu={menu} change={change} />
    </Dialog>
  )
}

function readHere({ command, sentences }: LookedAt, menu: Menu): ReadSentences {
  if (sentences) return readSentencesHere(sentences, menu)
  const answer = readCommandHere(command, menu)
  return { change: answer.kind === 'change' ? answer : null, left: [] }
}

/** Where the words come from, and what of them does nothing. */
function ByModel({ command, left }: { command: string; left: readonly LeftSentence[] }) {
  return (
    <div className="mb-3 text-sm">
      <p>The AI read “{command}” like this. Check each line.</p>
      {left.length > 0 && (
        <>
          <p className="mt-2">Left out:</p>
          <ul className="list-disc pl-5 text-quiet">
            {left.map(({ sentence, why }) => (
              <li key={sentence} className="[overflow-wrap:anywhere]">
                “{sentence}”. {why}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

function RoundTo({ command, roundings }: { command: string; roundings: NonNullable<Change['roundings']> }) {
  if (roundings.length === 0) return null
  const chosen = roundings.find((rounding) => rounding.command === command) ?? roundings[0]
  return (
    <SelectField
      label="Round to"
      className="mb-4"
      value={chosen?.command}
      options={roundings.map(({ label, command: value }) => ({ label, value }))}
      onChange={({ target }) => lookAtCommand({ command: target.value })}
    />
  )
}

function Look({ command, menu, change }: { command: string; menu: Menu; change: Change }) {
  const isSaved = useOpenMenu((open) => open.savedAs !== null)
  const [noted] = useState(() => commandToNote(command, change.says))
  useEffect(() => noteOutcome(noted, 'proposed'), [noted])
  const rows = useMemo(
    () => comparisonRows(compareMenus(menu, change.menu, { isOneMenu: true })),
    [menu, change],
  )
  const nothing = rows.length + change.words.length === 0
  const needsSave = change.words.length > 0 && !isSaved
  return (
    <>
      <p role="status" className="mb-3 text-quiet text-sm">
        {nothing ? 'Your menu says all of this already.' : changeWords(rows.length, change.words.length)}
      </p>
      {change.words.length > 0 && <Words words={change.words} menu={menu} />}
      {needsSave && <p>Save the menu first; guests don’t see it yet.</p>}
      {rows.length > 0 && (
        <ComparisonTable
          caption="What changes"
          rows={rows}
          currency={menu.currency}
          sides={{ before: 'Now', after: 'After' }}
        />
      )}
      <DialogActions>
        <Button variant="secondary" onClick={stopLooking}>
          Cancel
        </Button>
        <Button disabled={nothing || needsSave} onClick={() => apply(noted, menu, change)}>
          Apply
        </Button>
      </DialogActions>
    </>
  )
}

const changeWords = (rows: number, words: number): string =>
  [
    rows > 0 && `${counted(rows, 'change')} to the menu. You can undo this.`,
    words > 0 && 'Guests see at once what is sold out and what is back.',
  ]
    .filter(Boolean)
    .join(' ')

const Words = ({ words, menu }: { words: readonly AvailabilityWord[]; menu: Menu }) => (
  <ul className="mb-4 divide-y divide-rule">
    {words.map(({ place, isSoldOut, until, shows }) => (
      <li key={`${place.sectionId} ${place.itemId}`} className="flex justify-between gap-4 py-1.5">
        <span className="min-w-0 [overflow-wrap:anywhere]">{nameAt(menu, place)}</span>
        <span className="shrink-0 text-quiet">
          {!isSoldOut ? 'Back' : `${shows === 'hidden' ? 'Hidden' : 'Sold out'} ${untilWords(until)}`}
        </span>
      </li>
    ))}
  </ul>
)

const nameAt = (menu: Menu, { sectionId, itemId }: AvailabilityWord['place']): string =>
  menu.sections.find(({ id }) => id === sectionId)?.items.find(({ id }) => id === itemId)?.name ?? ''

function untilWords(until: AvailabilityWord['until']): string {
  if (until.kind === 'changed') return 'until you say otherwise'
  if (until.kind !== 'day') return 'until the end of the day'
  const day = new Date(`${until.day}T12:00:00`)
  return `through ${day.toLocaleDateString('en-US', { weekday: 'long', month: 'long', day: 'numeric' })}`
}

function apply(noted: NotedCommand, menu: Menu, { menu: after, words, says }: Change): void {
  stopLooking()
  const isUndone = () => noteOutcome(noted, 'undone')
  if (after !== menu) {
    if (tellRefusedEdit(() => after)) return
    const undo = undoAction((present) => takenBack(menu, after, present))
    const takeBack = () => {
      isUndone()
      undo.onSelect()
    }
    toast({
      title: 'Menu changed',
      description: says.join(' '),
      action: { ...undo, onSelect: takeBack },
    })
  }
  if (words.length > 0) {
    const said = words.map((word) => ({ ...word, itemId: word.place.itemId, name: nameAt(menu, word.place) }))
    void sayWords(said, isUndone)
  }
  noteOutcome(noted, 'applied')
  noteDone({ command: noted.words, says, at: new Date(), menuNumber: useOpenMenu.getState().menuNumber })
}

/** The menu without what the command did; what was changed since stays. */
function takenBack(before: Menu, after: Menu, present: Menu): Menu {
  const { restaurant } = useOpenMenu.getState()
  const { merged } = mergeMenus(
    { ...after, restaurant },
    { ...present, restaurant },
    { ...before, restaurant },
  )
  const { restaurant: _, ...menu } = merged
  return menu
}
