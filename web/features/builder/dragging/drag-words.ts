export interface Draggable {
  readonly kind: 'item' | 'section'
  readonly id: number
  readonly name: string
  /** The list that contains it: "Desserts", "the menu". */
  readonly within: string
  readonly sectionId?: number
}

/** A place in a row, counted from 0. */
export interface RowPlace {
  readonly index: number
  readonly count: number
}

const positionWords = ({ index, count }: RowPlace): string => `position ${index + 1} of ${count}`

export const dragInstructions =
  'Press Space to pick it up. Move it with the arrow keys, press Space again to put it down, or Escape to leave it where it was.'

export const pickedUpWords = ({ name, within }: Draggable, place: RowPlace): string =>
  `Picked up ${name}: ${positionWords(place)} in ${within}.`

/** The drop target: a place in its row, another section's tab, or nothing. */
export function overWords({ kind, name }: Draggable, over: Draggable | null, place: RowPlace): string {
  if (!over) return `${name} cannot be put down here.`
  if (kind === 'item' && over.kind === 'section')
    return `Over ${over.name}: put ${name} down to move it there.`
  return `${name}: ${positionWords(place)}.`
}

export function droppedWords({ kind, name }: Draggable, over: Draggable | null, place: RowPlace): string {
  if (!over) return `${name} stays where it was.`
  if (kind === 'item' && over.kind === 'section') return `${name} is the last dish in ${over.name} now.`
  return `${name} put down at ${positionWords(place)}.`
}

export const cancelledWords = ({ name }: Draggable): string => `${name} stays where it was.`
