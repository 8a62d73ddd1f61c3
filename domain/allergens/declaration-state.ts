/** What its owner confirms about a dish, or about an option of choices. */
export interface Declaration {
  /** Keys of what it contains; absent where nobody has declared it. */
  readonly allergens?: readonly string[] | undefined
  readonly mayContain?: readonly string[] | undefined
  /** Keys of what it surely contains, where the rest of its declaration waits and guests have to ask. */
  readonly known?: readonly string[] | undefined
  /** Absent where no choice that a guest must make can bring anything, and all its options are declared. */
  readonly requiredChoice?: RequiredChoice | undefined
}

/** What the options may bring from which a guest must choose. */
export interface RequiredChoice {
  /** Keys of what any of them contains. */
  readonly brings: readonly string[]
  /** Has somebody declared all of them? */
  readonly isDeclared: boolean
  readonly choices: readonly Choice[]
}

/** Options from which a guest takes at least `min`: keys of what each contains, undefined where nobody declared it. */
export interface Choice {
  readonly min: number
  readonly options: readonly (readonly string[] | undefined)[]
}

/** Does every way to choose bring one of these, since too few options are without all of them? */
export const isForced = ({ choices }: RequiredChoice, keys: readonly string[]): boolean =>
  choices.some(({ min, options }) => {
    const bringing = options.filter((allergens) => allergens?.some((key) => keys.includes(key)))
    return bringing.length > 0 && options.length - bringing.length < min
  })

/**
 * - `undeclared`: nobody has said all that it contains, whatever is said of traces and of what is known
 * - `free`: declared, and neither containing nor perhaps containing anything of the list
 * - `by-choice`: the dish is free; a choice that a guest must make may bring something, or is undeclared
 * - `contains`: declared, with something that it contains or may contain
 */
export const declarationStates = ['undeclared', 'free', 'by-choice', 'contains'] as const

export type DeclarationState = (typeof declarationStates)[number]

/** The one judge of what every page, file and table says of a dish or of an option. */
export function declarationState({
  allergens,
  mayContain = [],
  requiredChoice,
}: Declaration): DeclarationState {
  if (allergens === undefined) return 'undeclared'
  if (allergens.length + mayContain.length > 0) return 'contains'
  return requiredChoice ? 'by-choice' : 'free'
}

/** Is anything declared of it, be it a trace alone? Then what is not declared of others has to be said. */
export const isToldOf = ({ allergens, mayContain = [], known = [] }: Declaration): boolean =>
  allergens !== undefined || mayContain.length + known.length > 0

/** All that guests read it contains, whether or not that is all. */
export const toldContents = ({ allergens, known = [] }: Declaration): readonly string[] => allergens ?? known
