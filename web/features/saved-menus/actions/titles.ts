import { MENU_TEXT_LIMITS } from '#domain/menu/model/limits.ts'

export interface MenuTitles {
  readonly title: string
  readonly dateLine: string
}

export function titleProblem(what: 'title' | 'date line', typed: string): string | undefined {
  const length = [...typed.trim()].length
  if (length <= MENU_TEXT_LIMITS.title) return undefined
  return `A ${what} has at most ${MENU_TEXT_LIMITS.title} characters. This one has ${length}.`
}

const COPY = ' (copy)'

/** Titles of a copy until its owner changes them: distinguished by the title, which has room for that. */
export const titlesOfCopy = ({ title, dateLine }: MenuTitles): MenuTitles => ({
  title: title ? `${[...title].slice(0, MENU_TEXT_LIMITS.title - COPY.length).join('')}${COPY}` : 'Copy',
  dateLine,
})
