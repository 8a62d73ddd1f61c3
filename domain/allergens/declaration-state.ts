/** What its owner confirms about a dish, or about an option of choices. */
export interface Declaration {
  /** Keys of what it contains; absent where nobody has declared it. */
  readonly allergens?: readonly string[] | undefined
  readonly mayContain?: readonly string[] | undefined
}

/**
 * - `undeclared`: nobody has said what it contains, whatever is said of traces
 * - `free`: declared, and neither containing nor perhaps containing anything of the list
 * - `contains`: declared, with something that it contains or may contain
 */
export const declarationStates = ['undeclared', 'free', 'contains'] as const

export type DeclarationState = (typeof declarationStates)[number]

/** The one judge of what every page, file and table says of a dish or of an option. */
export function declarationState({ allergens, mayContain = [] }: Declaration): DeclarationState {
  if (allergens === undefined) return 'undeclared'
  return allergens.length + mayContain.length === 0 ? 'free' : 'contains'
}

/** Is anything declared of it, be it a trace alone? Then what is not declared of others has to be said. */
export const isToldOf = ({ allergens, mayContain = [] }: Declaration): boolean =>
  allergens !== undefined || mayContain.length > 0
