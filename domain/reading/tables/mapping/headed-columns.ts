import { besidePrice, meantInPart, meantWhole, plainHeading } from './heading-words.ts'

/** In which columns, from 0, headings say that names and prices stand; null where none does. */
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
