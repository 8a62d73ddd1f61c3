import { z } from 'zod'
import { isOurs, isRudeWord } from './words.ts'

export const SLUG_LENGTH = { min: 3, max: 60 } as const

/** How many addresses a page may have had; all of them lead to it for good, so nobody may collect them. */
export const SLUGS_OF_A_PAGE = 20

const LETTERS = 'An address has small letters, digits and hyphens between them: chez-marie.'
const LENGTH = `An address has ${SLUG_LENGTH.min} to ${SLUG_LENGTH.max} letters.`

/** The last part of the address of a restaurant's page: `chez-marie` of `/r/chez-marie`. */
export const pageSlugSchema = z
  .string(LETTERS)
  .trim()
  .min(SLUG_LENGTH.min, LENGTH)
  .max(SLUG_LENGTH.max, LENGTH)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, LETTERS)

/** Why an address that is written well cannot be had by anybody; undefined where it can. */
export function slugObjection(slug: string): 'reserved' | 'refused' | undefined {
  const words = slug.split('-')
  if (isOurs(slug)) return 'reserved'
  return words.some(isRudeWord) || isRudeWord(words.join('')) ? 'refused' : undefined
}

/** The address made of a restaurant's name: `Chez André & Fils` gives `chez-andre-fils`; empty without fit letters. */
export function slugOfName(name: string): string {
  const plain = name
    .replaceAll('ß', 'ss')
    .replaceAll(/[øØ]/g, 'o')
    .replaceAll(/[æÆ]/g, 'ae')
    .replaceAll(/[œŒ]/g, 'oe')
    .replaceAll(/[łŁ]/g, 'l')
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’.]/gu, '')
    .toLowerCase()
  const slug = plain
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_LENGTH.max)
    .replaceAll(/^-+|-+$/g, '')
  return slug.length < SLUG_LENGTH.min || slugObjection(slug) !== undefined ? '' : slug
}
