/**
 * What guests look for on a card before they read it, set by reading: a line for each thing, `what: Dish | Dish`, by the
 * names of the catalogue. The first of a section is missed most; it and lines that begin with `+` are on every card, of
 * the others one card has some and the next others. One of the dishes of a line is enough.
 */
export interface SoughtList {
  readonly starters?: string
  readonly mains?: string
  readonly desserts?: string
  readonly sides?: string
  readonly drinks?: string
}

/** By the house, as `houses/` names it; `any` for a card of no house in particular. */
export type SoughtByHouse = Readonly<Record<string, SoughtList>> & { readonly any: SoughtList }
