import type { Season } from '../../../catalogue/dish.ts'
import type { Review } from '../../review/menu-review.ts'
import type { ProposedEdit } from '../../review/proposed-edit.ts'
import type { RecommendationOf } from '../../review/recommendation.ts'
import { itemFindingId, type ReviewedItem } from '../../review/reviewed-item.ts'

/** Slips of writing that guests would read. */
export const checkTexts = (
  review: Review,
): RecommendationOf<'doubled_word' | 'placeholder_text' | 'season_words'>[] =>
  review.items.flatMap((reviewed) => [
    ...checkDoubled(reviewed),
    ...checkPlaceholder(reviewed),
    ...checkSeasonWords(reviewed, review.season),
  ])

/** Words that join others and never occur twice in a row in English; `mahi mahi` and `that that` are none. */
const DOUBLED = /\b(the|an?|with|and|of|in|from|by|for|over|under|our|your|or|served|topped)(?: \1)+\b ?/giu

function checkDoubled(reviewed: ReviewedItem): RecommendationOf<'doubled_word'>[] {
  const { item, pointer, place } = reviewed
  const word = new RegExp(DOUBLED.source, 'iu').exec(item.description)?.[1]
  if (word === undefined) return []
  const proposed = item.description.replace(DOUBLED, (_, first: string) => `${first} `).trim()
  const edits: ProposedEdit[] = [{ kind: 'set-description', place, description: proposed }]
  return [
    {
      code: 'doubled_word',
      id: itemFindingId('doubled_word', reviewed),
      pointer: `${pointer}/description`,
      params: { name: item.name, word: word.toLowerCase(), before: item.description, proposed },
      edits,
    },
  ]
}

/** Texts that wait for others: nobody means them for guests. */
const PLACEHOLDER =
  /\blorem ipsum\b|\b(?:tbd|tba|todo|x{3,6})\b|^(?:test|new (?:item|dish)|untitled|item name|dish name|name|description(?: here)?|your (?:dish|text|description)(?: here)?|asdf\w*|placeholder)$|\[(?:insert|your|name|description)[^\]]*\]/i

function checkPlaceholder(reviewed: ReviewedItem): RecommendationOf<'placeholder_text'>[] {
  const { item, pointer } = reviewed
  const field = (['name', 'description'] as const).find((one) => PLACEHOLDER.test(item[one].trim()))
  if (field === undefined) return []
  return [
    {
      code: 'placeholder_text',
      id: itemFindingId('placeholder_text', reviewed),
      pointer: `${pointer}/${field}`,
      params: { name: item.name, words: PLACEHOLDER.exec(item[field].trim())?.[0] ?? '' },
      edits: [],
    },
  ]
}

/** What a season is called where it says when something is eaten: a winter melon and a spring roll are eaten all year. */
const PRODUCE =
  '(?:tomato(?:es)?|berr(?:y|ies)|peach(?:es)?|corn|fruits?|vegetables?|greens|peas?|asparagus|lamb|roots?|root vegetables|mushrooms?|apples?|pears?|citrus|herbs|garden|harvest|rhubarb|artichokes?|garlic)'
const MONTHS: Readonly<Record<Season, string>> = {
  winter: 'december|january|february',
  spring: 'march|april|may',
  summer: 'june|july|august',
  autumn: 'september|october|november',
}
const NAMES: Readonly<Record<Season, string>> = {
  winter: 'winter',
  spring: 'spring',
  summer: 'summer',
  autumn: '(?:autumn|fall)',
}

/** Days that a dish is cooked for, by the season in which they are. A dinner for Valentine's is planned in winter. */
const DAYS: Readonly<Record<Season, string>> = {
  winter:
    "christmas|x-?mas|new year’?'?s eve|valentine’?'?s|hanukkah|weihnacht\\w*|silvester|noël|nochebuena|navidad|natale|capodanno",
  spring: "easter|mother’?'?s day|passover|oster\\w{2,}|pâques|pascua|pasqua|muttertag",
  summer: "(?:4th|fourth) of july|father’?'?s day|ferragosto",
  autumn: 'thanksgiving|halloween|oktoberfest|martinsgans',
}

const seasons = ['spring', 'summer', 'autumn', 'winter'] as const

/** `late-summer figs`, `in August`, `spring peas`, `the first of the winter`. */
const seasonWords = seasons.map((season) => ({
  season,
  pattern: new RegExp(
    `\\b(?:(?:early|late|high|mid)[ -]${NAMES[season]}|${NAMES[season]} ${PRODUCE}|${DAYS[season]}|in (?:${MONTHS[season]})|of (?:the )?${NAMES[season]}(?! (?:onions?|rolls?|water|squash|melon)))\\b`,
    'i',
  ),
}))

/** Words that name another season than this one, unless they name this one too: from spring peas to autumn apples. */
function checkSeasonWords(reviewed: ReviewedItem, now: Season): RecommendationOf<'season_words'>[] {
  const { item, pointer, dish, isAsWritten } = reviewed
  // A dish of the catalogue that has a season is judged by that.
  if (isAsWritten && dish?.season) return []
  const text = `${item.name}. ${item.description}`
  const said = seasonWords.filter(({ pattern }) => pattern.test(text))
  const [other] = said
  if (!other || said.some(({ season }) => season === now)) return []
  return [
    {
      code: 'season_words',
      id: itemFindingId('season_words', reviewed),
      pointer: `${pointer}/description`,
      params: {
        name: item.name,
        season: other.season,
        words: other.pattern.exec(text)?.[0] ?? '',
      },
      edits: [],
    },
  ]
}
