import { allDiets } from '../../../reference/reference.ts'
import { meaningOf, usualMeaning } from '../../words/claim-words.ts'

type ClaimKind = 'diet' | 'allergen'

/** A word of a diet or an allergen in any language that we read, as our own tables write it; others as they are. */
function ownWord(text: string, kind: ClaimKind, meant = meaningOf(text)): string {
  if (meant?.kind !== kind || meant.key === undefined) return text
  return kind === 'allergen' ? meant.key : (allDiets.find(({ id }) => String(id) === meant.key)?.name ?? text)
}

/** The heading of a column of yes and no: `Milch`, `GF`. */
export const flagWord = (heading: string, kind: ClaimKind): string => {
  const words = heading.replace(/^contains\s/iu, '').replace(/\?$/u, '')
  const meant = meaningOf(words) ?? usualMeaning(words)
  return meant?.kind === kind ? ownWord(words, kind, meant) : heading
}

/** A cell with several: `Milch, Ei`. Letters stay as they are, for legends of houses differ. */
export const claimCell = (cell: string, kind: ClaimKind): string =>
  cell.replaceAll(/[^,;/|&+\n]+/gu, (part) => ownWord(part.trim(), kind))
