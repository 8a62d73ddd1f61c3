import { z } from 'zod'

export const switchSchema = z.boolean('A setting of this kind is either on or off.')

/** One of some names; the error lists them. */
export const oneOf = <const Names extends readonly string[]>(what: string, names: Names) =>
  z.enum(names, `The ${what} is one of these: ${names.join(', ')}.`)

/** Sizes relative to those of the template: some nine tenths, as they are, some eleven tenths. */
export const relativeSize = (what: string) => oneOf(what, ['small', 'medium', 'large']).default('medium')
