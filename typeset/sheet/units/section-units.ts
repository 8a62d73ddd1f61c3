import type { PrintedExtras } from '#domain/menu/printed/printed-extras.ts'
import type { PrintedSection } from '#domain/menu/printed/printed-section.ts'
import { printableLine } from '../../text/printable-text.ts'
import { isInBlock } from './nesting.ts'
import { lineOf, type PriceColumns } from './sheet-prices.ts'
import type { InBlock, SheetNote, SheetSection } from './sheet-units.ts'
import { extrasOf, lineOrNull, textOrNull } from './unit-texts.ts'
import type { UnitsContext } from './units-context.ts'

interface HeadingContext {
  /** The section and those around it. */
  readonly chain: readonly PrintedSection[]
  readonly columns: PriceColumns | undefined
  readonly headsOf: number | null
  readonly isBesidePictures: boolean
  readonly context: UnitsContext
}

export function headingOf(
  section: PrintedSection,
  { chain, columns, headsOf, isBesidePictures, context }: HeadingContext,
): Omit<SheetSection, keyof InBlock> {
  const { id, name, secondName, daypart, intro, choose, prices } = section
  const allHeads = columns?.heads.map(({ label, width }) => ({ label, width })) ?? []
  return {
    kind: 'section',
    id,
    name: printableLine(name),
    level: chain.length - 1,
    opensBlock: isInBlock(chain) && !isInBlock(chain.slice(1)),
    secondName: lineOrNull(secondName),
    daypart: lineOrNull(daypart),
    intro: textOrNull(intro),
    choose: lineOrNull(choose),
    prices: prices.map((price) => {
      const line = lineOf(price)
      return line.label === '' && price.energy ? { ...line, text: `${line.text} (${price.energy})` } : line
    }),
    heads: section.heads.length > 0 ? allHeads : [],
    allHeads,
    headsOf,
    isAlone: false,
    image: context.pictures.sections?.get(id)?.path ?? null,
    isBesidePictures,
  }
}

export function noteOf(
  { id }: PrintedSection,
  extras: readonly PrintedExtras[],
  footer: string | undefined,
): Omit<SheetNote, keyof InBlock> {
  return { kind: 'note', id, extras: extras.map(extrasOf), footer: textOrNull(footer) }
}
