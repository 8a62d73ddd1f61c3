import { z } from 'zod'
import { readOptimization, readRecommendations } from '#contract/generating/insights.ts'
import { applyChange, listChanges, openChange, readChange, withdrawChange } from '#contract/menus/changes.ts'
import { listDishes } from '#contract/menus/dishes.ts'
import { askRecord } from '#contract/menus/record.ts'
import { listSavedMenus, readSavedMenu, savedMenuPng } from '#contract/menus/saved-menus.ts'
import { searchMenus } from '#contract/menus/searching.ts'
import { listPlannedPrices } from '#contract/restaurant/planned-prices.ts'
import { listRestaurants } from '#contract/restaurant/restaurants.ts'
import { listSoldOut, readLiveState, saySoldOut } from '#contract/restaurant/sold-out.ts'
import { listSpecials } from '#contract/restaurant/specials.ts'
import type { Endpoint } from '#contract/shared/endpoint.ts'
import { placedEditSchema } from '#domain/menu/linking/dish-edits.ts'

type Step = 'call' | 'propose' | 'propose-edits'

export interface Tool {
  readonly name: string
  /** The call of the contract that it makes; its input is the call's. */
  readonly call: Endpoint
  readonly description: string
  readonly step: Step
  /** Replaces the body of the call. */
  readonly body?: z.ZodObject
}

const tool = (name: string, call: Endpoint, description?: string): Tool => ({
  name,
  call,
  description: description ?? `${call.summary}.`,
  step: 'call',
})

const WAITS = 'Nothing changes until a person applies it in Carte.'

const edits = z.object({
  menuId: openChange.body.shape.menuId,
  version: openChange.body.shape.version,
  title: openChange.body.shape.title,
  edits: z.array(placedEditSchema).min(1).max(200).meta({
    description: 'What becomes of items, by section and item id; what is absent stays as it is.',
  }),
})

/** Everything that a model may do, each by one call of the contract: reading, proposing, and two acts. */
export const tools: readonly Tool[] = [
  tool('list_restaurants', listRestaurants),
  tool('list_menus', listSavedMenus),
  tool('read_menu', readSavedMenu),
  tool('menu_page', savedMenuPng, 'A page of a menu as it is printed, as a picture.'),
  tool('search_menus', searchMenus, 'Find menus, sections and dishes by words.'),
  tool('find_dishes', listDishes),
  tool('list_sold_out', listSoldOut),
  tool('menu_live_state', readLiveState),
  tool(
    'check_menu',
    readRecommendations,
    'Advice on a saved menu: what is missing, doubtful or out of line.',
  ),
  tool('check_prices', readOptimization, 'Advice on the prices of a saved menu.'),
  tool('list_scheduled_prices', listPlannedPrices, 'Prices that begin or end automatically.'),
  tool('list_specials', listSpecials),
  tool('ask_record', askRecord, 'What guests read of a dish at a moment.'),
  tool('list_changes', listChanges),
  tool('read_change', readChange, 'One change: its lines, what it asks, and what the menu would become.'),
  {
    name: 'propose_edits',
    call: openChange,
    description: `Propose other names, descriptions or prices of items. Answers the lines that change, new findings and the page as a picture. ${WAITS}`,
    step: 'propose-edits',
    body: edits,
  },
  {
    name: 'propose_menu',
    call: openChange,
    description: `Propose a later state of a whole menu: read it, change \`content\`, send it back. ${WAITS}`,
    step: 'propose',
    body: openChange.body.pick({ menuId: true, version: true, title: true }).extend({
      content: z.record(z.string(), z.unknown()).meta({
        description: 'As read_menu answers it; carte://schema/menu describes it.',
      }),
    }),
  },
  tool('withdraw_change', withdrawChange),
  tool(
    'say_sold_out',
    saySoldOut,
    'Say that dishes are sold out or back. Guests see it at once, and anyone in the kitchen can take it back.',
  ),
  tool(
    'apply_change',
    applyChange,
    'Apply a change to a menu that guests don’t see, if the key may write. `version` is the version of the menu that you read.',
  ),
]

/** What a tool takes, as JSON Schema: the parts of its call's address and body together. */
export function inputSchemaOf({ call, body }: Tool): Record<string, unknown> {
  const parts = [call.params, call.query, body ?? call.body].flatMap((part) =>
    part instanceof z.ZodObject ? [part.shape] : [],
  )
  const { $schema: _, ...schema } = z.toJSONSchema(z.object(Object.assign({}, ...parts)), {
    io: 'input',
    unrepresentable: 'any',
  })
  return schema
}

export function inputOf({ call, body }: Tool, given: Readonly<Record<string, unknown>>) {
  const of = (part: z.ZodType | undefined) => (part instanceof z.ZodObject ? Object.keys(part.shape) : [])
  const params = of(call.params)
  const query = of(call.query)
  const inAddress = new Set([...params, ...query])
  const pick = (names: readonly string[]) =>
    Object.fromEntries(names.filter((name) => name in given).map((name) => [name, given[name]]))
  const others = Object.keys(given).filter((name) => !inAddress.has(name))
  // What no part of the call knows goes where the call refuses it by name.
  const takesBody = Boolean(body ?? call.body)
  return {
    params: pick(params) as Record<string, string | number>,
    query: pick(takesBody ? query : [...query, ...others]),
    body: takesBody ? pick(others) : undefined,
  }
}
