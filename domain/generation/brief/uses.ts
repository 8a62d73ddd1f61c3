import { findIngredient } from '../../catalogue/ingredients/find-ingredient.ts'
import { ingredients as lexicon } from '../../catalogue/ingredients/index.ts'
import type { MenuBrief } from './brief.ts'

/** `Use squash`, `please use up the kale and chestnuts`. */
const USE = /^(?:please\s+)?(?:use|use up|cook with|make use of)\s+(?:up\s+)?(?:the\s+|our\s+|some\s+)?(.+)$/i

/** Squash is none of the lexicon's ingredients, and butternut squash is one of its kinds. */
const isIngredient = (name: string): boolean =>
  findIngredient(name) !== undefined ||
  Object.keys(lexicon).some((known) => known.endsWith(` ${name.toLowerCase()}`))

/** Clauses of an owner's words. */
const clausesOf = (notes: string): string[] =>
  notes
    .split(/[.;\n]+/)
    .map((clause) => clause.trim())
    .filter(Boolean)

const namesOf = (words: string): string[] =>
  words
    .split(/,|\s+and\s+/)
    .map((word) => word.trim().replace(/^(?:the|our|some)\s+/i, ''))
    .filter(Boolean)

/**
 * The brief with what its words ask to be used among what must be used: `Use squash` isn't a wish to leave something out,
 * by which words are read otherwise. A clause of which any word isn't an ingredient stays a wish.
 */
export function withUses<Brief extends Pick<MenuBrief, 'notes' | 'mustUse'>>(brief: Brief): Brief {
  if (!brief.notes) return brief
  const used: string[] = []
  const left = clausesOf(brief.notes).filter((clause) => {
    const [, words = ''] = USE.exec(clause) ?? []
    const names = namesOf(words)
    const isUse = names.length > 0 && names.every(isIngredient)
    if (isUse) used.push(...names)
    return !isUse
  })
  if (used.length === 0) return brief
  return { ...brief, notes: left.join('. ') || undefined, mustUse: [...brief.mustUse, ...used] }
}
