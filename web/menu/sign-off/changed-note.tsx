import { TriangleAlert } from 'lucide-react'
import { signedItems } from '#domain/menu/sign-off/sign-offs.ts'
import { classNames } from '../../ui/class-names.ts'
import { useOpenMenu } from '../store/open-menu.ts'
import { changedWords } from './sign-off-words.ts'
import { useSignOffs } from './sign-offs-query.ts'

/** How many declarations have changed since they were signed, where a menu is about to go out. It stops nothing. */
export function ChangedNote({ className }: { className?: string }) {
  const menu = useOpenMenu((open) => open.menu)
  const signOffs = useSignOffs()
  if (!menu || !signOffs || signOffs.length === 0) return null
  const count = signedItems(menu, signOffs).filter(({ state }) => state === 'void').length
  if (count === 0) return null
  return (
    <p className={classNames('flex items-start gap-2 text-sm text-warn-ink', className)}>
      <TriangleAlert size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
      {changedWords(count)}
    </p>
  )
}
