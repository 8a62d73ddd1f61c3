import { ChevronDown } from 'lucide-react'
import type { LineRole } from '#domain/reading/layout/role.ts'
import type { ReviewRow } from '#domain/reading/review/read-work.ts'
import {
  DropdownMenu,
  DropdownMenuItem,
  DropdownMenuSeparator,
} from '../../../../../ui/overlay/dropdown-menu.tsx'
import { choicesFor, roleName } from '../words/role-words.ts'
import { flatText } from '../words/shown-text.ts'

export function RoleMenu({ row, onSay }: { row: ReviewRow; onSay: (role: LineRole | null) => void }) {
  return (
    <DropdownMenu
      align="start"
      label={`What “${flatText(row.text)}” is`}
      trigger={
        <button
          type="button"
          tabIndex={-1}
          aria-label={`${roleName(row)}. Change what this line is`}
          className="inline-flex min-h-8 items-center gap-1 rounded-control px-2 text-left text-quiet text-sm hover:bg-wash pointer-coarse:min-h-11"
        >
          {roleName(row)}
          <ChevronDown size={16} aria-hidden="true" className="shrink-0" />
        </button>
      }
    >
      {choicesFor(row).map(({ role, key, label }) => (
        <DropdownMenuItem key={role} onSelect={() => onSay(role)}>
          <span className="grow">{label}</span>
          <kbd className="ml-6 font-sans text-quiet text-sm uppercase">{key}</kbd>
        </DropdownMenuItem>
      ))}
      {row.isSaid && (
        <>
          <DropdownMenuSeparator />
          <DropdownMenuItem onSelect={() => onSay(null)}>As Carte read it</DropdownMenuItem>
        </>
      )}
    </DropdownMenu>
  )
}
