import { type Calendar, type CalendarFinding, readCalendar } from '#contract/restaurant/calendar.ts'
import { comingDays } from '#domain/live/calendar/coming-days.ts'
import { planConflicts } from '#domain/live/calendar/plan-conflicts.ts'
import { dayAt, latestReading } from '#domain/live/calendar/time-zones.ts'
import { dayNumberOf, dayOfNumber, momentOfMinutes } from '#domain/live/calendar/wall-minutes.ts'
import { dayFindings } from '#domain/live/findings/day-findings.ts'
import { plannedPricesForm, restaurantPageForm, specialForm } from '#domain/live/stored/forms.ts'
import { savedMenuForm } from '#domain/menu/stored/forms.ts'
import { readStoredText } from '#domain/menu/stored/read-stored.ts'
import { nextTurn } from '../../concurrency/in-turns.ts'
import type { Clock, Database } from '../../db/database.ts'
import type { Db } from '../../db/schema.ts'
import type { Api } from '../../http/bindings.ts'
import { mount } from '../../http/calls/mount.ts'
import { countGone, pricesByKey } from '../../live/gone-prices.ts'
import { ownPage } from '../../live/own-page.ts'
import { type CalendarMenu, entriesOn } from './entries.ts'
import { menusNamed, plansNamed, specialsNamed, versionsNamed } from './queries.ts'

export function mountCalendar(api: Api, { db, clock }: Database & Clock): void {
  mount(api, readCalendar, async ({ user, params, query }): Promise<Calendar> => {
    const page = readStoredText(
      restaurantPageForm,
      (await ownPage(db, user.house.id, params.restaurantId)).document,
    )
    const at = clock()
    const today = dayAt(latestReading(page.timeZone, at))
    const days = comingDays(page, query.from ? dayNumberOf(query.from) : today, query.days)
    const menus = await menusOfPage(db, user.house.id, page.menus)
    return {
      timeZone: page.timeZone,
      today: dayOfNumber(today),
      days: days.map((day) => ({
        day: day.day,
        specialDay: day.specialDay?.name ?? null,
        open:
          day.open?.map(({ from, until }) => ({
            from: momentOfMinutes(from),
            until: momentOfMinutes(until),
          })) ?? null,
        entries: entriesOn(page.timeZone, day, menus),
      })),
      findings: [
        ...dayFindings(page, dayOfNumber(today), days).map(({ params: facts, ...finding }) => ({
          ...finding,
          params: { ...facts, ...named(menus, facts.menuId) },
        })),
        ...menus.flatMap(priceFindings),
        ...menus.flatMap(questionFindings),
      ],
    }
  })
}

/** The menus of a page in its order; those in the bin are not on it. */
async function menusOfPage(
  db: Db,
  ownerId: string,
  placed: readonly { readonly menuId: string; readonly label?: string | undefined }[],
): Promise<CalendarMenu[]> {
  const ids = placed.map(({ menuId }) => menuId)
  const rows = await menusNamed(db, ownerId, ids)
  const plans = await plansNamed(db, ownerId, ids)
  const specials = await specialsNamed(db, ownerId, ids)
  const versions = await versionsNamed(db, ownerId, ids)
  const menus: CalendarMenu[] = []
  for (const { menuId, label } of placed) {
    const row = rows.find(({ id }) => id === menuId)
    if (!row) continue
    const isOfMenu = (one: { readonly menuId: string }) => one.menuId === menuId
    // A menu of a thousand dishes takes some milliseconds to read.
    await nextTurn()
    menus.push({
      menuId,
      name: label ?? (row.title || row.name),
      content: readStoredText(savedMenuForm, row.document).content,
      plans: plans
        .filter(isOfMenu)
        .map(({ id, document }) => ({ id, plan: readStoredText(plannedPricesForm, document) })),
      specials: specials
        .filter(isOfMenu)
        .map(({ id, document }) => ({ id, special: readStoredText(specialForm, document) })),
      versions: versions
        .filter(isOfMenu)
        .map(({ menuId: _, opensAt, ...version }) => ({ ...version, opensAt: opensAt ?? '' })),
    })
  }
  return menus
}

const named = (menus: readonly CalendarMenu[], menuId: string | number | undefined) => {
  const menu = menus.find((one) => one.menuId === menuId)
  return menu && { menu: menu.name }
}

function goneOf({ content, plans }: Pick<CalendarMenu, 'content' | 'plans'>) {
  if (plans.length === 0) return []
  const prices = pricesByKey(content)
  return plans.map(({ id, plan }) => ({ id, plan, count: countGone(prices, plan) }))
}

const priceFindings = ({ name, content, plans }: CalendarMenu): CalendarFinding[] => [
  ...planConflicts(plans).map(({ winner, loser, prices }) => ({
    code: 'prices_overlap' as const,
    pointer: `/plannedPrices/${winner.id}`,
    params: { menu: name, winner: winner.plan.name, loser: loser.plan.name, count: prices.length },
  })),
  ...goneOf({ content, plans }).flatMap(({ id, plan, count }): CalendarFinding[] => {
    return count === 0
      ? []
      : [
          {
            code: 'prices_gone',
            pointer: `/plannedPrices/${id}`,
            params: { menu: name, plan: plan.name, count },
          },
        ]
  }),
]

const questionFindings = ({ name, versions }: CalendarMenu): CalendarFinding[] =>
  versions
    .filter(({ asks }) => asks > 0)
    .map(({ id, title, opensAt, asks }) => ({
      code: 'version_asks',
      pointer: `/changes/${id}`,
      params: { menu: name, version: title, opensAt, count: asks },
    }))
