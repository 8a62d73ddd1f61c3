import type { MenuItem } from '#domain/menu/model/item.ts'
import { signedItems } from '#domain/menu/sign-off/sign-offs.ts'
import { useOpenMenu } from '../store/open-menu.ts'
import { signOffWords } from './sign-off-words.ts'
import { useSignOffs } from './sign-offs-query.ts'

export function SignOffNote({ item }: { item: MenuItem }) {
  const menu = useOpenMenu((open) => open.menu)
  const signOffs = useSignOffs()
  const section = menu?.sections.find(({ items }) => items.some(({ id }) => id === item.id))
  if (!menu || !section || !signOffs) return null
  const [signed] = signedItems({ ...menu, sections: [{ ...section, items: [item] }] }, signOffs)
  if (!signed || signed.state === 'undeclared') return null
  return <p className="text-quiet text-sm">{signOffWords(signed.state, signed.signOff)}.</p>
}
