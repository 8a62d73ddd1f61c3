import { allDiets } from '../../reference/reference.ts'
import { allergenName } from '../claims/allergen-names.ts'
import { claimsOf } from '../claims/claims.ts'
import { detailColumns, detailKeys } from '../details/detail-columns.ts'
import type { DetailKey, FieldOf } from '../details/details.ts'
import type { MenuItem } from '../model/item.ts'
import type { Section } from '../model/section.ts'
import { menuWords } from '../printed/words/menu-words.ts'
import type { ItemToCompare, MenuToCompare, PlacedSection } from './compared-menu.ts'
import type { ComparedField, TextChange } from './comparison.ts'

/** Fields compared here that aren't details; fields that an owner doesn't write are compared elsewhere. */
type OtherItemField = FieldOf<'description' | 'picture' | 'claims' | 'recipe'>

type OtherSectionField = 'id' | 'name' | 'parentId' | 'items' | 'prices' | 'shortfall' | 'ownerNotice'

type Texts<Field extends PropertyKey, Placed> = Readonly<
  Record<Field, readonly [field: ComparedField, text: (placed: Placed) => string]>
>

const list = (names: readonly string[]): string => names.join(', ')
const diets = (ids: readonly number[] = []): string =>
  list(allDiets.filter(({ id }) => ids.includes(id)).map(({ name }) => name))

/** Nothing declared and nothing contained are not the same. */
const declared = (keys: readonly string[] | undefined): string =>
  keys?.length === 0 ? 'None' : list((keys ?? []).map(allergenName).toSorted())

const groupNames = (menu: MenuToCompare, keys: readonly string[] = []): string =>
  list(keys.map((key) => menu.modifierGroups.find(({ id }) => id === key)?.name ?? '').filter((name) => name))

const itemTexts: Texts<OtherItemField, ItemToCompare> = {
  description: ['description', ({ item }) => item.description],
  imageUrl: ['picture', ({ item }) => item.imageUrl ?? ''],
  dietaryOptions: ['diets', ({ item }) => diets(claimsOf(item).dietaryOptions)],
  dietsOnRequest: ['dietsOnRequest', ({ item }) => diets(claimsOf(item).dietsOnRequest)],
  allergens: ['allergens', ({ item }) => declared(claimsOf(item).allergens)],
  mayContain: ['mayContain', ({ item }) => declared(claimsOf(item).mayContain)],
  removable: ['removable', ({ item }) => declared(claimsOf(item).removable)],
  claimsToConfirm: ['toConfirm', ({ item }) => openClaims(item)],
  ingredients: ['ingredients', ({ item }) => list(item.ingredients ?? [])],
}

const detailTexts = Object.fromEntries(
  detailKeys.map((key) => [key, [key, (placed: ItemToCompare) => detailText(key, placed)]]),
) as Record<string, unknown> as Texts<DetailKey, ItemToCompare>

function detailText(key: DetailKey, { item, menu }: ItemToCompare): string {
  const words = menuWords(menu.language)
  return detailColumns
    .filter(({ of }) => of === key)
    .map(({ part, valueIn }) => {
      const value = valueIn(item)
      return value === undefined ? '' : part.inWords(value, menu, words)
    })
    .filter((text) => text !== '')
    .join(', ')
}

const sectionTexts: Texts<Exclude<keyof Section, OtherSectionField>, PlacedSection> = {
  secondName: ['secondName', ({ section }) => section.secondName ?? ''],
  layout: ['layout', ({ section: { layout = 'list' } }) => layout],
  choose: ['choose', ({ section }) => (section.choose === undefined ? '' : String(section.choose))],
  intro: ['intro', ({ section }) => section.intro ?? ''],
  footer: ['footer', ({ section }) => section.footer ?? ''],
  daypart: ['daypart', ({ section }) => section.daypart ?? ''],
  priceHeads: ['priceHeads', ({ section }) => list((section.priceHeads ?? []).map(({ label }) => label))],
  modifierGroups: ['choices', ({ section, menu }) => groupNames(menu, section.modifierGroups)],
  imageUrl: ['picture', ({ section }) => section.imageUrl ?? ''],
}

/** Of an item, what is written of it and what it is marked as. */
export const compareItemFields = (before: ItemToCompare, after: ItemToCompare): TextChange[] =>
  compareTexts({ ...itemTexts, ...detailTexts }, before, after)

export const compareSectionFields = (before: PlacedSection, after: PlacedSection): TextChange[] =>
  compareTexts(sectionTexts, before, after)

const compareTexts = <Placed>(texts: Texts<string, Placed>, before: Placed, after: Placed): TextChange[] =>
  Object.values(texts).flatMap(([field, text]) => textChange(field, text(before), text(after)))

export const textChange = (field: ComparedField, before: string, after: string): TextChange[] =>
  before === after ? [] : [{ field, before, after }]

function openClaims({ claimsToConfirm: open }: MenuItem): string {
  if (!open) return ''
  return list(
    [
      diets(open.dietaryOptions),
      diets(open.dietsOnRequest),
      ...[open.allergens, open.mayContain, open.removable].map(declared),
    ].filter((names) => names !== ''),
  )
}
