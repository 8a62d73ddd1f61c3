/** What may change of what guests see, and of what is proposed of it. */
export const liveEventTypes = [
  'sold_out.changed',
  'prices.changed',
  'specials.changed',
  'menus.changed',
  'page.changed',
  'changes.changed',
] as const

/** A change of what guests see. */
export interface LiveEvent {
  readonly type: (typeof liveEventTypes)[number]
  readonly at: Date
  /** The account that changed it, null where it came automatically; who makes the request where absent. */
  readonly by?: string | null
  /** The version of the menu that it is as again. */
  readonly restored?: number
}
