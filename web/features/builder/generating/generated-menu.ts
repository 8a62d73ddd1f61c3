import { z } from 'zod'
import { wishAnswerSchema } from '#contract/generating/generation.ts'
import { sectionOfSpecified, specifiedGroupSchema } from '#contract/shared/specified-menu.ts'
import type { Section } from '#domain/menu/model/section.ts'
import type { ComposedAnswer } from '#domain/menu/stored/composed-answer.ts'
import { answerOf } from '../wishes/composed-answer.ts'

/** The generator answered, but not with a menu. The message is for the person. */
export class MenuDataError extends Error {
  override readonly name = 'MenuDataError'
}

/**
 * The sections of a generated answer. An empty list passes: it isn't a menu, but it is well formed.
 * @throws {MenuDataError}
 */
export function readGeneratedMenu(answer: unknown): Section[] {
  if (!Array.isArray(answer)) throw new MenuDataError('Invalid menu data format: expected array')
  return answer.map(readGroup)
}

const answeredWishes = z.object({ wishes: wishAnswerSchema })

/** What was said of the wishes for the whole menu; nothing where nothing was, or where it cannot be read. */
export function answerIn(answer: unknown): ComposedAnswer {
  const read = answeredWishes.safeParse(Array.isArray(answer) ? answer[0] : undefined)
  return read.data ? answerOf(read.data.wishes) : { remarks: [] }
}

function readGroup(group: unknown, index: number): Section {
  if (!hasShapeOfGroup(group))
    throw new MenuDataError(`Menu data validation error: Category ${index + 1} has invalid structure`)
  const parsed = specifiedGroupSchema.safeParse(group)
  if (parsed.success) return sectionOfSpecified(parsed.data)
  throw new MenuDataError(`Items in category ${group.category.name ?? index + 1} has invalid structure`, {
    cause: parsed.error,
  })
}

function hasShapeOfGroup(group: unknown): group is { category: { id: number; name?: string } } {
  if (typeof group !== 'object' || group === null) return false
  const { category, items } = group as { category?: { id?: unknown }; items?: unknown }
  return typeof category?.id === 'number' && Array.isArray(items)
}

/** A menu that can be shown has a first section with a list of items. */
export const canBeShown = (sections: readonly Section[]): boolean => sections[0]?.items !== undefined
