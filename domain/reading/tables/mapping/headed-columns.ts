import { besidePrice, meantInPart, meantWhole, plainHeading } from './heading-words.ts'

/** The columns, from 0, whose headings say that they hold names and prices; null where none does. */
export function headedColumns(headings: readonly string[]): {
  readonly name: number | null
  readonly price: number | null
} {
  const placeOf = (is: (heading: string) => boolean): number | null => {
    const at = headings.findIndex(is)
    return at === -1 ? null : at
  }
  return {
    name:
      placeOf((heading) => meantWhole(heading) === 'name') ??
      placeOf((heading) => meantInPart(heading) === 'name'),
    price:
      placeOf((heading) => meantWhole(heading) === 'price') ??
      placeOf((heading) => besidePrice(heading) !== undefined || headsCost(heading)),
  }
}

/** `Cost`, which is what a dish costs its guest where no other column has prices. */
export const headsCost = (heading: string): boolean => /^(?:cost|rate|amount)$/u.test(plainHeading(heading))
