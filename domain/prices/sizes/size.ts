import { names } from '../../text/names.ts'

/** Units of what is sold: of drinks, of weight, of a pizza, of a plate. */
export const sizeUnits = names('ml, cl, l, oz, floz, g, kg, lb, in, cm, piece, person')

export type SizeUnit = (typeof sizeUnits)[number]

export interface Size {
  readonly amount: number
  readonly unit: SizeUnit
}

/** `8 oz`, as tables of ours have it. */
export const writeSize = ({ amount, unit }: Size): string => `${amount} ${unit}`
