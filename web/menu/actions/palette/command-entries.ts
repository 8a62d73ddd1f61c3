import { CircleHelp, History, Utensils, WandSparkles } from 'lucide-react'
import { type CommandAnswer, LONGEST_COMMAND } from '#domain/commands/answers/command.ts'
import type { Menu } from '#domain/menu/model/menu.ts'
import { sectionsAround } from '#domain/menu/model/walk.ts'
import type { DoneCommand } from '../commands/command-store.ts'
import type { PaletteEntry } from './entries.ts'
import type { FoundGroup } from './find-entries.ts'

/** What a command may be taken as: a change to look at, choices that say more, or places that answer it. */
export function commandEntries(
  answer: CommandAnswer,
  command: string,
  menu: Menu,
): FoundGroup<PaletteEntry>[] {
  switch (answer.kind) {
    case 'change':
      return [
        group([
          {
            id: 'command',
            group: 'Change this menu',
            name: answer.says.join(' '),
            note: 'Look at it first',
            icon: WandSparkles,
            does: { look: { command } },
          },
        ]),
      ]
    case 'ask':
      return [
        group(
          answer.choices.map(({ label, command: chosen }, at) => ({
            id: `command ${at}`,
            group: 'Change this menu',
            name: label,
            icon: CircleHelp,
            does: { type: chosen },
          })),
        ),
      ]
    case 'told':
      return [group(answer.places.flatMap((place) => dishEntry(menu, place)))]
    case 'refused':
    case 'unread':
      return []
  }
}

/** For what the grammar doesn't read, or names nothing on the menu by: the model may. One word is rather looked for. */
export const modelEntries = (answer: CommandAnswer, command: string): FoundGroup<PaletteEntry>[] => {
  const isUnread = answer.kind === 'unread' || (answer.kind === 'refused' && answer.isUnknown)
  if (!isUnread || !/\s/u.test(command) || command.length > LONGEST_COMMAND) return []
  return [
    group([
      {
        id: 'command model',
        group: 'Change this menu',
        name: 'Ask the AI',
        note: 'Look at it first',
        icon: WandSparkles,
        does: { ask: command },
      },
    ]),
  ]
}

/** The sentence over the entries; empty where they say all. */
export const commandSentence = (answer: CommandAnswer): string =>
  answer.kind === 'ask'
    ? answer.question
    : answer.kind === 'told' || answer.kind === 'refused'
      ? answer.sentence
      : ''

/** What was done by commands to this menu, to type it again. */
export const doneEntries = (done: readonly DoneCommand[], menuNumber: number): FoundGroup<PaletteEntry>[] => {
  const entries = done
    .filter((one) => one.menuNumber === menuNumber)
    .slice(0, SHOWN)
    .map(
      ({ command, at }, index): PaletteEntry => ({
        id: `done ${index}`,
        group: 'Typed before',
        name: command,
        note: at.toLocaleTimeString('en-US', { timeStyle: 'short' }),
        icon: History,
        does: { type: command },
      }),
    )
  return entries.length === 0 ? [] : [{ group: 'Typed before', entries, more: 0 }]
}

const SHOWN = 5

const group = (entries: readonly PaletteEntry[]): FoundGroup<PaletteEntry> => ({
  group: 'Change this menu',
  entries,
  more: 0,
})

function dishEntry(menu: Menu, place: { sectionId: number; itemId: number }): PaletteEntry[] {
  const section = menu.sections.find(({ id }) => id === place.sectionId)
  const item = section?.items.find(({ id }) => id === place.itemId)
  if (!section || !item) return []
  return [
    {
      id: `command dish ${place.sectionId} ${place.itemId}`,
      group: 'Change this menu',
      name: item.name,
      note: sectionsAround(menu.sections, section)
        .map(({ name }) => name)
        .reverse()
        .join(' › '),
      icon: Utensils,
      does: { place: { kind: 'item', ...place } },
    },
  ]
}
