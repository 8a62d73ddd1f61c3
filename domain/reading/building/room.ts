import type { ItemDraft, SectionDraft } from './drafts.ts'

/** Something that was read and that the menu has no room for. */
export interface Leftover {
  readonly code: 'too_long' | 'too_many'
  /** What was left out: the end of a text, the words of a part, or an amount. */
  readonly text: string
  /** Where it was read into; absent for what belongs to the whole menu. */
  readonly owner?: ItemDraft | SectionDraft
  /** The line that it is on, where that is known. */
  readonly at?: number
}

/** Fits texts and lists into the limits of the model, and keeps account of what is left over. */
export class Room {
  readonly leftovers: Leftover[]
  private readonly owner: ItemDraft | SectionDraft | undefined

  constructor(leftovers: Leftover[] = [], owner?: ItemDraft | SectionDraft) {
    this.leftovers = leftovers
    this.owner = owner
  }

  /** The same account, for what belongs to a section or to an item. */
  of(owner: ItemDraft | SectionDraft): Room {
    return new Room(this.leftovers, owner)
  }

  /**
   * As much of a text as fits, up to the end of a word.
   * @param at the line that it is on, where it is known
   */
  text(written: string, most: number, at?: number): string {
    const text = written.trim()
    if (text.length <= most) return text
    const kept = startOf(text, most)
    this.leave('too_long', text.slice(kept.length).trim(), at)
    return kept.trim()
  }

  /**
   * As many of a list as fit.
   * @param wordsOf what one of them says, to find the line that it is on
   * @param lineOf that line, where it is known
   */
  list<T>(
    list: readonly T[],
    most: number,
    wordsOf: (one: T) => string,
    lineOf?: (one: T) => number,
  ): readonly T[] {
    for (const one of list.slice(most)) this.leave('too_many', wordsOf(one), lineOf?.(one))
    return list.slice(0, most)
  }

  leave(code: Leftover['code'], text: string, at?: number): void {
    this.leftovers.push({
      code,
      text,
      ...(this.owner && { owner: this.owner }),
      ...(at !== undefined && { at }),
    })
  }
}

/** The beginning of a text, cut between words where one ends near the limit, and never within a sign. */
export function startOf(text: string, most: number): string {
  if (text.length <= most) return text
  const space = text.lastIndexOf(' ', most)
  if (space > most / 2) return text.slice(0, space)
  return text.slice(0, /[\uD800-\uDBFF]/u.test(text.charAt(most - 1)) ? most - 1 : most)
}
