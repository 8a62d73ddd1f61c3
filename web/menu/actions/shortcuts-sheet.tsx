import { Dialog } from '../../ui/overlay/dialog.tsx'
import { isMac, keyWords, type Shortcut } from './shortcuts.ts'

export interface ShortcutsSheetProps {
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  readonly shortcuts: readonly Shortcut[]
}

export const ShortcutsSheet = ({ isOpen, onOpenChange, shortcuts }: ShortcutsSheetProps) => (
  <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title="Keyboard shortcuts" maxWidth={460}>
    <ShortcutList shortcuts={shortcuts} />
  </Dialog>
)

export const ShortcutList = ({ shortcuts }: { readonly shortcuts: readonly Shortcut[] }) => (
  <dl className="divide-y divide-rule">
    {shortcuts.map(({ name, where, keys }) => (
      <div key={name} className="flex items-baseline justify-between gap-4 py-2.5">
        <dt>
          {name}
          {where && <span className="block text-quiet text-sm">{where}</span>}
        </dt>
        <dd className="flex shrink-0 flex-wrap justify-end gap-1">
          {keys.map((combination) => (
            <Keys key={combination} keys={combination} />
          ))}
        </dd>
      </div>
    ))}
  </dl>
)

/** A combination of keys as a keyboard names it. */
export const Keys = ({ keys }: { readonly keys: string }) => (
  <kbd className="rounded-[4px] border border-edge bg-wash px-1.5 font-sans text-sm leading-6">
    {keyWords(keys, isMac())}
  </kbd>
)
