import { z } from 'zod'

/** On or off. */
export const switchSchema = z.boolean('A setting of this kind is either on or off.')

/** One of some names; the error lists them. */
export const oneOf = <const Names extends readonly string[]>(what: string, names: Names) =>
  z.enum(names, `The ${what} is one of these: ${names.join(', ')}.`)
