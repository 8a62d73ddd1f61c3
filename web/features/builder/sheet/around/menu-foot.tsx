import { Plus } from 'lucide-react'
import { addNotice, proposedNotices } from '#domain/menu/editing/menu-edits.ts'
import type { Menu } from '#domain/menu/model/menu.ts'
import { useOpenMenu } from '../../../../menu/store/open-menu.ts'
import { Button } from '../../../../ui/button.tsx'

/** What is printed at the foot of a menu, and the notices that it should have by what its items say. */
export function MenuFoot({ menu }: { menu: Menu }) {
  const { notices, contact = {} } = menu
  const proposed = proposedNotices(menu)
  const reached = [contact.address, contact.phone, contact.hours, contact.web].filter(Boolean).join(' · ')
  if (notices.length === 0 && proposed.length === 0 && reached === '') return null
  return (
    <footer className="mt-8 flex flex-col gap-2 border-rule border-t pt-4 text-quiet text-sm">
      {notices.map(({ id, text, secondText }) => (
        <p key={id} className="whitespace-pre-line text-pretty">
          {text}
          {secondText && <span className="block">{secondText}</span>}
        </p>
      ))}
      {proposed.map((notice) => (
        <div
          key={notice.text}
          className="flex flex-wrap items-center justify-between gap-2 rounded-control border border-warn/30 bg-warn-soft px-4 py-3 text-ink"
        >
          <p className="min-w-0 flex-1 basis-60">
            This menu has raw dishes and no warning about them. “{notice.text}”
          </p>
          <Button
            variant="secondary"
            size="sm"
            icon={Plus}
            onClick={() => useOpenMenu.getState().edit((present) => addNotice(present, notice))}
          >
            Add this advisory
          </Button>
        </div>
      ))}
      {reached && <p>{reached}</p>}
    </footer>
  )
}
