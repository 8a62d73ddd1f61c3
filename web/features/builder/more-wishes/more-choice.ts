import type { Season } from '#domain/catalogue/dish.ts'
import { DEFAULT_VOICE, type VoiceId } from '#domain/catalogue/voices/voice.ts'
import { type MenuBriefInput, menuBriefSchema } from '#domain/generation/brief/brief.ts'
import { type MenuKind, TASTING_COURSES } from '#domain/generation/brief/kinds.ts'
import { requestedCounts } from '#domain/generation/filters.ts'
import { housesToChoose } from '#domain/generation/houses/house-names.ts'
import { categories } from '#domain/reference/reference.ts'
import { ApiError } from '../../../lib/api.ts'
import type { FilterChoice } from '../../../menu/store/last-filters.ts'

/** What is asked for in addition to the filters, as it is typed. */
export interface MoreChoice {
  readonly kind: MenuKind
  /** A kind of restaurant of the cuisine, as its houses are named; empty for none in particular. */
  readonly house: string
  /** Names of sections, parted by commas or lines; those of the kind where empty. */
  readonly sections: string
  readonly courses: string
  readonly withPairing: boolean
  /** Ingredients, parted by commas. */
  readonly mustUse: string
  /** US dollars a guest is to spend. */
  readonly perHead: string
  /** Empty: the season of today. */
  readonly season: Season | ''
  /** Two letters of ISO 3166-1; empty: where the restaurant lies. */
  readonly country: string
  /** How dishes of the catalogue are worded. */
  readonly voice: VoiceId
}

export const nothingMore: MoreChoice = {
  kind: 'a-la-carte',
  house: '',
  sections: '',
  courses: String(TASTING_COURSES.default),
  withPairing: false,
  mustUse: '',
  perHead: '',
  season: '',
  country: '',
  voice: DEFAULT_VOICE,
}

/** Returns whether anything is asked for that only the composer can do. A voice goes along with the filters. */
export const asksMore = (more: MoreChoice): boolean =>
  (Object.keys(nothingMore) as (keyof MoreChoice)[]).some((key) =>
    key === 'courses' || key === 'voice' ? false : more[key] !== nothingMore[key],
  )

/** Returns whether the filters' numbers of dishes decide; otherwise, the sections that are asked for here. */
export const countsDecide = ({ kind, sections }: MoreChoice): boolean =>
  kind === 'a-la-carte' && listed(sections).length === 0

/** `antipasti, primi and dolci` as its parts. */
export const listed = (text: string): string[] =>
  text
    .split(/[,;\n]|\s+and\s+/)
    .map((part) => part.trim())
    .filter(Boolean)

/** Cents of what was typed as dollars, `$55` or `55.50`; null for anything else. */
export function readDollars(text: string): number | null {
  const amount = /^\$?\s*(\d{1,6}(?:\.\d{1,2})?)$/.exec(text.trim().replaceAll(',', ''))?.[1]
  return amount === undefined ? null : Math.round(Number(amount) * 100)
}

export interface WishRefusal {
  readonly field: 'sections' | 'courses' | 'mustUse' | 'perHead' | 'menu'
  readonly sentence: string
}

interface AskedBrief {
  readonly choice: FilterChoice
  readonly more: MoreChoice
  /** Dishes of the catalogue that stay. */
  readonly keep: readonly number[]
  /** Where the restaurant lies. */
  readonly country: string | undefined
}

type ReadBrief =
  | { readonly brief: MenuBriefInput; readonly refusal?: never }
  | { readonly brief?: never; readonly refusal: WishRefusal }

export function readBrief({ choice, more, keep, country }: AskedBrief): ReadBrief {
  const perHead = more.perHead.trim() === '' ? undefined : readDollars(more.perHead)
  if (perHead === null) return refused('perHead', 'A target per head is an amount in US dollars, as in 55.')
  const brief: MenuBriefInput = {
    cuisineId: choice.cuisineId ?? 0,
    kind: more.kind,
    // A house of the cuisine before is none of this one.
    house: housesToChoose(choice.cuisineId ?? 0).find(({ house }) => house === more.house)?.house,
    sections: sectionsOf(choice, more),
    ...(more.kind === 'tasting' &&
      listed(more.sections).length === 0 && {
        courses: more.courses.trim() === '' ? 0 : Number(more.courses),
        withPairing: more.withPairing,
      }),
    priceRange: choice.priceRange,
    dietaryOptions: [...choice.dietaryOptions],
    notes: choice.notes.trim() || undefined,
    season: more.season || undefined,
    country: more.country || country,
    voice: more.voice,
    keep: [...keep],
    mustUse: listed(more.mustUse),
    perHead,
  }
  const wrong = menuBriefSchema.safeParse(brief).error?.issues[0]
  return wrong ? refused(fieldOf(wrong.path[0]), wrong.message) : { brief }
}

const refused = (field: WishRefusal['field'], sentence: string) => ({ refusal: { field, sentence } })

/** The owner's sections by name; at à la carte the filters' categories with their numbers; else those of the kind. */
function sectionsOf(choice: FilterChoice, more: MoreChoice): MenuBriefInput['sections'] {
  const names = listed(more.sections)
  if (names.length > 0) return names.map((name) => ({ name }))
  if (!countsDecide(more)) return undefined
  return requestedCounts({
    ...choice,
    selectedCategories: [],
    itemsPerCategory: 0,
    useCustomItemCounts: true,
  }).map(({ categoryId, count }) => ({
    name: categories.find(({ id }) => id === categoryId)?.name ?? '',
    count,
  }))
}

const fields: readonly WishRefusal['field'][] = ['sections', 'courses', 'mustUse', 'perHead']

const fieldOf = (name: unknown): WishRefusal['field'] => fields.find((field) => field === name) ?? 'menu'

/** Which field a refusal of the server's is about; its sentence is shown there. Null for a failure that is none. */
export function refusalOf(error: unknown): WishRefusal | null {
  if (!(error instanceof ApiError) || error.sentence === undefined) return null
  const { sentence } = error
  if (error.code === 'sections_not_understood') return { field: 'sections', sentence }
  if (error.code === 'target_out_of_reach') return { field: 'perHead', sentence }
  return error.code === 'impossible_wishes' ? { field: 'menu', sentence } : null
}
