import type { RequiredChoice } from '../../allergens/declaration-state.ts'
import { inOneSpelling } from '../../text/one-spelling.ts'
import type { Menu } from '../model/menu.ts'
import type { ModifierGroup, ModifierOption } from '../model/modifiers.ts'

type Declared = Pick<ModifierOption, 'name'> & {
  readonly allergens?: readonly string[] | undefined
  readonly confirmedName?: string | undefined
}

/** What an owner confirmed about an option under its present name; undefined where nothing. */
export const confirmedAllergens = <Of extends Declared>(option: Of): Of['allergens'] =>
  isConfirmed(option) ? option.allergens : undefined

/** Is an option declared by a file, a model or under another name, so that its owner has yet to confirm it? */
export const hasAllergensToConfirm = (option: Declared): boolean =>
  option.allergens !== undefined && !isConfirmed(option)

const isConfirmed = ({ name, confirmedName }: Declared): boolean =>
  confirmedName !== undefined && inOneSpelling(confirmedName) === inOneSpelling(name)

/**
 * Returns what options may bring from which a guest must choose; undefined where all are declared and free.
 * @param chosen ids of the modifier groups of a dish, and of its section
 */
export function requiredChoiceIn(
  { modifierGroups }: Pick<Menu, 'modifierGroups'>,
  chosen: readonly string[],
): RequiredChoice | undefined {
  const choices = modifierGroups
    .filter(({ id, min }) => min > 0 && chosen.includes(id))
    .map(({ min, options }) => ({ min, options: options.map(confirmedAllergens) }))
  const declared = choices.flatMap(({ options }) => options)
  const brings = [...new Set(declared.flatMap((allergens) => allergens ?? []))]
  const isDeclared = !declared.includes(undefined)
  return brings.length === 0 && isDeclared ? undefined : { brings, isDeclared, choices }
}

/** Returns an option whose declaration is a proposal, even if it was confirmed. */
export const proposedOption = ({ confirmedName: _, ...option }: ModifierOption): ModifierOption => option

export const proposedGroup = (group: ModifierGroup): ModifierGroup => ({
  ...group,
  options: group.options.map(proposedOption),
})

export const proposeOptions = <Of extends Pick<Menu, 'modifierGroups'>>(menu: Of): Of => ({
  ...menu,
  modifierGroups: menu.modifierGroups.map(proposedGroup),
})
