import { Search } from 'lucide-react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Menu } from '#domain/menu/model/menu.ts'
import type { PlaceTarget } from '#domain/preflight/telling/places.ts'
import { useCurrentUser } from '../../../lib/current-user.ts'
import { installation } from '../../../lib/installation.ts'
import { useMay } from '../../../plan/own-role.ts'
import { classNames } from '../../../ui/class-names.ts'
import { controlClass } from '../../../ui/form/field.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import type { OfferedAction } from '../action.ts'
import { lookAtCommand } from '../commands/command-store.ts'
import { commandToNote, noteOutcome } from '../commands/note-command.ts'
import { closePanel } from '../open-panel.ts'
import { Keys } from '../shortcuts-sheet.tsx'
import { entriesOf, type PaletteEntry } from './entries.ts'
import { findEntries } from './find-entries.ts'
import { PaletteStatus } from './palette-status.tsx'
import { useAskedCommand } from './use-asked-command.ts'
import { useAskedModel } from './use-asked-model.ts'
import { useFoundOnMenus } from './use-found-on-menus.ts'

export interface PaletteProps {
  readonly actions: readonly OfferedAction[]
  readonly menu: Menu | null
  readonly onGo: (place: PlaceTarget) => void
}

const LABEL = 'Find a dish, a section, a screen or an action'

/** Finds what can be done at a step, the places of the open menu and those of all saved ones, by typed words. */
export function Palette({ actions, menu, onGo }: PaletteProps) {
  const [isOpen, setIsOpen] = useState(true)
  const [typed, setTyped] = useState('')
  const [activeId, setActiveId] = useState<string | null>(null)
  const box = useRef<HTMLInputElement>(null)
  const chosen = useRef<PaletteEntry['does'] | null>(null)
  const navigate = useNavigate()
  const listId = useId()
  const user = useCurrentUser()
  const { groups: found, isSearching } = useFoundOnMenus(typed, Boolean(user))
  const mayAsk = useMay('edit words') && Boolean(user) && installation().asksAi
  const asked = useAskedCommand(typed, menu, mayAsk)
  const model = useAskedModel((look) => leaveWith({ look }))
  const sentence = model.sentence || asked.sentence
  const here = findEntries(entriesOf(actions, menu, user), typed)
  // What is called so, as `Dish number 7`, is rather looked for.
  const isName = here.some(({ group }) => group === 'Dishes' || group === 'Sections') && typed !== ''
  const own = isName ? [...here, ...asked.groups] : [...asked.groups, ...here]
  const groups = [...own, ...asked.model, ...found]
  const entries = groups.flatMap((group) => group.entries)
  const active = entries.find(({ id }) => id === activeId) ?? entries[0]
  const optionId = ({ id }: PaletteEntry) => `${listId} ${id}`.replace(/[^\w-]+/g, '-')

  const type = (words: string) => {
    model.forget()
    setTyped(words)
    setActiveId(null)
  }
  const stopAsking = () => {
    model.stop()
    box.current?.focus()
  }
  const leaveWith = (does: PaletteEntry['does']) => {
    chosen.current = does
    setIsOpen(false)
  }
  const choose = (entry: PaletteEntry | undefined) => {
    if (!entry && asked.refusal) noteOutcome(commandToNote(typed.trim()), 'refused', asked.refusal)
    if (!entry || entry.whyNot) return
    const { does } = entry
    if ('type' in does) type(does.type)
    else if (!('ask' in does)) leaveWith(does)
    else if (menu && !model.isAsking) model.ask({ command: does.ask, menu })
  }
  /** Once the focus is back, so that a dialog which it opens gives it back to the same place. */
  const doChosen = () => {
    closePanel()
    const does = chosen.current
    if (!does) return
    if ('press' in does) does.press()
    else if ('href' in does) navigate(does.href)
    else if ('look' in does) lookAtCommand(does.look)
    else if ('place' in does) {
      // The place takes the focus.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      onGo(does.place)
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0 && active) {
      const next = entries.at((entries.indexOf(active) + step) % entries.length)
      if (!next) return
      setActiveId(next.id)
      document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' })
    } else if (event.key === 'Enter') choose(active)
    else if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)) setIsOpen(false)
    else return
    event.preventDefault()
  }

  return (
    <Dialog isOpen={isOpen} onOpenChange={setIsOpen} onClosed={doChosen} title="Find" maxWidth={560}>
      <div className="relative mt-1 flex items-center">
        <Search size={16} aria-hidden="true" className="pointer-events-none absolute left-3 text-quiet" />
        <input
          ref={box}
          role="combobox"
          aria-label={LABEL}
          aria-expanded={entries.length > 0}
          aria-controls={listId}
          aria-activedescendant={active && optionId(active)}
          aria-autocomplete="list"
          placeholder={menu ? 'Find, or type a change: raise pasta by 1' : 'Dish, section, screen or action'}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => type(target.value)}
          onKeyDown={onKeyDown}
          className={classNames(controlClass, 'h-11 w-full pl-9')}
        />
      </div>
      <PaletteStatus
        sentence={sentence}
        count={entries.length}
        nothing={isSearching ? 'Searching your menus…' : `Nothing is called “${typed.trim()}”.`}
        stopAsking={model.isAsking ? stopAsking : undefined}
      />
      <div
        id={listId}
        role="listbox"
        aria-label="Results"
        className="-mx-2 mt-2 h-[min(50dvh,26rem)] overflow-y-auto overscroll-contain"
      >
        {groups.map(({ group, entries: members, more }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be part of a listbox.
          <div key={group} role="group" aria-label={group}>
            <p aria-hidden="true" className="px-2 pt-3 pb-1 font-medium text-quiet text-sm">
              {group}
            </p>
            {members.map((entry) => (
              <Option
                key={entry.id}
                id={optionId(entry)}
                entry={entry}
                isActive={entry === active}
                onActive={() => setActiveId(entry.id)}
                onChoose={() => choose(entry)}
              />
            ))}
            {more > 0 && (
              <p aria-hidden="true" className="px-2 py-1 text-quiet text-sm">
                {Number.isFinite(more) ? `${more} more: type on` : 'More: type on'}
              </p>
            )}
          </div>
        ))}
      </div>
    </Dialog>
  )
}

interface OptionProps {
  readonly id: string
  readonly entry: PaletteEntry
  readonly isActive: boolean
  readonly onActive: () => void
  readonly onChoose: () => void
}

function Option({
  id,
  entry: { name, note, icon: Icon, keys, whyNot },
  isActive,
  onActive,
  onChoose,
}: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys go to the box, which names this as active.
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      aria-disabled={Boolean(whyNot)}
      onPointerMove={onActive}
      // The box keeps the focus.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className={classNames(
        'flex min-h-10 cursor-pointer items-center gap-3 rounded-control px-2 py-1.5 text-sm pointer-coarse:min-h-11',
        isActive && 'bg-wash',
        whyNot && 'cursor-default text-quiet',
      )}
    >
      <Icon size={16} aria-hidden="true" className="shrink-0" />
      <span className="min-w-0 grow">
        {name}
        {whyNot && <span className="block">{whyNot}</span>}
      </span>
      {note && <span className="max-w-[45%] shrink-0 truncate text-quiet">{note}</span>}
      {keys && (
        <span aria-hidden="true" className="shrink-0 pointer-coarse:hidden">
          <Keys keys={keys} />
        </span>
      )}
    </div>
  )
}
