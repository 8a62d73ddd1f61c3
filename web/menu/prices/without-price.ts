/** On a menu of another currency than the catalogue's nothing is converted: what is said of the new dishes. */
export const withoutPrice = (count: number): string =>
  `${count === 1 ? 'It has' : 'They have'} no price yet: our catalog’s prices are in US dollars.`
