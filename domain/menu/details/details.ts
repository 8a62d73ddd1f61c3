import { additiveOfWord } from '../../allergens/words/read-words.ts'
import { additiveName } from '../claims/additives.ts'
import { type MenuItem, menuItemSchema } from '../model/item.ts'
import { readKcal } from '../nutrition-text/read-kcal.ts'
import { readSodiumMg } from '../nutrition-text/read-sodium.ts'
import type { Detail, Named } from './detail.ts'
import { flag, group, keys, number, range, references, text } from './kinds.ts'
import { markName, markOfWord } from './mark-names.ts'

const of = menuItemSchema.shape

const ownMarksOf = ({ marks }: Named) =>
  marks
    .filter(({ kind }) => kind === 'own')
    .map((mark) => ({ id: mark.id, name: markName(mark), shown: mark.meaning || mark.symbol }))

/**
 * The details of an item, a row each: how files, forms, comparisons, updates and the line of details below the item
 * have them. What is done with details is done for each row, so a new field is a line of `menuItemSchema` and a row
 * here. The order is that of forms, comparisons and the printed line.
 */
export const details = {
  secondName: text(of.secondName, {
    heading: 'Second name',
    otherHeadings:
      'second name|translated name|english name|name en|name english|name de|name fr|name es|name it',
    compared: 'Second-language name',
    group: 'second',
    lostAs: 'second_lines',
  }),
  secondDescription: text(of.secondDescription, {
    heading: 'Second description',
    otherHeadings: 'second description|english description|description en|description english',
    compared: 'Second-language description',
    group: 'second',
    lostAs: 'second_lines',
  }),
  number: text(of.number, {
    heading: 'Number',
    otherHeadings:
      'number|no|nr|num|item no|item number|dish no|dish number|nummer|artikelnummer|numero|n|code|番号|编号|번호',
    lostAs: 'numbers',
    goesUnsaid: true,
  }),
  additives: keys({
    heading: 'Additives',
    otherHeadings: 'additives|zusatzstoffe|additifs|aditivos|additivi',
    lostAs: 'further_claims',
    keyOf: additiveOfWord as (word: string) => string | undefined,
    nameOf: additiveName,
  }),
  marks: keys({
    heading: 'Marks',
    otherHeadings: 'marks|icons|symbols|spice level|spicy',
    lostAs: 'item_marks',
    keyOf: markOfWord,
    nameOf: (mark, words) => words.marks[mark],
    isAdded: true,
  }),
  ownMarks: references({
    heading: 'Own marks',
    compared: 'Marks',
    lostAs: 'item_marks',
    named: ownMarksOf,
    isAdded: true,
  }),
  isFeatured: flag({ heading: 'Featured' }),
  wine: group(
    of.wine,
    (ofWine) => ({
      producer: text(ofWine.producer, {
        heading: 'Producer',
        otherHeadings:
          'producer|winery|estate|brewery|weingut|winzer|domaine|producteur|bodega|productor|cantina|produttore|produtor|wijnhuis',
      }),
      region: text(ofWine.region, {
        heading: 'Region',
        otherHeadings:
          'region|appellation|anbaugebiet|area|zona|regione|regiao|streek|denominacion|denominazione',
      }),
      grape: text(ofWine.grape, {
        heading: 'Grape',
        otherHeadings:
          'grape|grapes|varietal|variety|rebsorte|rebsorten|cepage|cepages|uva|uvas|vitigno|casta|druif|druiven',
      }),
      vintage: text(ofWine.vintage, {
        heading: 'Vintage',
        otherHeadings: 'vintage|year|jahrgang|millesime|annee|anada|annata|ano|jaargang|argang|年份',
        hint: '2023, NV',
      }),
      abv: number(ofWine.abv, {
        heading: 'ABV',
        otherHeadings: 'abv|alcohol by volume|vol|alc|alkohol',
        label: 'Alcohol in %',
        unit: '%',
        readCell(cell) {
          const percent = /^(\d{1,3}(?:[.,]\d+)?(?:e-?\d{1,2})?)\s*%?$/.exec(cell)?.[1]?.replace(',', '.')
          return percent === undefined ? undefined : ofWine.abv.safeParse(Number(percent)).data
        },
      }),
      bin: text(ofWine.bin, {
        heading: 'Bin',
        otherHeadings: 'bin|bin number|bin no',
        inWords: (bin) => `Bin ${bin}`,
      }),
    }),
    { heading: 'Wine', group: 'wine' },
  ),
  origin: text(of.origin, {
    heading: 'Origin',
    otherHeadings: 'origin|country|source|herkunft|land|origine|pays|origen|pais|provenienza|origem|herkomst',
    hint: 'As printed: “origine France”.',
    group: 'portion',
    isPrinted: true,
  }),
  kcal: number(of.kcal, {
    heading: 'Calories',
    otherHeadings: 'calories|kcal|cal|energy|kalorien|calorias|calorie|calorieen|カロリー|热量|칼로리',
    label: 'Energy in kcal',
    compared: 'Energy',
    group: 'portion',
    unit: ' kcal',
    readCell: readKcal,
  }),
  sodiumMg: number(of.sodiumMg, {
    heading: 'Sodium (mg)',
    otherHeadings: 'sodium|sodium mg|natrium|sodio',
    label: 'Sodium in mg',
    hint: 'Of one serving. Not printed: it decides about warnings.',
    compared: 'Sodium',
    group: 'portion',
    unit: ' mg',
    readCell: readSodiumMg,
  }),
  serves: range(of.serves, {
    heading: 'Serves',
    otherHeadings: 'serves|people|persons|guests|personen|personnes|personas|persone|pessoas',
    labelTo: 'Serves up to',
    group: 'portion',
    print: (guests, { serves }) => serves.replace('{n}', guests),
  }),
  modifierGroups: references({
    heading: 'Choices & extras',
    lostAs: 'choices',
    named: ({ modifierGroups }) => modifierGroups.map(({ id, name }) => ({ id, name, shown: name })),
  }),
} satisfies { readonly [Field in keyof MenuItem]?: Detail<NonNullable<MenuItem[Field]>> }

export type DetailKey = keyof typeof details

/** A missing field gets a row above, or a part below if it isn't a detail. */
interface EveryFieldWithoutARowInDetails extends Record<Exclude<keyof MenuItem, DetailKey>, string> {}

/** The fields that are no details, by the part of an item that they belong to; functions of that part know them. */
export const otherFields = {
  id: 'identity',
  categoryId: 'identity',
  cuisineId: 'identity',
  name: 'name',
  description: 'description',
  prices: 'prices',
  appliedMultipliers: 'prices',
  imageUrl: 'picture',
  dietaryOptions: 'claims',
  dietsOnRequest: 'claims',
  allergens: 'claims',
  mayContain: 'claims',
  removable: 'claims',
  claimsToConfirm: 'claims',
  confirmedClaims: 'stamps',
  readClaims: 'stamps',
  recipeId: 'stamps',
  recipeClaims: 'stamps',
  proposedWords: 'stamps',
  ingredients: 'recipe',
  dishId: 'link',
} as const satisfies EveryFieldWithoutARowInDetails

export type FieldOf<Part extends (typeof otherFields)[keyof typeof otherFields]> = {
  [Field in keyof typeof otherFields]: (typeof otherFields)[Field] extends Part ? Field : never
}[keyof typeof otherFields]
