import { type Edition, editionSchema } from '#domain/design/paper/editions.ts'
import type { MenuContent } from '#domain/menu/model/menu.ts'
import { UsageError } from './command.ts'

/** The names of `--format`, and what each is made into. */
const editions = {
  pages: { kind: 'pages' },
  press: { kind: 'press' },
  'press-sheets': { kind: 'press-sheets' },
  sheets: { kind: 'sheets' },
  labels: { kind: 'labels' },
  'tent-cards': { kind: 'tent-cards' },
  'table-cards': { kind: 'table-cards' },
  board: { kind: 'board', shape: 'wide' },
  'tall-board': { kind: 'board', shape: 'tall' },
  social: { kind: 'social', shape: 'square' },
  story: { kind: 'social', shape: 'story' },
  'allergen-matrix': { kind: 'allergen-matrix' },
  'staff-sheet': { kind: 'staff-sheet' },
  'large-print': { kind: 'large-print' },
  'preflight-report': { kind: 'preflight-report' },
} as const

export const formatNames: readonly string[] = Object.keys(editions)

interface EditionOptions {
  readonly format: string
  readonly section?: string | undefined
  readonly distance?: string | undefined
  readonly screen?: string | undefined
}

/**
 * The edition that the options ask for.
 * @throws {UsageError} for a name or a number that it cannot have
 */
export function editionOf(
  { format, section, distance, screen }: EditionOptions,
  { sections }: Pick<MenuContent, 'sections'>,
): Edition {
  if (!isFormat(format)) throw new UsageError(`There is no format "${format}".`)
  const shown = sections.find(({ name }) => name === section)
  if (section !== undefined && !shown) throw new UsageError(`The menu has no section "${section}".`)
  const read = editionSchema.safeParse({
    ...editions[format],
    ...(shown && { sectionId: shown.id }),
    ...(distance !== undefined && { distanceM: Number(distance) }),
    ...(screen !== undefined && { screenIn: Number(screen) }),
  })
  if (!read.success) throw new UsageError(read.error.issues[0]?.message ?? 'The format cannot be read.')
  return read.data
}

const isFormat = (name: string): name is keyof typeof editions => Object.hasOwn(editions, name)
