/** A sentence names at most this many templates. */
const NAMED = 3

const NUMBERS =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )

type Named = readonly { readonly name: string }[]

/** "Classic, Modern, Rustic", for a list in brackets; with more of them "Classic, Modern, Rustic and more". */
export const listTemplates = (templates: Named): string =>
  `${firstOf(templates).join(', ')}${templates.length > NAMED ? ' and more' : ''}`

/** "Classic, Modern and Rustic", for a sentence; with more of them "Classic, Modern, Rustic and more". */
export const nameTemplates = (templates: Named): string =>
  templates.length > NAMED
    ? listTemplates(templates)
    : new Intl.ListFormat('en-GB').format(firstOf(templates))

/** "three"; above twenty in figures. */
export const countTemplates = ({ length }: Named): string => NUMBERS[length] ?? String(length)

/** With a capital, for the beginning of a sentence. */
export const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

const firstOf = (templates: Named): string[] => templates.slice(0, NAMED).map(({ name }) => name)
