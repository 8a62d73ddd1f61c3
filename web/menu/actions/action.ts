import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { names } from '#domain/text/names.ts'
import type { ButtonVariant } from '../../ui/button/button-class.ts'
import { toast } from '../../ui/toast/toast-store.ts'

/** Something that can be done with the open menu: bars, ⋯ menus, keys, shortcuts and the palette read it. */
export type Action<Context> = ActionBase<Context> &
  (
    | { readonly perform: (context: Context) => void }
    | { readonly href: (context: Context) => string; readonly keys?: never }
    | { readonly items: (context: Context) => ReactNode; readonly keys?: never }
  )

export interface ActionBase<Context> {
  /** Unique in the list of a step. */
  readonly key: string
  /** What the list of shortcuts calls it; every control too, where it has no label. */
  readonly name: string
  readonly label?: (context: Context) => string
  readonly icon: LucideIcon
  /** As `tinykeys` reads them: `$mod` is Command on a Mac, else Control. The first one is shown. */
  readonly keys?: readonly string[]
  /** Where its keys work in addition to the page: while a text is typed, or in dialogs too. */
  readonly keysWork?: 'in texts' | 'everywhere'
  /** Of no use without a keyboard: a touch screen's ⋯ menu leaves it out. */
  readonly needsKeyboard?: true
  readonly searchWords?: string
  /** Whether the role of the person has it at all: else it is nowhere. Absent: every role that may edit. */
  readonly isAllowed?: () => boolean
  /** Why it isn't possible now, in a sentence; null where it is. */
  readonly whyNot?: (context: Context) => string | null
  /** The title of the message that answers a press while it isn't possible. Without one its controls are unavailable. */
  readonly refusal?: string
  readonly isPending?: (context: Context) => boolean
  readonly pendingLabel?: string
  /** The number of things to fix, shown with its label; null while it is unknown. */
  readonly count?: (context: Context) => number | null
  /** What a press does that its label does not say: the tooltip of its button, a second line in the ⋯ menu. */
  readonly hint?: (context: Context) => string | undefined
  /** How it looks in the bar; false where it isn't in the bar. */
  readonly bar?: (context: Context) => BarLook | false
  /** Its part of the ⋯ menu. A group alone means: wherever the bar doesn't have it. */
  readonly more?: MoreGroup | ((context: Context) => MoreGroup | false)
}

export interface BarLook {
  readonly variant: ButtonVariant
  /** Before or after the label; alone, the label is only read aloud. */
  readonly icon?: 'before' | 'after' | 'alone'
  readonly label?: string
  readonly className?: string | undefined
}

/** The parts of a ⋯ menu, in order. Those of `exports` are unfolded. */
export const moreGroups = names('find, onward, history, views, work, exports, menu, screens')
export type MoreGroup = (typeof moreGroups)[number]

export function moreGroupOf<C>({ bar, more }: ActionBase<C>, context: C): MoreGroup | false {
  if (typeof more === 'function') return more(context)
  return more !== undefined && !bar?.(context) && more
}

/** The actions of a step that the role of the person has. */
export const allowedOf = <C>(actions: readonly Action<C>[]): readonly Action<C>[] =>
  actions.filter(({ isAllowed }) => isAllowed?.() ?? true)

export const labelOf = <C>(action: Action<C>, context: C): string => action.label?.(context) ?? action.name

/** Returns whether its controls are greyed out: a press would neither do nor say anything. */
export const isUnavailable = <C>(action: Action<C>, context: C): boolean =>
  action.refusal === undefined && (action.whyNot?.(context) ?? null) !== null

export interface OfferedAction extends Pick<ActionBase<never>, 'key' | 'icon' | 'keys' | 'searchWords'> {
  readonly label: string
  readonly whyNot: string | null
  /** Does it, or leads to its screen. */
  readonly does: { readonly press: () => void } | { readonly href: string }
}

/** What a step offers now. A choice is left out: what it has is in the list too. */
export const offeredOf = <C>(actions: readonly Action<C>[], context: C): OfferedAction[] =>
  actions.flatMap((action) => {
    if ('items' in action) return []
    const { key, icon, keys, searchWords } = action
    return [
      {
        key,
        icon,
        ...(keys && { keys }),
        ...(searchWords && { searchWords }),
        label: labelOf(action, context),
        whyNot: action.whyNot?.(context) ?? null,
        does: 'href' in action ? { href: action.href(context) } : { press: () => press(action, context) },
      },
    ]
  })

/** Does it where it is possible, else says why not. A choice or a link has controls that do it by themselves. */
export function press<C>(action: Action<C>, context: C): void {
  const reason = action.whyNot?.(context) ?? null
  if (reason === null) {
    if ('perform' in action) action.perform(context)
  } else if (action.refusal !== undefined)
    toast({ variant: 'destructive', title: action.refusal, description: reason })
}
