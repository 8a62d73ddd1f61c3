import { claimsOf } from '../../claims/claims.ts'
import { type Contradiction, contradictionsIn } from '../../claims/contradictions.ts'
import type { MenuItem } from '../../model/item.ts'
import type { Menu } from '../../model/menu.ts'
import { mapSections } from '../../model/walk.ts'
import { refusedByRecipe } from '../../recipes/judged-claims.ts'
import type { ItemPlace } from '../edits.ts'
import { markItem, standingOf } from './mark-item.ts'
import type { MarkedThing } from './marked-thing.ts'

export interface RefusedMark {
  readonly name: string
  readonly contradiction: Contradiction
}

export interface MarkedItems {
  /** The same object where nothing changes. */
  readonly menu: Menu
  readonly refused: readonly RefusedMark[]
}

/** Says a thing of these items, or no longer, as one edit; items of which it cannot be true are named. */
export function markItems(
  menu: Menu,
  places: readonly ItemPlace[],
  thing: MarkedThing,
  isSaid: boolean,
): MarkedItems {
  const wanted = new Set(places.map(keyOf))
  const refused: RefusedMark[] = []
  const marked = (item: MenuItem): MenuItem => {
    const standing = standingOf(item, thing)
    if (isSaid ? standing !== null && standing !== 'to-confirm' : standing === null) return item
    const next = markItem(item, thing, isSaid)
    const contradiction = refusedByRecipe(next) ?? (isSaid ? withheldByTrace(next, thing) : null)
    if (!contradiction) return next
    refused.push({ name: item.name, contradiction })
    return item
  }
  const next = mapSections(menu, (section) => {
    const items = section.items.map((item) =>
      wanted.has(keyOf({ sectionId: section.id, itemId: item.id })) ? marked(item) : item,
    )
    return items.every((item, at) => item === section.items[at]) ? section : { ...section, items }
  })
  const isSame = next.sections.every((section, at) => section === menu.sections[at])
  return { menu: isSame ? menu : next, refused }
}

/** A diet that a possible trace withholds would wait for ever: it is refused with its reason. */
function withheldByTrace(item: MenuItem, thing: MarkedThing): Contradiction | null {
  if (thing.kind !== 'diet') return null
  const { mayContain } = claimsOf(item)
  return contradictionsIn({ dietaryOptions: [thing.id], mayContain })[0] ?? null
}

const keyOf = ({ sectionId, itemId }: ItemPlace): string => `${sectionId}/${itemId}`
