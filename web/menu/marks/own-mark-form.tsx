import { Plus } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import type { ItemPlace } from '#domain/menu/editing/edits.ts'
import { addOwnMark } from '#domain/menu/editing/marking/add-own-mark.ts'
import { MENU_SIZE_LIMITS, MENU_TEXT_LIMITS } from '#domain/menu/model/limits.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { tryEdit } from '../editing/try-edit.ts'
import { useOpenMenu } from '../store/open-menu.ts'

export interface OwnMarkFormProps {
  readonly places?: readonly ItemPlace[]
  readonly onAdded?: () => void
}

/** Adds a mark of the owner's own: a letter or a sign, and the words by which the legend explains it. */
export function OwnMarkForm({ places = [], onAdded }: OwnMarkFormProps) {
  const [symbol, setSymbol] = useState('')
  const [meaning, setMeaning] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const sign = useRef<HTMLInputElement>(null)
  const own = useOpenMenu((open) => open.menu?.marks) ?? []

  const add = (event: FormEvent) => {
    event.preventDefault()
    // A portal's events reach the forms around it in React.
    event.stopPropagation()
    const words = { symbol: symbol.trim(), meaning: meaning.trim() }
    const refused = refusalOf(words, own) ?? tryEdit((menu) => addOwnMark(menu, words, places))
    setProblem(refused)
    if (refused !== null) {
      sign.current?.focus()
      return
    }
    setSymbol('')
    setMeaning('')
    onAdded?.()
  }

  return (
    <form noValidate onSubmit={add} className="grid grid-cols-[5rem_minmax(0,1fr)_auto] items-start gap-2">
      <TextField
        ref={sign}
        label="Sign"
        autoComplete="off"
        maxLength={MENU_TEXT_LIMITS.sign}
        value={symbol}
        onChange={({ target }) => setSymbol(target.value)}
      />
      <TextField
        label="Meaning"
        autoComplete="off"
        maxLength={MENU_TEXT_LIMITS.sectionName}
        value={meaning}
        onChange={({ target }) => setMeaning(target.value)}
      />
      <Button type="submit" variant="secondary" icon={Plus} className="mt-6">
        Add<span className="sr-only"> mark</span>
      </Button>
      {problem && (
        <p role="alert" className="col-span-full text-bad text-sm">
          {problem}
        </p>
      )}
    </form>
  )
}

function refusalOf(
  { symbol }: { readonly symbol: string },
  own: readonly { readonly kind: string; readonly symbol: string }[],
): string | null {
  if (symbol === '') return 'Enter a letter or sign to print next to the name.'
  if (own.some((mark) => mark.kind === 'own' && mark.symbol === symbol))
    return `This menu already has the mark “${symbol}”.`
  return own.length >= MENU_SIZE_LIMITS.marks
    ? `A menu explains at most ${MENU_SIZE_LIMITS.marks} marks.`
    : null
}
