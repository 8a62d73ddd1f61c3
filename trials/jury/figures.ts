import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FaultCounts } from './faults.ts'

const FILE = join(import.meta.dirname, 'figures.json')

/** By menu and look, as `bistro classic`. */
export type Figures = Readonly<Record<string, FaultCounts & { readonly pages: number }>>

/** The counts of the last release. */
export const keptFigures = async (): Promise<Figures> => JSON.parse(await readFile(FILE, 'utf8'))

export const keepFigures = (figures: Figures): Promise<void> =>
  writeFile(FILE, `${JSON.stringify(figures, null, 2)}\n`)
