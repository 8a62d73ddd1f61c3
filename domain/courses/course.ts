/**
 * What a guest orders something as. `set` is a meal at one price (a tasting menu, an omakase), `apart`
 * what belongs to no course: plates for children, happy hours, sauces, what a section's name does not tell.
 */
export type Course = 'starter' | 'main' | 'dessert' | 'side' | 'drink' | 'set' | 'apart'
