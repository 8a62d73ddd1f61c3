import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { readSavedMenuImport } from '#contract/menus/saved-menus.ts'
import { type BroughtAgain, bringAgain, type MissingFate } from '#domain/exchange/updating/bring-again.ts'
import type { SharedIds } from '#domain/exchange/updating/match-menus.ts'
import type { TakenForOne } from '#domain/exchange/updating/update-menu.ts'
import { settled } from '#domain/menu/claims/claims.ts'
import { compareMenus } from '#domain/menu/comparing/compare-menus.ts'
import { type ComparisonRow, comparisonRows } from '#domain/menu/comparing/comparison-rows.ts'
import { amountsWithoutPlace, changeCurrency } from '#domain/menu/editing/change-currency.ts'
import { mergeWork } from '#domain/menu/merging/merge-work.ts'
import { type AskedRow, questionRows } from '#domain/menu/merging/question-rows.ts'
import type { Answers } from '#domain/menu/merging/three-way.ts'
import { type Menu, type MenuContent, menuSchema } from '#domain/menu/model/menu.ts'
import { queryOf } from '../../../../lib/query-of.ts'
import type { OpenMenu } from '../../../../menu/state/menu-state.ts'
import { useOpenMenu } from '../../../../menu/store/open-menu.ts'

/** In which currency the figures of the source are; null while nobody has said. */
export type CurrencyChoice = 'own' | 'written' | null

export interface UpdateSource {
  readonly before: Menu
  /** The same menu as a source has it today. */
  readonly read: Menu
  readonly hasIds: SharedIds
  readonly cuisineId: number
}

/** What a menu that is brought again becomes, with what its owner has answered. */
interface Merged {
  readonly menu: Menu
  readonly questions: readonly AskedRow[]
  readonly changes: readonly ComparisonRow[]
  /** What its owner changed since the last import and the source left as it was. */
  readonly kept: readonly ComparisonRow[]
  readonly found: number
  readonly missing: BroughtAgain['missing']
  /** The base of the next time; null where it can't be one. */
  readonly lastImport: Menu | null
}

export interface Update {
  /** Null while the currency is asked for. */
  readonly merged: Merged | null
  readonly problem: string | null
  readonly answers: Answers
  setAnswers(answers: Answers): void
  /** What was brought last; null where nobody knows, undefined while it is asked for. */
  readonly known: OpenMenu['lastImport']
  readonly asksOwn: boolean
  setAsksOwn(asks: boolean): void
  setMissing(fate: MissingFate): void
  /** Dishes that are taken for one by how alike they are, or were said to be two. */
  readonly alike: readonly (TakenForOne & { readonly isApart: boolean })[]
  part(dish: TakenForOne, isApart: boolean): void
  readonly currency: CurrencyChoice
  setCurrency(currency: CurrencyChoice): void
  readonly fitsOwnCurrency: boolean
}

export function useUpdate({ before: open, read, hasIds, cuisineId }: UpdateSource): Update {
  const before = useMemo(() => settled(open), [open])
  const known = useLastImport()
  const [answers, setAnswers] = useState<Answers>(new Map())
  const [asksOwn, setAsksOwn] = useState(false)
  const [missing, setMissing] = useState<MissingFate>()
  const [parted, setParted] = useState<readonly TakenForOne[]>([])
  const [chosen, setCurrency] = useState<CurrencyChoice>(null)
  const currency = before.currency === read.currency ? 'own' : chosen
  const fitsOwnCurrency = useMemo(
    () => amountsWithoutPlace(read, before.currency).length === 0,
    [read, before.currency],
  )
  const brought = useMemo(() => {
    if (currency === null || known === undefined) return null
    return bringAgain(before, currency === 'own' ? changeCurrency(read, before.currency) : read, {
      hasIds,
      cuisineId,
      apart: new Set(parted.map(({ place }) => place)),
      lastImport: asksOwn ? null : known,
      missing,
    })
  }, [before, read, hasIds, cuisineId, parted, currency, known, asksOwn, missing])
  const merged = useMemo(() => brought && mergedWith(before, brought, answers), [before, brought, answers])
  const problem = useMemo(
    () => (merged && menuSchema.safeParse(merged.menu).error?.issues[0]?.message) || null,
    [merged],
  )
  return {
    merged,
    problem,
    answers,
    setAnswers,
    known,
    asksOwn,
    setAsksOwn,
    setMissing,
    alike: [
      ...(brought?.alike ?? []).map((dish) => ({ ...dish, isApart: false })),
      ...parted.map((dish) => ({ ...dish, isApart: true })),
    ],
    part: ({ place, was, is }, isApart) =>
      setParted((all) => [
        ...all.filter((dish) => dish.place !== place),
        ...(isApart ? [{ place, was, is }] : []),
      ]),
    currency,
    setCurrency,
    fitsOwnCurrency,
  }
}

/** The open menu's, that of the saved one, or none. */
function useLastImport(): OpenMenu['lastImport'] {
  const open = useOpenMenu((state) => state.lastImport)
  const id = useOpenMenu((state) => state.savedAs?.id) ?? ''
  const isAsked = open === undefined && id !== ''
  const query = useQuery({
    ...queryOf(readSavedMenuImport, { params: { id } }, { staleTime: 0, retry: 0 }),
    enabled: isAsked,
  })
  if (!isAsked) return open ?? null
  // Without an answer, each difference is asked.
  return query.isFetching ? undefined : (query.data?.menu ?? null)
}

function mergedWith(before: Menu, brought: BroughtAgain, answers: Answers): Merged {
  const { restaurant, design, templateId } = useOpenMenu.getState()
  const work = (menu: Menu) => ({ content: { restaurant, ...menu }, design, templateId })
  const [base, mine, theirs] = [brought.base, before, brought.theirs].map(work) as [Work, Work, Work]
  const menuWith = (given: Answers): Menu => ownMenu(mergeWork(base, mine, theirs, given).merged.content)
  const questions = questionRows(base, mine, theirs, answers)
  const menu = menuWith(answers)
  const taken = menuWith(new Map([...answers, ...questions.map(({ key }) => [key, 'theirs'] as const)]))
  const rows = (was: Menu, is: Menu) => comparisonRows(compareMenus(was, is, { isOneMenu: true }))
  return {
    menu,
    questions,
    changes: rows(before, menu),
    kept: rows(brought.theirs, taken),
    found: brought.found,
    missing: brought.missing,
    lastImport: menuSchema.safeParse(brought.lastImport).data ?? null,
  }
}

type Work = Parameters<typeof questionRows>[1]

const ownMenu = ({ restaurant: _, ...menu }: MenuContent): Menu => menu
