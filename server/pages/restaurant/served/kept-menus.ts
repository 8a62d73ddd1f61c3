import { isDeepStrictEqual } from 'node:util'
import type { ViewerMenu, ViewerSection } from '#contract/pages/viewer-menu.ts'
import { keptWith } from '#domain/live/guests/kept-with.ts'
import type { LiveState } from '#domain/live/state/live-menu.ts'
import { type LiveOutput, liveOutput } from '#domain/live/state/live-output.ts'
import type { RecipeOf } from '#domain/menu/claims/claims.ts'
import { menuWords } from '#domain/menu/printed/words/menu-words.ts'
import type { Output } from '#domain/plans/output.ts'
import type { Plan } from '#domain/plans/plans.ts'
import { toViewerMenu } from '../../viewer/viewer-menu.ts'
import { pageAddresses } from './page-addresses.ts'
import type { StateMenu } from './page-state.ts'

interface Serving {
  readonly state: LiveState
  readonly plan: Plan
  readonly recipeOf: RecipeOf
}

/**
 * What a plan lets out of a menu as it is served. Words of the kitchen strike dishes and change nothing else, so that
 * the menu without them is kept from one word to the next.
 */
export function servedOutput(saved: Output, { state, plan, recipeOf }: Serving): LiveOutput {
  const isStruck = (id: number) => state.soldOut.get(id) === 'struck'
  const hidden = new Map([...state.soldOut].filter(([id]) => !isStruck(id)))
  const output = unstruckOutput(saved, { state: { ...state, soldOut: hidden }, plan, recipeOf })
  return {
    output,
    soldOut: output.content.sections.flatMap(({ items }) => items.map(({ id }) => id)).filter(isStruck),
  }
}

const unstruckOutput = keptWith(
  (saved: Output, { state, plan, recipeOf }: Serving) => liveOutput(saved, state, plan, recipeOf).output,
  (one, other) =>
    one.plan === other.plan && one.recipeOf === other.recipeOf && isDeepStrictEqual(one.state, other.state),
)

interface Place {
  readonly row: StateMenu['row']
  readonly slug: string
  /** Its part of the address. */
  readonly key: string
}

/** A menu as a page of several shows it, whose anchors begin with its key, and as it is at its own address. */
export const menuBesideOthers = (served: LiveOutput, place: Place): ViewerMenu =>
  struckMenu(unstruckBeside(served.output, place), struckIn(served))

export const menuOnItsOwn = (served: LiveOutput, place: Place): ViewerMenu =>
  struckMenu(unstruckAlone(served.output, place), struckIn(served))

const struckIn = ({ output, soldOut }: LiveOutput) => ({
  word: menuWords(output.content.language).soldOut,
  out: new Set(soldOut),
})

const unstruckBeside = keptViewer(({ key }) => `${key}-`)
const unstruckAlone = keptViewer(() => '')

function keptViewer(prefixOf: (place: Place) => string) {
  return keptWith(
    (output: Output, place: Place): ViewerMenu => ({
      ...toViewerMenu(
        { row: place.row, output, soldOut: [] },
        {
          visitor: null,
          addresses: pageAddresses(place.slug, place.key, place.row.version),
          prefix: prefixOf(place),
        },
      ),
      isShared: true,
    }),
    (one, other) => one.row === other.row && one.slug === other.slug && one.key === other.key,
  )
}

interface Struck {
  /** `Sold out`, in the language of the menu. */
  readonly word: string
  /** Ids of the items that get it. */
  readonly out: ReadonlySet<number>
}

/**
 * A menu with the word at its items that are sold out, as `printedMenu` would set it. A section with the same words as
 * before is the same object as before, so that what was made of it is kept.
 */
const struckMenu = (menu: ViewerMenu, struck: Struck): ViewerMenu => ({
  ...menu,
  sections: menu.sections.map((section) => struckSection(section, struck)),
})

function struckSection(section: ViewerSection, { word, out }: Struck): ViewerSection {
  const own = new Set(idsIn(section)).intersection(out)
  return own.size === 0 ? section : withWord(section, { word, out: own })
}

const withWord = keptWith(
  (section: ViewerSection, { word, out }: Struck): ViewerSection => ({
    ...section,
    items: section.items.map((item) => (out.has(item.id) ? { ...item, soldOut: word } : item)),
    sections: section.sections.map((inner) => struckSection(inner, { word, out })),
  }),
  isDeepStrictEqual,
)

const idsIn = ({ items, sections }: ViewerSection): number[] => [
  ...items.map(({ id }) => id),
  ...sections.flatMap(idsIn),
]
