import { readFileSync } from 'node:fs'
import type { LayoutState } from '#domain/reading/layout/states.ts'
import { textLines } from '#domain/reading/lines/text-lines.ts'
import { inventedDocument, sampleDocuments } from '../documents.ts'
import { drawOf } from '../draw.ts'
import { layOut, sourceLinesOf } from '../lay-out.ts'
import { asPrint } from './as-print.ts'
import { partOf, typedCopies } from './perturb.ts'
import { type SeenMenu, seenMenu } from './seen-menu.ts'

/** Of five menus, those of invented documents; the others are samples in other layouts. */
const INVENTED = 3
/** Parts of each typed menu, and copies of it as a PDF gives it. */
const PARTS = 4
const PRINTS = 4
/** How often each copy is among the menus: what people type is learned sooner than what the generator writes. */
const TIMES = 2
/** Share of the menus laid out that are as a PDF gives them. */
const PRINTED = 0.3
/** Share of the menus of which only a part is kept. */
const SHORT = 0.3

/** Menus as people typed them, by the folder of samples, with what each of their lines is. */
const typed = ['written', 'typed'].flatMap((folder) => {
  const states = JSON.parse(
    readFileSync(new URL(`${folder}-states.json`, import.meta.url), 'utf8'),
  ) as Readonly<Record<string, string>>
  return Object.entries(states).map(([name, words]) => ({ folder, name, words }))
})

/** What the seeds of what is kept of a menu differ by from those of its layout. */
const OF_PART = 3e9

/** Typed menus in many copies, each {@link TIMES} times. @param every the step between two menus: 2 takes every second one */
export function typedMenus(firstSeed: number, every = 1): SeenMenu[] {
  const some = typed.filter((_, at) => at % every === 0)
  const copies = some.flatMap(({ folder, name, words }) => {
    const text = readFileSync(
      new URL(`../../../tests/samples/${folder}/${name}.txt`, import.meta.url),
      'utf8',
    )
    const states = words.split(' ') as LayoutState[]
    const lines = textLines(text)
    const next = drawOf(name.length + firstSeed).unit
    return [
      ...typedCopies(text, states).map((copy) => ({ lines: textLines(copy.text), states: copy.states })),
      ...Array.from({ length: PARTS }, () => partOf(states, next)).map(({ from, to }) => ({
        lines: lines.slice(from, to),
        states: states.slice(from, to),
      })),
      ...Array.from({ length: PRINTS }, () => ({ lines: asPrint(lines, states, next), states })),
    ].map((copy) => seenMenu(copy.lines, copy.states, { currency: 'USD' }))
  })
  return Array.from({ length: TIMES }, () => copies.filter(({ states }) => states.length > 0)).flat()
}

/** `count` menus of the generator from a seed on; those that have hardly a line are left out. */
export function laidOutMenus(firstSeed: number, count: number): SeenMenu[] {
  const samples = sampleDocuments()
  return Array.from({ length: count }, (_, at) => firstSeed + at).flatMap((seed) => {
    const sample = seed % 5 < INVENTED ? undefined : samples[seed % samples.length]
    const document = sample ?? inventedDocument(seed)
    const laid = layOut(document, seed)
    const lines = sourceLinesOf(laid)
    if (lines.length < 3) return []
    const states = laid.lines.map(({ state }) => state)
    const next = drawOf(seed + OF_PART).unit
    const set = next() < PRINTED ? asPrint(lines, states, next) : lines
    const part = next() < SHORT ? partOf(states, next) : { from: 0, to: states.length }
    const menu = seenMenu(set.slice(part.from, part.to), states.slice(part.from, part.to), {
      currency: document.currency,
      country: seed % 3 === 0 ? document.country : undefined,
    })
    return menu.states.length > 0 ? [menu] : []
  })
}
