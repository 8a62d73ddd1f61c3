import { defaultDesign } from '#domain/design/settings.ts'
import { isAdditiveKey } from '#domain/menu/claims/additives.ts'
import { allergenName, isAllergenKey } from '#domain/menu/claims/allergen-names.ts'
import { refusedClaim } from '#domain/menu/claims/claim-status.ts'
import { contradictionSentence } from '#domain/menu/claims/contradictions.ts'
import type { MenuItem } from '#domain/menu/model/item.ts'
import { itemMarks, type MenuMark } from '#domain/menu/model/marks.ts'
import type { MenuContent } from '#domain/menu/model/menu.ts'
import { isPictureAddress, picturesOfMenu } from '#domain/menu/model/picture-mentions.ts'
import { excessiveSavings } from '#domain/menu/prices/savings.ts'
import { allDiets, isDietId } from '#domain/reference/reference.ts'
import { DIETARY_OPTION, PICTURE_ADDRESS } from '../shared/ids.ts'
import { printableContentSchema } from './menu-content.ts'

type Path = readonly (string | number)[]
type Refuse = (path: Path, message: string) => void

/**
 * A menu to save, whose claims can be true and which names nothing that doesn't exist. It is no part of the
 * document's own shape, so that a menu saved before this check stays readable.
 */
export const contentToSaveSchema = printableContentSchema.superRefine((content, context) => {
  const refuse: Refuse = (path, message) => context.addIssue({ code: 'custom', path: [...path], message })
  for (const { address, path } of picturesOfMenu(content, defaultDesign))
    if (!isPictureAddress(address)) refuse(path.slice(1), PICTURE_ADDRESS)
  for (const [section, { items }] of content.sections.entries())
    for (const [index, item] of items.entries())
      checkItem(item, ['sections', section, 'items', index], refuse)
  checkOptions(content, refuse)
  for (const { path, message } of excessiveSavings(content)) refuse(path, message)
  for (const [at, mark] of content.marks.entries())
    if (!isKnown(mark)) refuse(['marks', at, 'key'], `There is nothing that is called “${mark.key}” to mark.`)
})

/** Refuses what an item cannot truly say of itself, or names though it does not exist. */
export function checkItem(item: MenuItem, path: Path, refuse: Refuse): void {
  const { name, confirmedClaims, claimsToConfirm } = item
  checkDiets(item, path, refuse)
  checkAllergens(name, item, path, refuse)
  checkAllergens(name, confirmedClaims, [...path, 'confirmedClaims'], refuse)
  checkAllergens(name, claimsToConfirm, [...path, 'claimsToConfirm'], refuse)
  for (const [at, key] of item.removable?.entries() ?? [])
    if (![item, claimsToConfirm].some((claims) => claims?.allergens?.includes(key)))
      refuse(
        [...path, 'removable', at],
        `${name} cannot be made without ${allergenName(key)}: it does not say that it contains any.`,
      )
  for (const [at, key] of item.additives?.entries() ?? [])
    if (!isAdditiveKey(key))
      refuse([...path, 'additives', at], `${name} declares “${key}”, which is not a known additive.`)
  const contradiction = refusedClaim(item)
  if (contradiction) refuse(path, contradictionSentence(name, contradiction))
}

interface Diets {
  readonly dietaryOptions?: readonly number[] | undefined
  readonly dietsOnRequest?: readonly number[] | undefined
}

function checkDiets(diets: Diets, path: Path, refuse: Refuse): void {
  for (const field of ['dietaryOptions', 'dietsOnRequest'] as const)
    for (const [at, id] of diets[field]?.entries() ?? [])
      if (!isDietId(id)) refuse([...path, field, at], DIETARY_OPTION)
}

interface Declared {
  readonly allergens?: readonly string[] | undefined
  readonly mayContain?: readonly string[] | undefined
  readonly removable?: readonly string[] | undefined
}

function checkAllergens(name: string, declared: Declared | undefined, path: Path, refuse: Refuse): void {
  for (const field of ['allergens', 'mayContain', 'removable'] as const)
    for (const [at, key] of declared?.[field]?.entries() ?? [])
      if (!isAllergenKey(key))
        refuse([...path, field, at], `${name} declares “${key}”, which is not a known allergen.`)
}

function checkOptions({ modifierGroups }: MenuContent, refuse: Refuse): void {
  for (const [group, { options }] of modifierGroups.entries())
    for (const [at, option] of options.entries()) {
      const path = ['modifierGroups', group, 'options', at]
      checkDiets(option, path, refuse)
      checkAllergens(option.name, option, path, refuse)
    }
}

function isKnown({ kind, key = '' }: MenuMark): boolean {
  switch (kind) {
    case 'mark':
      return (itemMarks as readonly string[]).includes(key)
    case 'diet':
    case 'diet-on-request':
      return allDiets.some(({ id }) => String(id) === key)
    case 'allergen':
      return isAllergenKey(key)
    case 'additive':
      return isAdditiveKey(key)
    case 'own':
      return true
  }
}
