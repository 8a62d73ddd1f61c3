import { randomInt } from 'node:crypto'
import { SLUGS_OF_A_PAGE, slugObjection } from '#domain/live/address/page-slug.ts'
import type { Db } from '../../../db/schema.ts'
import { AppError } from '../../../errors/app-error.ts'
import type { PageRow } from '../../../live/own-page.ts'
import { inheritSlug, listSlugs, readSlug, takeSlug } from './queries.ts'

/** Without letters and digits that look alike on paper. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const RANDOM_LENGTH = 16

/** An address until its owner chooses one: 79 random bits, so that nobody finds it. */
const randomSlug = (): string =>
  Array.from({ length: RANDOM_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')

type Addressed = Pick<PageRow, 'restaurantId' | 'ownerId'>

/** Takes an address that nobody can guess for a new page. */
export async function takeRandomSlug(
  transaction: Db,
  { restaurantId, ownerId }: Addressed,
  at: Date,
): Promise<string> {
  const slug = randomSlug()
  const isTaken = !(await takeSlug(transaction, { slug, restaurantId, ownerId, createdAt: at.toISOString() }))
  return isTaken ? takeRandomSlug(transaction, { restaurantId, ownerId }, at) : slug
}

/**
 * Takes an address that an owner chose for a page: a free one, one that the page had before, or one of a restaurant that
 * the same owner has deleted.
 * @throws {AppError} `slug_taken`, `slug_reserved`, `slug_refused`, `too_many_slugs`
 */
export async function takeChosenSlug(
  transaction: Db,
  { restaurantId, ownerId }: Addressed,
  slug: string,
  at: Date,
): Promise<void> {
  const had = await listSlugs(transaction, restaurantId)
  if (had.some((one) => one.slug === slug)) return
  const objection = slugObjection(slug)
  if (objection !== undefined) throw new AppError(`slug_${objection}`)
  if (had.length >= SLUGS_OF_A_PAGE) throw new AppError('too_many_slugs')
  if (await takeSlug(transaction, { slug, restaurantId, ownerId, createdAt: at.toISOString() })) return
  const holder = await readSlug(transaction, slug)
  if (holder?.ownerId !== ownerId || holder.restaurantId !== null) throw new AppError('slug_taken')
  await inheritSlug(transaction, slug, restaurantId)
}
