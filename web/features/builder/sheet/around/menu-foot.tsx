import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useShallow } from 'zustand/react/shallow'
import { addNotice, proposedNotices, rewriteNotice } from '#domain/menu/editing/menu-edits.ts'
import { MENU_SIZE_LIMITS, MENU_TEXT_LIMITS } from '#domain/menu/model/limits.ts'
import { newMenu } from '#domain/menu/model/menu.ts'
import { useOpenMenu } from '../../../../menu/store/open-menu.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import { SheetText } from './sheet-text.tsx'

/** The key of the notice that is being written for the first time. */
const NEW = 'new'

const nothing = newMenu()

/** What is printed at the foot of a menu, each notice changed where it is, and those that it should have by what its items say. */
export function MenuFoot() {
  const { notices, contact = {} } = useOpenMenu(
    useShallow(({ menu }) => ({ notices: menu?.notices ?? nothing.notices, contact: menu?.contact })),
  )
  // One at most, the advisory about raw dishes.
  const advisory = useOpenMenu(({ menu }) => menu && proposedNotices(menu)[0]?.text)
  const reached = [contact.address, contact.phone, contact.hours, contact.web].filter(Boolean).join(' · ')
  const isEmpty = notices.length === 0 && !advisory && reached === ''
  const [edited, setEdited] = useState<string | null>(null)
  const { edit } = useOpenMenu.getState()
  const inline = (key: string, label: string) => ({
    label,
    isEditing: edited === key,
    onEditing: (opens: boolean) => setEdited((now) => (opens ? key : now === key ? null : now)),
    isMultiline: true,
    maxLength: MENU_TEXT_LIMITS.note,
    className: 'text-pretty whitespace-pre-line',
  })
  return (
    <footer
      className={classNames(
        'group/foot mt-8 flex flex-col gap-2 text-quiet text-sm',
        !isEmpty && 'border-rule border-t pt-4',
      )}
    >
      {notices.map(({ id, text, secondText }, at) => (
        <div key={id} className="whitespace-pre-line text-pretty">
          <SheetText
            {...inline(id, `Notice ${at + 1}`)}
            value={text}
            onSave={(typed) => edit((present) => rewriteNotice(present, id, typed))}
          />
          {secondText && <p>{secondText}</p>}
        </div>
      ))}
      <SheetText
        {...inline(NEW, 'New notice')}
        value=""
        onSave={(typed) => {
          const text = typed.trim()
          if (text) edit((present) => addNotice(present, { kind: 'text', text }))
        }}
      />
      {advisory && (
        <div className="flex flex-wrap items-center justify-between gap-2 rounded-control border border-warn/30 bg-warn-soft px-4 py-3 text-ink">
          <p className="min-w-0 flex-1 basis-60">
            This menu has raw dishes and no warning about them. “{advisory}”
          </p>
          <Button
            variant="secondary"
            size="sm"
            icon={Plus}
            onClick={() => edit((present) => addNotice(present, { kind: 'advisory', text: advisory }))}
          >
            Add this advisory
          </Button>
        </div>
      )}
      {reached && <p>{reached}</p>}
      {notices.length < MENU_SIZE_LIMITS.notices && edited !== NEW && (
        <Button
          variant="quiet"
          size="sm"
          icon={Plus}
          onClick={() => setEdited(NEW)}
          className="self-center text-quiet opacity-0 transition-opacity focus-visible:opacity-100 group-hover/foot:opacity-100 pointer-coarse:opacity-100"
        >
          Notice
        </Button>
      )}
    </footer>
  )
}
