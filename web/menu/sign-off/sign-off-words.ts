import type { SignOff, SignOffState } from '#domain/menu/sign-off/sign-offs.ts'
import { formatDate } from '#domain/text/format-date.ts'

export function signOffWords(state: SignOffState, signOff: SignOff | null): string {
  if (state === 'undeclared') return 'Not declared'
  if (!signOff || state === 'open') return 'Not signed'
  const signer = signOff.account === null ? `${signOff.name} (account gone)` : signOff.name
  const day = formatDate(signOff.at, { style: 'medium' })
  return state === 'void' ? `Changed since ${signer} signed it on ${day}` : `Signed by ${signer} on ${day}`
}

/** Of a whole menu, before it goes out. */
export const changedWords = (count: number): string =>
  count === 1
    ? '1 declaration has changed since it was signed.'
    : `${count} declarations have changed since they were signed.`
