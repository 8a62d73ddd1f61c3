import type { z } from 'zod'

type Issue = z.core.$ZodRawIssue

/**
 * Returns the sentence for a refused value, made from its place, the kind of the fault and the bound. It is
 * an error map of zod: a schema with a message keeps that message.
 */
export function issueSentence(issue: Issue): string {
  const path = issue.path ?? []
  // A fault in a name is reported at the group that has the name.
  const subject = subjectOf(issue.code === 'invalid_key' ? path.slice(0, -1) : path)
  // Of `the allergens that it may contain`, the allergens.
  const head = subject.replace(/ (?:that|of|to|before) .*$/, '')
  const are = /[^si]s$/.test(head) ? 'are' : 'is'
  if (issue.code === 'invalid_type' && issue.input === undefined) return `${subject} ${are} missing.`
  return `${subject} ${isEmpty(issue) ? `${are} empty` : faultOf(issue)}.`
}

/** Returns whether something has to be there, and nothing is. */
const isEmpty = (issue: Issue): boolean =>
  issue.code === 'too_small' &&
  !issue.exact &&
  issue.inclusive !== false &&
  Number(issue.minimum) === 1 &&
  Object.hasOwn(countedThings, issue.origin)

function faultOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${kindOf(issue.expected)}`
    case 'too_small':
      return bound(issue.origin, issue.minimum, limitWords(issue, 'at least', 'more than'))
    case 'too_big':
      return bound(issue.origin, issue.maximum, limitWords(issue, 'at most', 'less than'))
    case 'invalid_value':
      return issue.values.length === 1
        ? `must be ${String(issue.values[0])}`
        : `must be one of these: ${issue.values.map(String).join(', ')}`
    case 'invalid_format':
      return formats[issue.format] ?? 'is not written as it should be'
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`
    case 'unrecognized_keys':
    case 'invalid_key':
      return 'has something in it that is not known here'
    case 'invalid_union':
      return alternatives(issue.errors)
    default:
      return 'is not as it should be'
  }
}

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'either true or false',
  array: 'a list',
  object: 'a group of named values',
  record: 'a group of named values',
  file: 'a file',
  null: 'empty',
}

const kindOf = (kind: string): string => kinds[kind] ?? 'of another kind'

const formats: Readonly<Record<string, string>> = {
  email: 'must be an email address, such as name@example.com',
  url: 'must be a web address, such as https://example.com',
  datetime: 'must be a date and a time, such as 2026-03-31T18:00:00Z',
  date: 'must be a date, such as 2026-03-31',
}

const countedThings: Readonly<Record<string, readonly [one: string, many: string]>> = {
  string: ['character', 'characters'],
  array: ['entry', 'entries'],
  set: ['entry', 'entries'],
  map: ['entry', 'entries'],
  file: ['byte', 'bytes'],
}

const limitWords = (
  { inclusive, exact }: { readonly inclusive?: boolean; readonly exact?: boolean },
  within: string,
  beyond: string,
): string => (exact ? 'exactly' : inclusive === false ? beyond : within)

function bound(origin: string, limit: number | bigint, words: string): string {
  const things = countedThings[origin]
  const figure = limit.toLocaleString('en-US')
  if (!things) return `must be ${words} ${figure}`
  return `must have ${words} ${figure} ${things[Number(limit) === 1 ? 0 : 1]}`
}

/** Of a value that may be of several kinds: which ones, where that is all that is wrong. */
function alternatives(branches: readonly (readonly z.core.$ZodIssue[])[]): string {
  const wanted = branches.map(([first, ...others]) =>
    first?.code === 'invalid_type' && first.path.length === 0 && others.length === 0
      ? kindOf(first.expected)
      : undefined,
  )
  const known = wanted.filter((kind) => kind !== undefined)
  return known.length > 0 && known.length === wanted.length
    ? `must be ${[...new Set(known)].join(' or ')}`
    : 'is not as it should be'
}

type Path = readonly PropertyKey[]

/** `Section 2, item 3, the price`. */
function subjectOf(path: Path): string {
  const name = path.findLast((key) => typeof key === 'string')
  if (name === undefined) return path.length === 0 ? 'This' : `Entry ${placeOf(path[0])}`
  const at = path.lastIndexOf(name)
  const places = path
    .slice(0, at)
    .flatMap((key, index) => (typeof key === 'number' ? [`${oneOf(path[index - 1])} ${key + 1}`] : []))
  const entry = path.slice(at + 1).find((key) => typeof key === 'number')
  const thing = `the ${wordsOf(name)}`
  const subject = entry === undefined ? thing : `entry ${placeOf(entry)} of ${thing}`
  const sentence = [...places, subject].join(', ')
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}

const placeOf = (key: PropertyKey | undefined): string =>
  typeof key === 'number' ? String(key + 1) : 'of this name'

/** What people call the fields whose names are not their words already. */
const words: Readonly<Record<string, string>> = {
  groups: 'sections',
  group: 'section',
  modifierGroups: 'choices and extras',
  modifierGroup: 'choice',
  priceHeads: 'columns of prices',
  priceHead: 'column',
  head: 'column',
  per: 'unit of the price',
  former: 'former price',
  original: 'price before the optimization',
  kcal: 'calories',
  sodiumMg: 'sodium',
  abv: 'alcohol by volume',
  mayContain: 'allergens that it may contain',
  removable: 'allergens that can be left out',
  dietsOnRequest: 'diets that it can be made for',
  ownMarks: 'marks',
  ownerNotice: 'notice to the owner',
  dpi: 'number of dots per inch',
  q: 'search',
  imageUrl: 'address of the picture',
  logoUrl: 'address of the logo',
  customBackgroundUrl: 'address of the background',
  coverImageUrl: 'address of the cover picture',
  coverPlace: 'place of the cover picture',
  itemPicturePlace: 'place of the pictures of dishes',
  pictureTone: 'tone of the pictures',
  cropPoints: 'crop points of the pictures',
  restaurantId: 'restaurant',
  createdAt: 'date of creation',
  id: 'id',
}

/** Names that are no words of a sentence: `isOpen`, `from`. */
const UNSPOKEN =
  /^(?:is|has|hide|may|must|use|with|on|at|fit|leave|opens|stays|shows?|attach)[A-Z]|^(?:above|approved|asOfNow|at|before|begins|by|choose|confirmedName|dismissed|doubted|final|from|imported|keep|like|locked|min|max|promoted|replaces|requested|savedAs|serves|shows|soldOutShows|to|until|when|whenNothing|where)$/

/** `targetCheckAverage` as `target check average`. What somebody sent as a name is not repeated. */
function wordsOf(name: string): string {
  if (Object.hasOwn(words, name)) return words[name] ?? name
  if (!/^[a-z][a-zA-Z]{0,40}$/.test(name)) return 'value of this name'
  if (UNSPOKEN.test(name)) return `field “${name}”`
  return name
    .replace(/Id(s?)$/, '$1')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/\b[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase())
}

const oneOf = (list: PropertyKey | undefined): string =>
  typeof list === 'string' ? wordsOf(list.replace(/ies$/, 'y').replace(/s$/, '')) : 'entry'
