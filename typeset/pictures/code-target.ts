import { matrixWords } from '#domain/menu/allergen-matrix/words/matrix-words.ts'
import { menuWords } from '#domain/menu/printed/words/menu-words.ts'
import type { MenuWords } from '#domain/menu/printed/words/words.ts'
import type { TypesetInput } from '../job/job.ts'

interface CodeTarget {
  /** Where the code leads; undefined before the menu is shared. */
  readonly link: string | undefined
  /** The words of the menu's language, with what is next to this code. */
  readonly words: MenuWords
}

/**
 * Returns where the code of a menu leads, with the words next to it: to the menu, or to the table of its
 * allergens, whose page is below that of the menu.
 * @param drawn a text of which every character has a shape
 */
export function codeTarget(
  { link, design, menu }: Pick<TypesetInput, 'link' | 'design' | 'menu'>,
  drawn: (text: string) => string,
): CodeTarget {
  const words = menuWords(menu.language)
  if (design.qrCodeOpens === 'menu') return { link, words }
  return {
    link: link && `${link}/allergens`,
    words: { ...words, onPhone: drawn(matrixWords(menu.language).scan) },
  }
}
