import { anyWord } from '../../../text/any-word.ts'
import { foldName } from '../../../text/fold-name.ts'
import type { Review } from '../../review/menu-review.ts'
import type { Question, QuestionRule } from '../asking/question.ts'

/** Texts that wait for others, in notices and notes, and numbers of no telephone. */
const UNFINISHED =
  /\blorem ipsum\b|\bxxx+\b|\[(?:insert|your|restaurant|website|email|city|name|address|phone|date|text)[^\]]*\]|\byour (?:address|phone|text|restaurant name|logo)(?: here)?\b|\b(?:123[ -]456[ -]?7890|000[) -]{1,2}000[ -]?0000)\b|\b123 main st(?:reet)?\b|\b(?:example|yourdomain|yourwebsite|domain)\.(?:com|org)\b/i

/** Words of headings as they are often written wrong. */
const HEADINGS: readonly (readonly [wrong: RegExp, right: string])[] = [
  [/\bdeserts?\b/i, 'Desserts'],
  [/\bappeti[sz]ors?\b|\bapp?iti[sz]ers?\b|\bapeti[sz]ers?\b|\bappatizers?\b/i, 'Appetizers'],
  [/\bbev[ae]?r[ai]ges?\b(?<!beverages)(?<!beverage)|\bbeverege?s\b/i, 'Beverages'],
  [/\bent[er]{1,2}es?s\b(?<!entrees)|\bentress\b/i, 'Entrées'],
  [/\bsandwhich(?:es)?\b|\bsandwitch(?:es)?\b/i, 'Sandwiches'],
  [/\bsalds?\b|\bsallads?\b/i, 'Salads'],
  [/\bspeciali?t[ie]{3}s\b(?<!specialties)(?<!specialities)/i, 'Specialties'],
  [/\bcocktials?\b|\bcoctails?\b/i, 'Cocktails'],
  [/\bbreakfest\b|\bbrekfast\b/i, 'Breakfast'],
  [/\bvegeter[ai]{1,2}n\b|\bvegitarian\b/i, 'Vegetarian'],
]

/** A house in a desert serves it. */
const PLACE = anyWord('desert rose, sonoran desert, desert southwest, high desert')

/** What is not finished, or misspelled, outside the dishes. */
export const unfinishedTexts: QuestionRule = {
  id: 'unfinished_text',
  topic: 'words',
  as: 'placeholder_text',
  whyNot: 'Only you know what belongs there.',
  several: (count) => `${count} texts of the menu are not finished`,
  ask: ({ menu, year }) => {
    const texts = [
      menu.title,
      menu.dateLine,
      menu.intro,
      ...menu.notices.map(({ text }) => text),
      ...Object.values(menu.contact ?? {}),
      ...menu.sections.flatMap(({ name, intro, footer }) => [name, intro, footer]),
    ].flatMap((text) => text ?? [])
    const open = texts.flatMap((text): Question[] => {
      const found = UNFINISHED.exec(text)?.[0]
      return found === undefined
        ? []
        : [
            {
              key: text.slice(0, 60),
              title: `“${found}” waits for another text`,
              reason: `“${text.slice(0, 90)}”`,
              about: [],
            },
          ]
    })
    const headings = menu.sections.flatMap(({ id, name }, index): Question[] => {
      const [, right] = HEADINGS.find(([wrong]) => wrong.test(name) && !PLACE.test(foldName(name))) ?? []
      return right === undefined
        ? []
        : [
            {
              key: `heading:${id}`,
              title: `The section “${name}”`,
              reason: `It is written “${right}”.`,
              about: [],
              pointer: `/sections/${index}`,
            },
          ]
    })
    return [...open, ...headings, ...pastYears(menu, year), ...shouted(menu)]
  },
}

/** A heading that says when it is served: of a year alone, wines may be. */
const OF_SEASON =
  /\b(?:spring|summer|autumn|fall|winter|menu|christmas|easter|new year|valentine\S*|januar\w*|februar\w*|march|april|june|july|august|september|october|november|december|frühling|sommer|herbst|été|automne|hiver|printemps|verano|otoño|invierno|primavera|estate|autunno|inverno)\b/iu
/** A date line, a title or a heading of a year that is over. */
function pastYears(
  { title, dateLine, intro, sections }: Review['menu'],
  year: number | undefined,
): Question[] {
  const seasons = sections.map(({ name }) => name).filter((name) => OF_SEASON.test(name))
  const text = [dateLine, title, intro ?? '', ...seasons].find(
    (one) => Number(YEAR.exec(one)?.[0] ?? Number.NaN) < (year ?? 0),
  )
  return text === undefined
    ? []
    : [
        {
          key: 'year',
          title: `“${text}” is over`,
          reason: 'Guests take the prices below it for old ones.',
          about: [],
        },
      ]
}

const YEAR = /(?<!(?:since|est\.?|established|seit|depuis|desde|dal) )\b20[12]\d\b(?! ?[–—-] ?20)/i

/** Rules for guests in capitals, or with mark after mark. */
const SHOUTED = /!{3,}|(?:\b\p{Lu}{2,}\b[ ,]+){3,}\p{Lu}{2,}\b[^.]*!/u

const shouted = ({ notices }: Review['menu']): Question[] =>
  notices
    .filter(({ text }) => SHOUTED.test(text))
    .map(({ text }) => ({
      key: `shouted:${text.slice(0, 40)}`,
      title: 'A notice shouts at guests',
      reason: `“${text.slice(0, 90)}” The same rule in plain words, with a please, is followed as often.`,
      about: [],
    }))

const PROMISED =
  /\b(?:choice|choose|comes|served|with) (?:of |with |any )?(?:one|two|three|1|2|3|a|your choice of )? ?(?:of )?(?:our )?(?:sides?|side dish(?:es)?)\b|\bwith (?:two|2|one|1|three|3) sides\b/
const SIDES = /\b(?:sides?|accompaniments?|vegetables|trimmings|beilagen?|contorni|garnitures)\b/

/** Dishes that come with a choice of sides, where nothing on the menu is a side. */
export const sidesPromised: QuestionRule = {
  id: 'sides_promised',
  topic: 'balance',
  as: 'accompaniment_alone',
  whyNot: 'List the sides, or say which one comes with the dish.',
  several: () => 'Sides are promised and not listed',
  ask: ({ items, menu }) => {
    const promising = items.filter(({ item }) => PROMISED.test(foldName(item.description)))
    const hasSides =
      items.some(({ course }) => course === 'side') ||
      menu.modifierGroups.length > 0 ||
      menu.sections.some(
        ({ name, intro, footer }) =>
          SIDES.test(foldName(name)) || SIDES.test(foldName(`${intro ?? ''} ${footer ?? ''}`)),
      )
    if (promising.length === 0 || hasSides) return []
    return [
      {
        key: 'all',
        title: `${promising[0]?.item.name} comes with sides that the menu does not list`,
        reason: `${promising.length === 1 ? 'One dish offers' : `${promising.length} dishes offer`} a choice of sides, and no section has any.`,
        about: promising,
      },
    ]
  },
}
