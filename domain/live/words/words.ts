/** Our texts for guests, in addition to an owner's words, on a page and on boards; `{…}` is filled in. */
export interface GuestWords {
  readonly open: string
  /** `{time}`: `10 pm`. */
  readonly openUntil: string
  readonly closed: string
  /** `{time}`: `5 pm`, or `Tue 5 pm`. */
  readonly opens: string
  /** Of a special day without hours. */
  readonly closedAllDay: string
  /** On a board: when the house opens next. `{day}`: `Tuesday`. */
  readonly weOpen: string
  readonly hours: string
  readonly daily: string
  /** Of what is on a page for some days. `{day}`: `Dec 24`. */
  readonly from: string
  readonly until: string
  readonly menus: string
  /** The heading over menus that aren't served now, and over the menus other than the one asked for. */
  readonly otherMenus: string
  readonly allMenus: string
  readonly notServedNow: string
  /** Above the list where no menu is served. */
  readonly nothingServed: string
  /** The same where none of its menus has hours: it doesn't come automatically. */
  readonly noMenu: string
  readonly text: string
  readonly allergens: string
}
